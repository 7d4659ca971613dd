"""Whether numbers can be read: axe does not look at those that a style sheet writes (`data-n`)."""

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


def unreadable(page: Page, root: str) -> list[str]:
    """Numbers that are too pale on what they stand on."""
    numbers: list[dict[str, Any]] = page.evaluate(NUMBERS, root)
    assert numbers
    bare = page.add_style_tag(content=BARE)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    bare.evaluate("(style) => style.remove()")
    found = []
    for each in numbers:
        ink = [float(part) for part in re.findall(r"[\d.]+", each["color"])[:3]]
        least = LEAST_LARGE if float(each["fontSize"][:-2]) >= LARGE else LEAST
        seen = contrast(ink, ground(picture, each["box"]))
        if seen < least:
            found.append(f"{each['where']} {each['number']}: {seen:.1f}")
    return found
