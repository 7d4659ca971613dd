/** The faces and the back of the diplomacy cards, on 60 by 84. */
import { crestAt } from './crests'
import { EMBLEMS, FIGURES } from './people'
import { cardOf } from './printed'

/** A card; `label` is the name of its kind, left out where the card is small. */
export function diplomacy(name: string, label: string): string {
  const { family, kind, value, role } = cardOf(name)
  const ink = `var(--${family})`
  const heir = role === 'heir'
  const picture =
    kind === 'hostage'
      ? `<g transform="translate(30 ${heir ? 50 : 46}) scale(${heir ? 0.96 : 1.1})">${FIGURES[role]}</g>`
      : `<g transform="translate(30 46) scale(1.05)">${EMBLEMS[kind]}</g>`
  const dashed = kind === 'decoy' ? ' stroke-dasharray="4 3"' : ''
  return (
    `<rect x=".8" y=".8" width="58.4" height="82.4" rx="5" fill="var(--paper-raised)"/>` +
    `<path d="M1.5 22V5.5A4 4 0 0 1 5.5 1.5H54.5A4 4 0 0 1 58.5 5.5V22Z" fill="${ink}"/>` +
    `<path d="M1.5 22H58.5V5.5A4 4 0 0 0 54.5 1.5H5.5A4 4 0 0 0 1.5 5.5Z" fill="url(#senji-band-${family})" opacity=".5"/>` +
    crestAt(family, 46, 12, 8.5, 'var(--on-family)', ink) +
    `<text x="12" y="18.5" text-anchor="middle" font-weight="700" font-size="18" fill="var(--on-family)">${value}</text>` +
    `<g fill="${ink}" class="picture">${picture}</g>` +
    (label
      ? `<text x="30" y="78" text-anchor="middle" font-weight="600" font-size="11" fill="var(--ink)">${label}</text>`
      : '') +
    `<rect x=".8" y=".8" width="58.4" height="82.4" rx="5" fill="none" stroke="${ink}" stroke-width="1.6"${dashed}/>`
  )
}

export const BACK =
  '<rect x=".8" y=".8" width="58.4" height="82.4" rx="5" fill="var(--lacquer)"/><rect x="5" y="5" width="50" height="74" rx="2.5" fill="url(#senji-asanoha)" stroke="#b8902b" stroke-width="1.4"/>'
