import { flushSync, mount, unmount } from 'svelte'
import { rulesOf, snapshotOf } from '../parts/snapshot'
import { addressEmbedded } from '../places/embedded'
import { HERE } from '../wire/api'
import type { Desk } from './desk.svelte'
import PictureSheet from './PictureSheet.svelte'

/** The screen every picture is taken on, however small the reader's own is. */
const SCREEN = { width: 1440, height: 900 }
const AROUND = 32 // dots of margin around the board
const PATIENCE = 60_000 // milliseconds until a board that does not come is given up

/** Save a finished game as one picture. */
export async function savePicture(desk: Desk): Promise<void> {
  const blob = await pictureOf(desk)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = `${desk.moments.shown.table.game}-${desk.moments.shown.table.id}.png`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** The whole board on a sheet, both put together on a screen that nobody sees. */
async function pictureOf(desk: Desk): Promise<Blob> {
  const frame = screenFor(desk)
  document.body.append(frame)
  try {
    const shown = await boardIn(frame)
    return await sheetWith(desk, shown)
  } finally {
    frame.remove()
  }
}

/** The game as other pages embed it, at the moment and with the eyes that are looked with here. */
function screenFor({ moments }: Desk): HTMLIFrameElement {
  const { id: match, words } = moments.shown.table
  const at = moments.past?.seq ?? words
  const frame = document.createElement('iframe')
  frame.src = HERE.href + addressEmbedded({ match, at, seat: moments.you, still: true })
  frame.inert = true
  frame.ariaHidden = 'true'
  frame.style.cssText = 'position:absolute;left:-99999px;top:0;border:0'
  frame.style.cssText += `;width:${SCREEN.width}px;height:${SCREEN.height}px`
  return frame
}

/** The board of that page, once it stands at its moment with its letters. */
async function boardIn(frame: HTMLIFrameElement): Promise<HTMLElement> {
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  const page = frame.contentDocument!
  const shown = await appearing(page, '[data-at] > main')
  await page.fonts.ready
  await new Promise((resolve) => frame.contentWindow!.requestAnimationFrame(resolve))
  await new Promise((resolve) => setTimeout(resolve)) // what is measured then is drawn
  return shown
}

function appearing(page: Document, selector: string): Promise<HTMLElement> {
  return new Promise((found, failed) => {
    const look = () => {
      const there = page.querySelector<HTMLElement>(selector)
      if (!there) return
      changes.disconnect()
      clearTimeout(timer)
      found(there)
    }
    const changes = new MutationObserver(look)
    const timer = setTimeout(() => {
      changes.disconnect()
      failed(new Error('no board'))
    }, PATIENCE)
    changes.observe(page, { attributes: true, childList: true, subtree: true })
    look()
  })
}

/** The sheet stands in the same page as the board, so that both are measured as they are drawn. */
async function sheetWith(desk: Desk, shown: HTMLElement): Promise<Blob> {
  const page = shown.ownerDocument
  const { clientWidth, clientHeight } = shown
  const style = page.createElement('style')
  style.textContent = rulesOf(document)
    .filter(({ text }) => !text.startsWith('@font-face')) // that page has them
    .map(({ text }) => text)
    .join('\n')
  page.head.append(style)
  const board = page.createElement('div')
  board.style.cssText = 'position:relative;overflow:hidden;'
  board.style.cssText += `width:${clientWidth}px;height:${clientHeight}px`
  board.append(...shown.querySelectorAll('.drawn > *'))
  const place = page.createElement('div')
  place.style.cssText = shown.parentElement!.style.cssText // the players' colours
  place.style.cssText += `;position:absolute;width:${clientWidth + AROUND}px`
  page.body.append(place)
  const sheet = mount(PictureSheet, { target: place, props: { desk, board } })
  try {
    flushSync() // the board is on the sheet before this is measured
    return await snapshotOf(place)
  } finally {
    await unmount(sheet)
  }
}
