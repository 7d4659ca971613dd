/** Time that is left, as clocks tell it: "4:07", "1:02:03", "3 days". */
export function clockText(milliseconds: number, days: (n: number) => string): string {
  const seconds = Math.floor(milliseconds / 1000)
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  if (h >= 48) return days(Math.floor(h / 24))
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}
