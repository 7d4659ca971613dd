/** The three orders, and the words that give them. */
import { iconAt, type IconName } from './icons'
import type { Word } from './view'
import { wordOf } from './view'

export const ORDERS = ['production', 'recruit', 'move'] as const
export type Order = (typeof ORDERS)[number]

const VERBS = { production: 'produce', recruit: 'recruit', move: 'move' } as const
export const ORDER_ICONS: Readonly<Record<Order, IconName>> = {
  production: 'production',
  recruit: 'recruit',
  move: 'moveI',
}

export function orderWord(order: Order, province: string): Word {
  return wordOf(VERBS[order], province)
}

const KEYS: Readonly<Record<string, Order>> = { p: 'production', r: 'recruit', m: 'move' }

/** The word that a key says for a province. */
export function orderByKey(key: string, province: string): Word | undefined {
  const order = KEYS[key]
  return order && orderWord(order, province)
}

export function isOrder(name: string): name is Order {
  return (ORDERS as readonly string[]).includes(name)
}

/** A token in the shape of a shōgi piece, around 0 0; blank when it lies face down. */
export function token(order: string, dashed = false): string {
  const face = isOrder(order)
  const sign = face
    ? iconAt(ORDER_ICONS[order], 0, 2, 25, 'var(--wood-ink)')
    : '<path d="M-9-8H9M-10 1H10M-11 10H11" stroke="var(--wood-ink)" stroke-width="1.2" opacity=".5"/>'
  return (
    `<path d="M0-21L15-14L19 19H-19L-15-14Z" fill="var(--${face ? 'wood' : 'wood-dark'})" stroke="var(--token-rim, var(--wood-ink))" stroke-width="1.8" stroke-linejoin="round"${dashed ? ' stroke-dasharray="4 3"' : ''}/>` +
    sign
  )
}
