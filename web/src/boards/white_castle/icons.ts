/** An effect by its name, as icons: "gardener-for-seal-1" is a price and what it buys. */
export interface Icon {
  symbol: string
  /** Not written where it is 1. */
  amount: number
}
export interface Reading {
  price: Icon | null
  /** One of these. */
  either: readonly Icon[]
}

const COUNTED = /^(food|iron|pearl|any|coin|seal|points|influence)-(\d+)$/

export function iconOf(name: string): Icon {
  const counted = COUNTED.exec(name)
  return counted ? { symbol: counted[1]!, amount: Number(counted[2]) } : { symbol: name, amount: 1 }
}

export function readEffect(name: string): Reading {
  const [does = '', price] = name.split('-for-')
  return { price: price ? iconOf(price) : null, either: does.split('-or-').map(iconOf) }
}

/** Like icons together, in the usual order: what one lantern gives in all. */
export function summed(effects: readonly string[]): string[] {
  const order = ['food', 'iron', 'pearl', 'coin', 'seal', 'points', 'influence']
  const amounts = new Map<string, number>()
  for (const { symbol, amount } of effects.map(iconOf))
    amounts.set(symbol, (amounts.get(symbol) ?? 0) + amount)
  const known = order.filter((symbol) => amounts.has(symbol))
  const other = [...amounts.keys()].filter((symbol) => !order.includes(symbol))
  return [...known.map((symbol) => `${symbol}-${amounts.get(symbol)}`), ...other]
}
