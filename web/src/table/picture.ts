import { flushSync, mount, unmount } from 'svelte'
import { snapshotOf } from '../parts/snapshot'
import type { Desk } from './desk.svelte'
import PictureSheet from './PictureSheet.svelte'

const AROUND = 32 // dots of margin around the board

/** Save a finished game as one picture. */
export async function savePicture(desk: Desk): Promise<void> {
  const blob = await pictureOf(desk)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = `${desk.moments.shown.table.game}-${desk.moments.shown.table.id}.png`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** The board as it stands, on a sheet that is put together where nobody sees it. */
async function pictureOf(desk: Desk): Promise<Blob> {
  const shown = document.querySelector<HTMLElement>('main.board')!
  const board = copied(shown)
  const place = document.createElement('div')
  place.inert = true
  place.style.cssText = `position:absolute;left:-99999px;width:${shown.clientWidth + AROUND}px`
  place.style.cssText += colours(shown)
  document.body.append(place)
  const sheet = mount(PictureSheet, { target: place, props: { desk, board } })
  try {
    flushSync() // the board is on the sheet before this is measured
    return await snapshotOf(place.firstElementChild as HTMLElement)
  } finally {
    await unmount(sheet)
    place.remove()
  }
}

/** The board alone, as large as it is drawn, without what lies over it. */
function copied(shown: HTMLElement): HTMLElement {
  const copy = shown.cloneNode(true) as HTMLElement
  copy.querySelectorAll('[data-testid=ranks]').forEach((over) => over.remove())
  copy.removeAttribute('id')
  copy.style.cssText += `width:${shown.clientWidth}px;height:${shown.scrollHeight}px;overflow:hidden`
  return copy
}

/** The players' colours, which the table gives to all within it. */
function colours(shown: HTMLElement): string {
  const style = getComputedStyle(shown)
  return Array.from({ length: 8 }, (_, seat) => {
    const colour = style.getPropertyValue(`--seat-${seat}`)
    return colour ? `;--seat-${seat}:${colour}` : ''
  }).join('')
}
