"""What one must never see on The White Castle's board: looked for in the page, at any moment."""

from playwright.sync_api import Page

# Sorts of faults, each with what shows it. Words are those that may be said, each by a button.
FAULTS = """
(words) => {
  const found = []
  const seen = (node) =>
    node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && node.getBoundingClientRect().width > 0
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen)
  const name = (node) => `${node.parentElement.className} > ${node.outerHTML.slice(0, 70)}`
  /** How far a node sticks out of a frame: left, right, above, below. */
  const sticksOut = (node, frame) => {
    const inner = node.getBoundingClientRect(), outer = frame.getBoundingClientRect()
    return [outer.left - inner.left, inner.right - outer.right,
      outer.top - inner.top, inner.bottom - outer.bottom]
  }
  const beyond = (node, frame, ...most) =>
    sticksOut(node, frame).some((by, side) => by > most[side])

  if (document.documentElement.scrollWidth > innerWidth) found.push('wider than the window')
  const phone = document.querySelector('.wc.phone'), box = document.querySelector('.wc-box')
  if (box.scrollHeight > box.clientHeight) found.push('the board scrolls')
  for (const page of all('.wc .pg:not(.p-grounds)'))
    if (page.scrollHeight > page.clientHeight + 1) found.push(`scrolls: ${page.className}`)

  for (const item of all('.wc [data-item]'))
    if (beyond(item, item.closest('[data-zone]'), 4, 4, 6, 6)) found.push(`outside: ${name(item)}`)
  const boxes = '.garden, .room, .place, .yard, .clan, .rival, .domain, .pair, .queue, .chip'
  for (const node of all('.wc :is(.ic, .grp, [data-n])')) {
    const frame = node.closest(boxes)
    if (!frame || node.closest('.badge, .flight, .signs')) continue
    if (beyond(node, frame, 3, 3, 12, 4)) found.push(`cut: ${name(node)}`)
  }
  for (const node of all('.wc :not(svg *), header *')) {
    if (node.children.length > 3 || !node.textContent.trim()) continue
    if (node.matches('.hidden-visually')) continue
    const hides = getComputedStyle(node).overflowX !== 'visible' && node.clientWidth
    if (hides && node.scrollWidth > node.clientWidth + 1) found.push(`text cut: ${name(node)}`)
  }
  for (const price of all('.wc .room .climbs .badge'))
    for (const icon of price.closest('.room').querySelectorAll('.row .ic')) {
      const one = price.getBoundingClientRect(), other = icon.getBoundingClientRect()
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      if (across > 1 && down > 1) found.push(`covered: ${name(icon)}`)
    }
  const asked = document.querySelector('.sentence')
  if (asked && asked.scrollHeight > asked.clientHeight + 3) found.push(`cut: ${asked.textContent}`)

  for (const button of all('.wc-prompt button')) {
    const { width, height } = button.getBoundingClientRect()
    if (width < 44 || height < 44) found.push(`too small for a finger: ${name(button)}`)
    for (const part of button.querySelectorAll('.ic, .die, [data-n]:not(kbd, .sign)'))
      if (seen(part) && beyond(part, button, 2, 2, 6, 6)) found.push(`sticks out: ${name(part)}`)
  }
  for (const word of words)
    if (!all(`.wc-prompt [data-word='${word}']`).length) found.push(`nothing says ${word}`)
  return found
}
"""


def look(page: Page, *words: str) -> None:
    """Nothing sticks out or is cut, a finger hits every choice, and every word has one."""
    faults = page.evaluate(FAULTS, list(words))
    assert not faults, faults
