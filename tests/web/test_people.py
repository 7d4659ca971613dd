"""People at one table: what they settle among themselves, and what each is told of the others."""

import re

import pytest
from playwright.sync_api import Locator, expect

from readers import CHOICE, NewReader, Reader, who_is_asked

pytestmark = pytest.mark.slow


def friends(new_reader: NewReader, **more: str) -> tuple[Reader, Reader]:
    """Ann and Bob at a table of their own, who see every change as soon as it is heard of."""
    ann, bob = (new_reader(reduced_motion="reduce") for _ in range(2))
    bob.name = "Bob"
    ann.host("shitenno", bob, stand_in="greedy:tables=1", **more)
    return ann, bob


def lines(reader: Reader) -> int:
    return reader.page.get_by_test_id("log").locator("li[data-line]").count()


def menu(reader: Reader, name: str) -> None:
    reader.page.get_by_test_id("menu").click()
    reader.page.get_by_role("button", name=name).click()


def card(reader: Reader, text: str) -> Locator:
    return reader.page.get_by_role("status").filter(has_text=text)


def test_friends_take_back_pause_and_remind(new_reader: NewReader) -> None:
    ann, bob = friends(new_reader, clock="20m+30s")
    first, second = who_is_asked(ann, bob)
    # whose time runs is plain, and it runs
    clock = first.page.get_by_test_id("player-0" if first is ann else "player-1").locator(
        ".running"
    )
    expect(clock).to_have_text(re.compile(r"(19|20):\d\d"))
    shown = clock.inner_text()
    expect(clock).not_to_have_text(shown)
    # who waits reminds the other
    menu(second, "Remind the others")
    expect(first.page.get_by_test_id("nudged")).to_contain_text(f"{second.name} is waiting")
    first.say()
    expect(first.page.get_by_test_id("nudged")).to_have_count(0)
    assert who_is_asked(ann, bob) == (second, first)
    second.say()
    # what both have answered is taken back by consent only
    expect(first.page.get_by_test_id("log")).to_contain_text("starts as")
    before = lines(first)
    undo = first.page.get_by_test_id("undo")
    undo.click()
    proposal = second.page.get_by_test_id("proposal")
    expect(proposal).to_contain_text(f"{first.name} would like to take back")
    proposal.get_by_role("button", name="No").click()
    expect(first.page.get_by_test_id("proposal")).to_have_count(0)
    assert lines(first) == before
    undo.click()
    expect(proposal).to_be_visible()
    first.page.get_by_role("button", name="Withdraw").click()
    expect(proposal).to_have_count(0)
    undo.click()
    proposal.get_by_role("button", name="Agree").click()
    expect(first.page.locator(CHOICE)).to_have_count(4)
    assert lines(first) < before
    # a pause needs consent, too; while it lasts nothing can be chosen
    menu(second, "Ask for a pause")
    first.page.get_by_role("button", name="Agree").click()
    for reader in (ann, bob):
        expect(card(reader, "The game is paused.")).to_be_visible()
    expect(first.page.locator(CHOICE)).to_have_count(0)
    second.page.get_by_role("button", name="Go on").click()
    expect(first.page.locator(CHOICE)).to_have_count(4)
    # the Tairō begins a lot, and begins it anew
    for reader in who_is_asked(ann, bob):
        reader.asked()
        reader.say()
    tairo, _ = who_is_asked(ann, bob)
    offered = tairo.page.locator(CHOICE).all_inner_texts()
    for _ in range(2):
        tairo.say()
        tairo.asked()
    expect(tairo.page.locator(CHOICE)).not_to_have_text(offered)
    tairo.page.get_by_test_id("restart").click()
    expect(tairo.page.locator(CHOICE)).to_have_text(offered)


def test_what_is_whispered_stays_between_two_and_spectators_are_counted(
    new_reader: NewReader,
) -> None:
    ann, bob = friends(new_reader)
    eve = new_reader("phone", touch=True)
    eve.open(ann.page.url.removeprefix(ann.address))
    expect(ann.page.get_by_text("1 spectator")).to_be_visible()
    expect(eve.page.get_by_test_id("sentence")).to_contain_text("Waiting for")
    expect(eve.page.locator(CHOICE)).to_have_count(0)
    eve.page.get_by_test_id("side").tap()
    eve.page.get_by_test_id("tab-chat").tap()
    for reader in (ann, bob):
        reader.page.keyboard.press("c")
    talk(ann, "for all to hear")
    ann.page.get_by_label("To whom").select_option(label="Only to Bob")
    talk(ann, "between you and me")
    heard = bob.page.get_by_test_id("chat").locator("li")
    expect(heard.filter(has_text="between you and me")).to_contain_text("→ Bob")
    expect(eve.page.get_by_title("1 spectator")).to_be_visible()
    expect(eve.page.get_by_test_id("chat")).to_contain_text("Only spectators read")
    eve.page.get_by_label("Your nickname").fill("Eve")
    talk(eve, "who will win?")
    expect(eve.page.get_by_test_id("chat")).to_contain_text("Eve")
    expect(eve.page.get_by_test_id("chat")).to_contain_text("who will win?")
    expect(eve.page.get_by_test_id("chat")).to_contain_text("for all to hear")
    expect(eve.page.get_by_test_id("chat")).not_to_contain_text("between you and me")
    talk(bob, "good")  # after this line nothing else is on its way
    expect(ann.page.get_by_test_id("chat")).to_contain_text("good")
    expect(ann.page.get_by_test_id("chat")).not_to_contain_text("who will win?")
    # whoever has talked plays on
    asked, _ = who_is_asked(ann, bob)
    talk(asked, "my turn")
    expect(asked.page.get_by_test_id("chat")).to_contain_text("my turn")
    asked.say()


def talk(reader: Reader, text: str) -> None:
    field = reader.page.get_by_label("Write a message")
    field.fill(text)
    field.press("Enter")


def test_a_bot_stands_in_for_who_is_away_and_gives_the_seat_back(new_reader: NewReader) -> None:
    ann, bob = friends(new_reader)
    home = bob.address
    # for oneself, at once
    menu(ann, "Let a bot play for me")
    expect(card(ann, "A bot is playing for you.")).to_be_visible()
    expect(bob.page.get_by_test_id("player-0")).to_contain_text("a bot stands in")
    expect(ann.page.locator(CHOICE)).to_have_count(0)
    ann.page.get_by_role("button", name="Play again myself").click()
    expect(bob.page.get_by_test_id("player-0")).not_to_contain_text("a bot stands in")
    # for somebody who is away and waited for, unless they come back and say so
    if who_is_asked(ann, bob)[0] is ann:
        ann.say()  # the bot may have spoken first
    there = bob.page.url
    bob.page.goto(home)
    bob.page.get_by_test_id("play-shitenno").wait_for()
    chip = ann.page.get_by_test_id("player-1")
    expect(chip).to_contain_text("away")
    chip.get_by_role("button").first.click()
    ann.page.get_by_test_id("stand-in").click()
    proposal = ann.page.get_by_test_id("proposal")
    expect(proposal).to_contain_text("A bot will play for Bob in a minute")
    bob.page.goto(there)
    bob.page.get_by_role("button", name="I am here").click()
    expect(proposal).to_have_count(0)
    menu(bob, "Let a bot play for me")
    expect(chip).to_contain_text("a bot stands in")
    bob.page.goto(home)
    bob.page.get_by_test_id("play-shitenno").wait_for()
    ann.asked()
    said = lines(ann)
    for _ in range(20):  # until something has happened that is told
        ann.say()
        ann.asked()
        if lines(ann) > said:
            break
    assert lines(ann) > said
    # who comes back is told what happened, and plays on
    bob.page.goto(there)
    told = bob.page.get_by_test_id("away")
    expect(told).to_contain_text("happened while you were away")
    told.get_by_role("button", name="Look").click()
    expect(bob.page.get_by_test_id("log")).to_contain_text("While you were away")
    bob.page.get_by_role("button", name="Play again myself").click()
    expect(chip).not_to_contain_text("a bot stands in")
    expect(chip).not_to_contain_text("away")


def test_a_tab_in_the_background_counts_as_away(new_reader: NewReader) -> None:
    ann, bob = friends(new_reader)
    first, second = who_is_asked(ann, bob)
    look_away(second, "hidden")
    first.say()
    told = first.page.get_by_test_id("log").locator("li[data-line]")
    expect(told).not_to_have_count(0)
    expect(second.page.get_by_test_id("log").locator("li[data-line]")).to_have_count(told.count())
    expect(second.page.get_by_test_id("away")).to_have_count(0)
    look_away(second, "visible")
    expect(second.page.get_by_test_id("away")).to_contain_text("happened while you were away")


def look_away(reader: Reader, state: str) -> None:
    """As when another tab comes to the front, or this one again."""
    reader.page.evaluate(
        "(state) => { Object.defineProperty(document, 'visibilityState',"
        " { value: state, configurable: true });"
        " document.dispatchEvent(new Event('visibilitychange')) }",
        state,
    )


def test_friends_play_again_and_only_what_is_final_is_confirmed(
    new_reader: NewReader,
) -> None:
    ann, bob = friends(new_reader)
    first, second = who_is_asked(ann, bob)
    first.say()
    second.asked()
    second.say()  # now cards are dealt: who chooses last cannot go back
    expect(second.page.get_by_test_id("log")).to_contain_text("starts as")
    ann.page.get_by_test_id("menu").click()
    ann.page.get_by_test_id("concede").click()
    ann.page.get_by_test_id("concede-yes").click()
    # the one lays the next table, the other sits down at it
    old = bob.page.url
    bob.page.get_by_test_id("rematch").click()
    expect(ann.page.get_by_test_id("rematch")).to_have_text("Join the next game")
    ann.page.get_by_test_id("rematch").click()
    for reader in (ann, bob):
        reader.page.wait_for_url(lambda url: "/table/" in url and url != old)
        reader.page.get_by_test_id("prompt").wait_for()
        expect(reader.page.get_by_test_id("player-0")).to_contain_text("Bob")
        expect(reader.page.get_by_test_id("player-1")).to_contain_text("Ann")
    first, second = who_is_asked(ann, bob)
    first.hold_time()  # however long the server takes to tell that this is not final
    first.page.locator(CHOICE).first.click()  # until the other has chosen it may be taken back
    second.asked()
    assert first.page.get_by_test_id("confirm").count() == 0
    page, before = second.page, said(second)
    sentence = page.get_by_test_id("sentence")
    page.locator(CHOICE).first.click()
    expect(sentence).to_contain_text("You cannot take this back")
    page.keyboard.press("Escape")
    expect(sentence).not_to_contain_text("You cannot take this back")
    page.locator(CHOICE).first.click()
    expect(sentence).to_contain_text("You cannot take this back")
    assert said(second) == before
    with second.sends("words"):
        page.keyboard.press("Enter")
    expect(page.get_by_test_id("confirm")).to_have_count(0)
    assert said(second) == before + 1


def said(reader: Reader) -> int:
    """How often words were said."""
    return sum('"type":"words"' in str(text) for text in reader.sent)


def test_a_move_is_prepared_while_others_think(new_reader: NewReader) -> None:
    ann, bob = friends(new_reader)
    first, second = who_is_asked(ann, bob)
    page = second.page
    prepared = page.get_by_test_id("prepared")
    # on the board: a province, thought better of
    page.locator("[data-plaque=kanto]").click()
    way = page.locator(".way").first
    way.click()
    expect(way).to_have_attribute("aria-pressed", "true")
    expect(prepared).to_contain_text("Kantō, with troops")
    prepared.click()
    expect(prepared).to_have_count(0)
    # of anything that is pointed at: the words that name it
    page.locator("[data-plaque=kanto]").click(button="right")
    page.locator("[data-later='bribe:kanto']").click()
    expect(prepared).to_contain_text("Kantō, with koku")
    # by its word: said as soon as it is asked
    page.get_by_test_id("tab-text").click()
    field = page.get_by_label("Words, numbers or names")
    field.fill("general:ii")
    field.press("Enter")
    expect(prepared).to_contain_text("Ii Naomasa")
    first.say("general:honda")
    page.get_by_test_id("tab-log").click()
    expect(page.get_by_test_id("log")).to_contain_text(f"{second.name} is Ii Naomasa")
    expect(prepared).to_have_count(0)


def test_a_game_goes_on_on_another_device(new_reader: NewReader) -> None:
    """From the menu of the table, and from the home page; what that costs is said first."""
    laptop, phone = new_reader(), new_reader("phone", touch=True)
    laptop.open()
    laptop.page.get_by_test_id("play-shitenno").wait_for()
    laptop.page.wait_for_load_state("networkidle")
    expect(laptop.page.get_by_test_id("device")).to_have_count(0)  # nothing to go on with
    match = laptop.sit("shitenno", "me", "greedy:tables=1")
    laptop.page.get_by_test_id("menu").click()
    laptop.page.get_by_test_id("device").click()
    page = phone.page
    page.goto(link_shown_to(laptop))
    page.get_by_test_id("adopt").wait_for()
    expect(page.get_by_text("You have already played on this device.")).to_have_count(0)
    page.get_by_test_id("adopt").click()
    expect(page).to_have_url(re.compile(f"#/table/{match}$"))
    assert phone.asked()
    phone.say()
    # back to a third device, by the home page
    phone.open("#/")
    page.get_by_test_id("device").click()
    link = link_shown_to(phone)
    tablet = new_reader("tablet")
    tablet.sit("shitenno", "me", "greedy:tables=1")
    tablet.page.goto(link)
    expect(tablet.page.get_by_text("You have already played on this device.")).to_be_visible()
    assert tablet.findings() == []
    tablet.page.get_by_test_id("adopt").click()
    tablet.page.get_by_test_id("play-shitenno").wait_for()
    expect(tablet.page.locator(f"a[href='#/table/{match}']")).to_be_visible()


def link_shown_to(reader: Reader) -> str:
    """The link to go on with elsewhere, once it has come."""
    field = reader.page.get_by_test_id("device-link")
    expect(field).to_have_value(re.compile("#/adopt/"))
    return field.input_value()


def test_a_link_that_is_not_good_says_so_and_changes_nobody(reader: Reader) -> None:
    reader.sit("shitenno", "me", "greedy:tables=1")
    page = reader.open("#/adopt/nobody.1.x")
    page.get_by_test_id("adopt").click()
    expect(page.get_by_role("alert")).to_have_text("This link is wrong or has expired.")
    reader.complaints.clear()  # Chromium tells of what was refused
    reader.open("#/")
    expect(page.get_by_test_id("running").get_by_role("listitem")).to_have_count(1)


def test_an_account_is_made_left_and_entered_again(new_reader: NewReader) -> None:
    ann = new_reader()
    match = ann.sit("shitenno", "me", "greedy:tables=1")

    def send(button: str) -> None:
        page.get_by_test_id("account-title").click()
        page.get_by_test_id("account-name").fill("Ann of Nara")
        page.get_by_test_id("account-password").fill("plum blossom")
        page.get_by_test_id(button).click()

    page = ann.open("#/")
    mine = page.locator(f"a[href='#/table/{match}']")
    send("log-in")
    expect(page.get_by_role("alert")).to_have_text("Wrong name or password.")
    assert ann.findings() == []
    page.reload()
    send("sign-up")
    expect(page.get_by_test_id("account")).to_have_text("You are logged in as Ann of Nara.")
    expect(mine).to_be_visible()
    page.get_by_test_id("log-out").click()
    expect(page.get_by_test_id("account-title")).to_have_text("Account")
    expect(mine).to_have_count(0)
    send("log-in")
    expect(page.get_by_test_id("account")).to_have_text("You are logged in as Ann of Nara.")
    expect(mine).to_be_visible()
    ann.complaints.clear()  # Chromium tells of what was refused


def test_my_games_tell_whose_turn_it_is(new_reader: NewReader) -> None:
    ann, bob = friends(new_reader)
    asked, other = who_is_asked(ann, bob)
    for reader, told in ((asked, "your turn"), (other, f"waiting for {asked.name}")):
        reader.open("")
        mine = reader.page.get_by_test_id("running").get_by_role("listitem")
        expect(mine).to_have_count(1)
        expect(mine).to_contain_text(told)
    other.page.get_by_test_id("remove").click()  # it is gone for good from what is shown here
    other.page.reload()
    other.page.get_by_test_id("play-shitenno").wait_for()
    other.page.wait_for_load_state("networkidle")
    expect(other.page.get_by_test_id("running")).to_have_count(0)


def test_devices_are_logged_out_and_a_password_is_changed(new_reader: NewReader) -> None:
    ann, phone = new_reader(), new_reader()
    secret = {"name": "Ann of Uji", "password": "plum blossom"}
    page = ann.open("#/")
    ann.post("account", secret)
    phone.open("#/")
    phone.post("account/login", secret)
    page.reload()
    devices = page.get_by_test_id("devices")
    devices.locator("summary").click()
    expect(devices.get_by_role("listitem")).to_have_count(2)
    expect(devices).to_contain_text("this device")
    assert ann.findings() == []
    devices.get_by_role("button", name="Log out", exact=True).click()
    expect(devices.get_by_role("listitem")).to_have_count(1)
    phone.page.reload()
    expect(phone.page.get_by_test_id("account-title")).to_have_text("Account")
    phone.post("account/login", secret)
    changing = page.get_by_test_id("new-password")
    changing.locator("summary").click()
    for fresh, told in (("password", "too easy to guess"), ("cherry blossom", "is changed")):
        page.get_by_test_id("password-now").fill(secret["password"])
        page.get_by_test_id("password-fresh").fill(fresh)
        page.get_by_test_id("password-change").click()
        expect(changing).to_contain_text(told)
    phone.page.reload()
    expect(phone.page.get_by_test_id("account-title")).to_have_text("Account")
    page.get_by_test_id("log-out-everywhere").click()
    expect(page.get_by_test_id("account-title")).to_have_text("Account")
    ann.complaints.clear()  # Chromium tells of what was refused


def test_whoever_scrolls_up_reads_what_was_said_before(new_reader: NewReader) -> None:
    ann = new_reader()
    match = ann.sit("shitenno", "me", "greedy:tables=1")
    for number in range(70):
        line = {"text": f"line {number}.", "client_id": f"t{number}"}
        ann.post(f"matches/{match}/chat", line)
    page = ann.page
    page.reload()
    ann.drawn()
    page.keyboard.press("c")
    chat = page.get_by_test_id("chat")
    expect(chat.get_by_text("line 69.")).to_be_visible()
    expect(chat.get_by_text("line 20.")).to_have_count(1)
    expect(chat.get_by_text("line 19.")).to_have_count(0)
    chat.locator("ol").evaluate("list => list.scrollTo({ top: 0 })")
    expect(chat.get_by_text("line 0.")).to_have_count(1)
    expect(chat.get_by_test_id("older-chat")).to_have_count(0)
