"""Whether numbers and icons can be read: axe looks neither at numbers that a style sheet writes
(`data-n`) nor at drawings."""

import io
import re
from collections.abc import Sequence
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Page

# Numbers that stand there for good, with their colour and their place on the screen.
NUMBERS = """
(root) => [...document.querySelectorAll(`${root} [data-n]`)].flatMap((node) => {
  const seen = node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  let opacity = 1
  for (let at = node; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity)
  const { x, y, width, height } = node.getBoundingClientRect()
  const inside = x >= 0 && y >= 0 && x + width < innerWidth && y + height < innerHeight
  if (!seen || opacity < 0.95 || !width || !inside) return []
  const { color, fontSize } = getComputedStyle(node)
  const box = [x, y, x + width, y + height].map(Math.round)
  return [{ number: node.dataset.n, where: node.parentElement.className, color, fontSize, box }]
})
"""
# Icons that stand there for good and are not paled on purpose, with their place on the screen.
ICONS = """
(root) => [...document.querySelectorAll(`${root} svg.ic`)].flatMap((node) => {
  const seen = node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  let opacity = 1
  for (let at = node; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity)
  const { x, y, width, height } = node.getBoundingClientRect()
  const inside = x >= 0 && y >= 0 && x + width < innerWidth && y + height < innerHeight
  if (!seen || opacity < 0.95 || width < 8 || !inside) return []
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  if (!node.parentElement.contains(top) && !top?.contains(node)) return [] // something covers it
  const icon = node.querySelector('use')?.getAttribute('href') ?? node.classList.value
  const box = [x, y, x + width, y + height].map(Math.round)
  return [{ icon, where: node.parentElement.className, box }]
})
"""
# Crests and people that stand there for good, with the colour of their clan.
PEOPLE = """
(root) => [...document.querySelectorAll(`${root} svg:is(.crest, .pawn)`)].flatMap((node) => {
  const seen = node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const { x, y, width, height } = node.getBoundingClientRect()
  const inside = x >= 0 && y >= 0 && x + width < innerWidth && y + height < innerHeight
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  if (!seen || !inside || !(node.parentElement.contains(top) || top?.contains(node))) return []
  const probe = document.createElement('i')
  probe.style.color = getComputedStyle(node).getPropertyValue('--c')
  node.parentElement.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  const box = [x, y, x + width, y + height].map(Math.round)
  return [{ what: node.classList.value, where: node.parentElement.className, color, box }]
})
"""
NOBODY = "svg:is(.crest, .pawn) { visibility: hidden !important }"
FULL = "svg.ic { visibility: inherit }"
EMPTY = "svg.ic { visibility: hidden !important }"
BARE = "*, *::before { color: transparent !important }"
LEAST: Final = 4.5
LEAST_LARGE: Final = 3.0
LARGE: Final = 24.0  # pixels


def light(colour: Sequence[float]) -> float:
    """The luminance of a colour, between 0 and 1."""
    parts = [each / 255 for each in colour]
    linear = [
        each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Sequence[float], other: Sequence[float]) -> float:
    """Of two colours, between 1 and 21."""
    darker, lighter = sorted([light(one), light(other)])
    return (lighter + 0.05) / (darker + 0.05)


def ground(picture: Image.Image, box: Sequence[int]) -> tuple[int, ...]:
    """The colour in the middle of all that lies under a number."""
    left, top, right, bottom = box
    places = [(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)]
    pixels = [picture.getpixel(place) for place in places]
    return sorted([each for each in pixels if isinstance(each, tuple)], key=sum)[len(pixels) // 2]


def shot(page: Page, style: str) -> Image.Image:
    """The page as it is drawn, with this style on top."""
    tag = page.add_style_tag(content=style)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    tag.evaluate("(style) => style.remove()")
    return picture


def outline(drawn: Image.Image, empty: Image.Image, box: Sequence[int]) -> float:
    """How well the lines of an icon stand out: the contrast that a tenth of its pixels reach,
    each with what lies under the icon."""
    beneath = ground(empty, box)
    left, top, right, bottom = box
    places = [(x, y) for x in range(left, right) for y in range(top, bottom)]
    ink = [drawn.getpixel(place) for place in places if differ(drawn, empty, place)]
    seen = sorted(contrast(each, beneath) for each in ink if isinstance(each, tuple))
    return seen[-max(1, len(seen) // 10)] if seen else 1.0


def differ(one: Image.Image, other: Image.Image, place: tuple[int, int]) -> bool:
    """Whether two pictures have another colour there."""
    return one.getpixel(place) != other.getpixel(place)


def unseen(page: Page, root: str) -> list[str]:
    """Icons none of whose lines stand out from what they are drawn on."""
    icons: list[dict[str, Any]] = page.evaluate(ICONS, root)
    assert icons
    drawn, empty = shot(page, FULL), shot(page, EMPTY)
    found = [(each, outline(drawn, empty, each["box"])) for each in icons]
    pale = [(each, seen) for each, seen in found if seen < LEAST_LARGE]
    return sorted({f"{each['where']} {each['icon']}: {seen:.1f}" for each, seen in pale})


def unclear(page: Page, root: str) -> list[str]:
    """Crests and people whose clan is hard to tell from what they stand on."""
    people: list[dict[str, Any]] = page.evaluate(PEOPLE, root)
    assert people
    picture = shot(page, NOBODY + BARE)
    found = [(each, contrast(rgb(each), ground(picture, each["box"]))) for each in people]
    pale = [(each, seen) for each, seen in found if seen < LEAST_LARGE]
    return sorted({f"{each['where']} {each['what']}: {seen:.1f}" for each, seen in pale})


def rgb(thing: dict[str, Any]) -> list[float]:
    """The colour of a thing, as numbers."""
    return [float(part) for part in re.findall(r"[\d.]+", thing["color"])[:3]]


def unreadable(page: Page, root: str) -> list[str]:
    """Numbers that are too pale on what they stand on."""
    numbers: list[dict[str, Any]] = page.evaluate(NUMBERS, root)
    assert numbers
    picture = shot(page, BARE)
    found = []
    for each in numbers:
        least = LEAST_LARGE if float(each["fontSize"][:-2]) >= LARGE else LEAST
        seen = contrast(rgb(each), ground(picture, each["box"]))
        if seen < least:
            found.append(f"{each['where']} {each['number']}: {seen:.1f}")
    return found
