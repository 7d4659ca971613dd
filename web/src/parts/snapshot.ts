/**
 * A picture of a piece of the page: its nodes and all style sheets go into one SVG, which a canvas
 * draws. Nothing leaves the device, and nothing is fetched but the page's own fonts.
 */

const SCALE = 2 // sharp on a screen with small dots
const MOST_DOTS = 12_000_000 // of a canvas that a phone can hold

/** A picture is not scrolled. */
const UNSCROLLED = '* { scrollbar-width: none !important; }'

export async function snapshotOf(node: HTMLElement): Promise<Blob> {
  const { width, height } = size(node)
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await drawn(node))}`
  await picture.decode()
  const scale = Math.min(SCALE, Math.sqrt(MOST_DOTS / (width * height)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return await new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  )
}

function size(node: HTMLElement): { width: number; height: number } {
  return { width: Math.ceil(node.scrollWidth), height: Math.ceil(node.scrollHeight) }
}

/** The piece as an SVG of its own: what the root of the page says of colours and sizes goes along. */
async function drawn(node: HTMLElement): Promise<string> {
  const { width, height } = size(node)
  const root = node.ownerDocument.documentElement
  const { fontSize, fontFamily, lineHeight, color } = getComputedStyle(root)
  const told = `font-size:${fontSize};font-family:${fontFamily};line-height:${lineHeight};color:${color}`
  const style = document.createElementNS('http://www.w3.org/1999/xhtml', 'style')
  style.textContent = await styles(node.ownerDocument)
  const text = new XMLSerializer()
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
    ` data-theme="${root.dataset.theme ?? ''}" data-still="" style="${told.replaceAll('"', "'")}">`,
    text.serializeToString(style),
    `<foreignObject width="${width}" height="${height}">`,
    text.serializeToString(node),
    '</foreignObject></svg>',
  ].join('')
}

/** All rules of a page, with the address each comes from. */
export function rulesOf(page: Document): { text: string; from: string }[] {
  return [...page.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => ({ text: rule.cssText, from: sheet.href ?? page.URL })),
  )
}

/** The rules as one text. Their fonts are in them, since a picture fetches nothing. */
async function styles(page: Document): Promise<string> {
  const made = await Promise.all(
    rulesOf(page).map(({ text, from }) =>
      text.startsWith('@font-face') ? withFont(text, from) : text,
    ),
  )
  return [...made, UNSCROLLED].join('\n')
}

async function withFont(rule: string, from: string): Promise<string> {
  const named = /url\("([^"]+)"\)/.exec(rule)
  if (!named) return rule
  const answer = await fetch(new URL(named[1]!, from))
  return answer.ok ? rule.replace(named[0], `url("${await asData(await answer.blob())}")`) : ''
}

function asData(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => failed(new Error('no font'))
    reader.readAsDataURL(blob)
  })
}
