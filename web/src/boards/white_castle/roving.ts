/** The keyboard on the board: one tab stop a zone, arrows inside it; while a die is lifted, Tab
 *  goes through what glows and nothing else. */
const ITEM = '[data-item]'

function items(zone: Element): HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>(ITEM)].filter((item) => item.checkVisibility())
}

/** Say which items Tab stops at. */
export function setTabStops(root: HTMLElement, lifted: boolean): void {
  for (const zone of root.querySelectorAll('[data-zone]')) {
    const all = items(zone)
    const focused = all.find((item) => item === document.activeElement)
    const first = all.find((item) => item.getAttribute('aria-disabled') === 'false')
    const stop = focused ?? first ?? all[0]
    for (const item of all) {
      const glows = item.getAttribute('aria-disabled') === 'false'
      item.tabIndex = (lifted ? glows || item === focused : item === stop) ? 0 : -1
    }
  }
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Go with an arrow to the nearest item of the zone on that side; tells whether it was one. */
export function step(key: string, from: Element | null): boolean {
  const arrow = ARROWS[key]
  const zone = from?.closest('[data-zone]')
  if (!arrow || !zone || !from?.matches(ITEM)) return false
  const here = middle(from)
  let best: HTMLElement | null = null
  let least = Infinity
  for (const item of items(zone)) {
    const there = middle(item)
    const [dx, dy] = [there.x - here.x, there.y - here.y]
    const ahead = dx * arrow[0] + dy * arrow[1]
    const aside = Math.abs(dx * arrow[1]) + Math.abs(dy * arrow[0])
    if (item === from || ahead <= 1) continue
    const far = ahead + 2.2 * aside
    if (far < least) [best, least] = [item, far]
  }
  if (best) {
    best.tabIndex = 0
    best.focus()
    ;(from as HTMLElement).tabIndex = -1
  }
  return true
}

function middle(node: Element): { x: number; y: number } {
  const { x, y, width, height } = node.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** The first thing that glows, for who has lifted a die by the keyboard. */
export function firstOffered(root: HTMLElement): HTMLElement | undefined {
  return [...root.querySelectorAll('[data-zone]')]
    .flatMap(items)
    .find((item) => item.getAttribute('aria-disabled') === 'false')
}
