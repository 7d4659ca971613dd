/** Chances and means as they are told: "98 %", "<1 %", "?" where they are hidden. */
export function percent(chance: number): string {
  if (chance < 0) return '?'
  if (chance > 0 && chance < 0.005) return '<1\u00a0%'
  if (chance < 1 && chance > 0.995) return '>99\u00a0%'
  return `${Math.round(chance * 100)}\u00a0%`
}

export function mean(value: number, language: string): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return new Intl.NumberFormat(language, digits).format(value)
}

export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`
}
