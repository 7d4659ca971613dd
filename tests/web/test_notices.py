"""Being called back: the page asks only after a click, and the browser shows what is pushed."""

import json
import re

import pytest
from playwright.sync_api import expect

from readers import NewReader, Reader

pytestmark = pytest.mark.slow

# A browser without a push service of its own: the keys are those of a real one.
POINT = "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"
SUBSCRIBED = """
window.askedFor = 0
const ask = Notification.requestPermission.bind(Notification)
Notification.requestPermission = () => (window.askedFor += 1, ask())
PushManager.prototype.getSubscription = async () => null
PushManager.prototype.subscribe = async (options) => {
  window.key = options.applicationServerKey.length
  const keys = {
    p256dh: 'POINT',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  }
  return { toJSON: () => ({ endpoint: 'https://push.example.com/one', keys }) }
}
""".replace("POINT", POINT)


def settled(reader: Reader) -> None:
    assert reader.findings() == []
    assert reader.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_browser_is_asked_after_a_click_and_shows_what_is_pushed(new_reader: NewReader) -> None:
    reader = new_reader("phone", touch=True, service_workers="allow")
    reader.context.grant_permissions(["notifications"], origin=reader.address.rstrip("/"))
    reader.context.add_init_script(SUBSCRIBED)
    page = reader.open("#/notices")
    begin = page.get_by_role("button", name="Notify me here")
    begin.wait_for()
    assert page.evaluate("window.askedFor") == 0
    settled(reader)
    begin.click()
    page.get_by_role("button", name="No more messages here").wait_for()
    assert page.evaluate("[window.askedFor, window.key]") == [1, 65]
    shown = reader.context.request.get(f"{reader.address}api/v1/me/ways").json()["ways"]
    assert [(way["kind"], way["here"]) for way in shown] == [("push", True)]
    told = {"title": "Tatami", "text": "It is your turn.", "link": reader.address, "tag": "one"}
    pushed(reader, told)
    notices = page.evaluate_handle(
        "async () => await (await navigator.serviceWorker.ready).getNotifications()"
    )
    assert notices.evaluate("all => all.map(one => [one.title, one.body, one.tag])") == [
        ["Tatami", "It is your turn.", "one"]
    ]
    page.get_by_role("button", name="No more messages here").click()
    begin.wait_for()


def pushed(reader: Reader, told: dict[str, str]) -> None:
    """Deliver a push as the browser's own service would."""
    page = reader.page
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    tools = reader.context.new_cdp_session(page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    while not found:  # the events come after the answer
        page.wait_for_timeout(20)
    origin = reader.address.rstrip("/")
    about = {"origin": origin, "registrationId": found[0], "data": json.dumps(told)}
    tools.send("ServiceWorker.deliverPushMessage", about)
    shown = "async () => (await (await navigator.serviceWorker.ready).getNotifications()).length"
    while not page.evaluate(shown):
        page.wait_for_timeout(20)


def test_channels_mail_and_quiet_hours_are_chosen_by_keyboard(new_reader: NewReader) -> None:
    reader = new_reader("phone")
    page = reader.open("#/notices")
    page.get_by_test_id("kind").select_option("discord")
    page.get_by_test_id("address").fill("http://192.168.1.1/hook")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("must be a public one")
    reader.complaints.clear()  # the browser complains of every refusal
    page.get_by_test_id("address").fill("https://discord.example.com/hook-12345")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("ways")).to_contain_text("discord.example.com/…2345")
    page.get_by_test_id("quiet").press("Space")
    expect(page.get_by_label("From")).to_have_value("22:00")
    page.get_by_label("From").fill("21:30")
    page.reload()
    expect(page.get_by_label("From")).to_have_value("21:30")
    settled(reader)
    page.get_by_role("button", name=re.compile("^Remove")).press("Enter")
    expect(page.get_by_test_id("ways")).to_have_count(0)


def test_a_link_in_a_mail_does_nothing_before_a_click(new_reader: NewReader) -> None:
    reader = new_reader("phone")
    page = reader.open("#/stop/0123")
    page.get_by_test_id("mail-answer").wait_for()
    settled(reader)
    page.get_by_test_id("mail-answer").click()
    expect(page.get_by_role("alert")).to_contain_text("wrong or has expired")
    reader.complaints.clear()
