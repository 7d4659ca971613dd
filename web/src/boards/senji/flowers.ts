/** The pictures of the hanafuda: the flower of each month, and the animal that goes with it. */
import { at, circle, notched, petal, round } from './crests'
import { ICONS } from './icons'
import { faceOf } from './printed'

const N = (n: number) => +n.toFixed(1)

const blossom = (x: number, y: number, r: number, fill: string, mid = '#f3d57a', shape = '') =>
  `<g transform="translate(${x} ${y}) scale(${r / 47})"><path d="${shape || round(5, (t) => circle(...at(24, t), 19))}" fill="${fill}"/><circle r="9" fill="${mid}"/></g>`
export const MAPLE =
  'M0-12 2.5-5 7-9 6.5-3 12-4 8 1 10 5 4 4 1 8V12H-1V8L-4 4-10 5-8 1-12-4-6.5-3-7-9-2.5-5Z'
/** By month. */
const FLOWERS: Readonly<Record<number, () => string>> = {
  1: () =>
    `<path d="M33 92C30 76 34 62 27 44" stroke="#6d4a2c" stroke-width="5" fill="none"/>` +
    (
      [
        [20, 42, 15],
        [42, 55, 13],
        [22, 66, 15],
        [40, 78, 12],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          `<path d="M${x - r} ${y}A${r} ${r * 0.8} 0 0 1 ${x + r} ${y}Q${x} ${y + 5} ${x - r} ${y}Z" fill="#2f5a3a"/><path d="M${x} ${y + 1}L${x - r * 0.7} ${y - 5}M${x} ${y + 1}L${x - r * 0.3} ${y - r * 0.7}M${x} ${y + 1}L${x + r * 0.3} ${y - r * 0.7}M${x} ${y + 1}L${x + r * 0.7} ${y - 5}" stroke="#7fa578" stroke-width=".9"/>`,
      )
      .join(''),
  2: () =>
    `<path d="M8 92C22 76 20 62 34 52C42 46 44 36 46 26M24 66C30 72 40 72 48 66" stroke="#4b3527" stroke-width="3.6" fill="none" stroke-linecap="round"/>` +
    blossom(36, 50, 9, '#d4565a') +
    blossom(46, 34, 7, '#d4565a') +
    blossom(20, 74, 8.5, '#d4565a') +
    blossom(46, 66, 6.5, '#e58a86') +
    `<circle cx="30" cy="38" r="3" fill="#d4565a"/>`,
  3: () =>
    `<path d="M4 34C18 44 40 40 56 54" stroke="#5b4130" stroke-width="3" fill="none"/>` +
    (
      [
        [18, 46, 11],
        [38, 42, 9],
        [44, 60, 11],
        [24, 66, 10],
        [38, 80, 9],
        [14, 82, 8],
      ] as const
    )
      .map(([x, y, r]) =>
        blossom(
          x,
          y,
          r,
          '#eeb3bd',
          '#c0566b',
          round(5, (t) => notched(t)),
        ),
      )
      .join('') +
    `<path d="M8 60q5-7 8 1q-5 4-8-1ZM48 78q5-7 7 1q-4 4-7-1Z" fill="#7b8f4e"/>`,
  4: () =>
    `<path d="M4 24C20 18 40 28 56 20" stroke="#5b4130" stroke-width="3" fill="none"/>` +
    (
      [
        [14, 9],
        [28, 11],
        [43, 9],
      ] as const
    )
      .map(([x, n]) =>
        Array.from({ length: n }, (_, i) => {
          const w = 6.5 * (1 - i / n)
          return [0, 1]
            .map(
              (s) =>
                `<ellipse cx="${N(x + (s ? w : -w) * 0.7)}" cy="${N(30 + i * 5.6 + s * 2)}" rx="${N(2 + w * 0.4)}" ry="2.5" fill="${(i + s) % 2 ? '#7a5aa3' : '#a489c6'}"/>`,
            )
            .join('')
        }).join(''),
      )
      .join('') +
    `<path d="M8 24q-6 4-4 12q6-4 4-12ZM52 22q6 4 4 14q-7-5-4-14Z" fill="#5f8150"/>`,
  5: () =>
    `<path d="M14 92Q10 62 18 40Q20 66 19 92ZM26 92Q28 58 38 34Q36 64 31 92ZM40 92Q46 70 52 56Q50 76 45 92Z" fill="#4a7a52"/><path d="M26 50V92" stroke="#4a7a52" stroke-width="2"/><g transform="translate(26 46)"><path d="M0 2C-6-8-4-16 0-20C4-16 6-8 0 2Z" fill="#6a4da0"/><path d="M0 2C-10-2-18 2-20 10C-12 14-4 10 0 2ZM0 2C10-2 18 2 20 10C12 14 4 10 0 2Z" fill="#7f63b5"/><path d="M0 2C-5 8-5 14 0 20C5 14 5 8 0 2Z" fill="#6a4da0"/><path d="M0 4V12" stroke="#f0cf5c" stroke-width="2"/></g>`,
  6: () =>
    `<path d="M6 70q8-12 20-6q-6 14-20 6ZM54 74q-4-14-18-12q2 14 18 12ZM20 86q8-10 18-4q-6 10-18 4Z" fill="#4a7a52"/><path d="M30 62V92" stroke="#4a7a52" stroke-width="2.5"/>` +
    [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875]
      .map((t) => {
        const [x, y] = at(12, t)
        return `<circle cx="${30 + x}" cy="${50 + y}" r="8.5" fill="#c94a5d"/>`
      })
      .join('') +
    [0, 0.2, 0.4, 0.6, 0.8]
      .map((t) => {
        const [x, y] = at(6, t)
        return `<circle cx="${30 + x}" cy="${50 + y}" r="6" fill="#df7f8a"/>`
      })
      .join('') +
    `<circle cx="30" cy="50" r="4.5" fill="#f0cf5c"/>`,
  7: () =>
    (
      [
        [10, 92, 20, 50, 50, 30],
        [22, 92, 34, 62, 54, 58],
        [8, 92, 10, 56, 22, 30],
      ] as const
    )
      .map(
        ([a, b, c, d, e, f]) =>
          `<path d="M${a} ${b}Q${c} ${d} ${e} ${f}" stroke="#5d6b3c" stroke-width="1.6" fill="none"/>` +
          [0.3, 0.5, 0.7, 0.9]
            .map((t) => {
              const u = 1 - t,
                x = u * u * a + 2 * u * t * c + t * t * e,
                y = u * u * b + 2 * u * t * d + t * t * f
              return `<ellipse cx="${N(x - 4)}" cy="${N(y)}" rx="4" ry="2.4" fill="#6f8f56"/><ellipse cx="${N(x + 4)}" cy="${N(y - 2)}" rx="4" ry="2.4" fill="#6f8f56"/><circle cx="${N(x)}" cy="${N(y - 5)}" r="2.3" fill="#b3467c"/><circle cx="${N(x + 4)}" cy="${N(y + 3)}" r="1.8" fill="#c96d9b"/>`
            })
            .join(''),
      )
      .join(''),
  8: () =>
    `<path d="M4 92V70Q28 52 56 70V92Z" fill="#4d4a44"/>` +
    (
      [
        [12, 74, 4, 44],
        [20, 70, 16, 36],
        [28, 66, 32, 34],
        [38, 68, 46, 38],
        [46, 72, 56, 50],
      ] as const
    )
      .map(
        ([a, b, c, d]) =>
          `<path d="M${a} ${b}Q${(a + c) / 2 - 1} ${(b + d) / 2} ${c} ${d}" stroke="#8d7a4a" stroke-width="1.5" fill="none"/><path d="M${c} ${d}q${c > a ? 7 : -7} 1 ${c > a ? 8 : -8} 11q-5-6-${6}-8Z" fill="#d8c58e"/>`,
      )
      .join(''),
  9: () =>
    `<path d="M26 46C30 66 26 76 30 92M34 68C40 66 44 72 44 80" stroke="#4a7a52" stroke-width="2.5" fill="none"/><path d="M12 78q8-10 16-2q-6 8-16 2ZM48 84q-8-10-16-2q6 8 16 2Z" fill="#4a7a52"/>` +
    (
      [
        [26, 46, 17, 18],
        [44, 72, 10, 14],
      ] as const
    )
      .map(
        ([x, y, r, n]) =>
          `<g transform="translate(${x} ${y}) scale(${r / 48})"><path d="${round(n, (t) => petal(t, 4, 48, 0.034))}" fill="#e0a92e"/><path d="${round(n, (t) => petal(t + 0.03, 2, 30, 0.04))}" fill="#f1cf66"/><circle r="9" fill="#b57a12"/></g>`,
      )
      .join(''),
  10: () =>
    `<path d="M6 26C22 34 30 56 52 62M20 36C18 56 30 74 28 90" stroke="#6d4a2c" stroke-width="2" fill="none"/>` +
    (
      [
        [16, 34, 0, '#b5342f', 1],
        [40, 40, 30, '#d0612e', 0.95],
        [24, 56, 60, '#c9452f', 1],
        [46, 64, 15, '#b5342f', 0.85],
        [18, 78, 45, '#d98a2f', 0.9],
        [40, 82, -20, '#c9452f', 0.85],
      ] as const
    )
      .map(
        ([x, y, r, f, s]) =>
          `<path transform="translate(${x} ${y}) rotate(${r}) scale(${s})" d="${MAPLE}" fill="${f}"/>`,
      )
      .join(''),
  11: () =>
    (
      [
        [8, 88],
        [16, 70],
        [25, 92],
        [34, 74],
        [43, 88],
        [51, 66],
      ] as const
    )
      .map(
        ([x, y], k) =>
          `<path d="M${x} 18C${x - 4} 40 ${x + 4} 60 ${x} ${y}" stroke="#55763f" stroke-width="1.3" fill="none"/>` +
          Array.from(
            { length: Math.floor((y - 26) / 7) },
            (_, i) =>
              `<path d="M${N(x + Math.sin(i) * 1.5)} ${28 + i * 7}q${i % 2 ? 6 : -6} 2 ${i % 2 ? 4 : -4} 8q${i % 2 ? -2 : 2} -4 ${i % 2 ? -4 : 4} -8Z" fill="${(i + k) % 2 ? '#7d9d56' : '#9db76a'}"/>`,
          ).join(''),
      )
      .join('') + `<path d="M2 20Q30 10 58 20" stroke="#5b4130" stroke-width="4" fill="none"/>`,
  12: () =>
    `<path d="M30 62C16 54 8 62 6 74C18 82 28 78 30 66C32 78 42 82 54 74C52 62 44 54 30 62ZM30 66C22 74 22 84 30 90C38 84 38 74 30 66Z" fill="#3f6d49"/><path d="M30 66V88M28 65L10 74M32 65L50 74" stroke="#8fb37f" stroke-width="1"/>` +
    (
      [
        [16, 50, 3],
        [30, 44, 4],
        [44, 50, 3],
      ] as const
    )
      .map(
        ([x, y, n]) =>
          `<path d="M${x} ${y + 12}V${y - n * 5}" stroke="#3f6d49" stroke-width="1.5"/>` +
          Array.from(
            { length: n },
            (_, i) =>
              `<circle cx="${x - 3.6 + i * 0.6}" cy="${y + 7 - i * 6}" r="${4 - i * 0.6}" fill="#7a5aa3"/><circle cx="${x + 3.6 - i * 0.6}" cy="${y + 7 - i * 6}" r="${4 - i * 0.6}" fill="#9278bb"/>`,
          ).join('') +
          `<circle cx="${x}" cy="${y - n * 5 + 1}" r="2.4" fill="#a489c6"/>`,
      )
      .join(''),
}
const ANIMALS: Readonly<Record<number, string>> = {
  2: '<path d="M10 34C14 26 24 24 30 30L36 28L33 33C32 42 24 46 16 44L6 50L10 42C8 40 8 37 10 34Z" fill="#5d7a3a"/><circle cx="29" cy="31" r="1.2" fill="#1d1b19"/>',
  4: '<path d="M8 30C16 28 22 30 27 34C30 26 38 22 48 24C42 28 38 33 37 38C46 38 50 42 52 48C42 46 34 46 28 42C22 42 14 38 8 30Z" fill="#3f4658"/><path d="M28 36Q34 38 37 38" stroke="#c73e3a" stroke-width="2" fill="none"/>',
  5: '<path d="M42 22C46 20 50 22 50 25L58 26L50 28C50 34 46 38 42 42C44 52 40 58 34 60L38 84H36L31 61C26 60 24 56 26 50C30 40 44 36 45 28C44 26 42 24 42 22Z" fill="#fbf7ee" stroke="#3a3733" stroke-width="1.1"/>',
  6: '<g transform="translate(42 26)"><path d="M0 4C-12-12-18-4-14 2C-18 8-8 14 0 6C8 14 18 8 14 2C18-4 12-12 0 4Z" fill="#e0a92e" stroke="#3a3733" stroke-width="1"/><path d="M0-4V10" stroke="#3a3733" stroke-width="1.8"/></g>',
  7: '<path d="M6 72C6 60 18 54 30 58C36 52 44 54 48 60L56 66L50 70C48 76 44 78 40 78L40 88H36L34 80H18L16 88H12L11 80C8 78 6 76 6 72Z" fill="#4d3b30"/><path d="M14 60L30 57" stroke="#8b6a4b" stroke-width="1.5"/><path d="M50 68l3-4" stroke="#fbf7ee" stroke-width="1.5"/>',
  8: '<g fill="#3a3733"><path d="M8 24Q14 19 18 24Q22 19 28 22Q22 23 18 28Q13 23 8 24Z"/><path d="M26 34Q32 29 36 34Q40 29 46 32Q40 33 36 38Q31 33 26 34Z"/><path d="M34 18Q40 13 44 18Q48 13 54 16Q48 17 44 22Q39 17 34 18Z"/></g>',
  9: '<g transform="translate(40 26) rotate(38)"><path d="M0-12V18" stroke="#9a3b2e" stroke-width="2.6"/><circle cy="-13" r="3" fill="#3a3733"/><path d="M0-7C-8-14-17-12-18-8C-12-4-6-4 0-6C6-4 12-4 18-8C17-12 8-14 0-7ZM0-3C-8-2-14 2-14 5C-8 6-4 2 0-1C4 2 8 6 14 5C14 2 8-2 0-3Z" fill="#dfe6ea" stroke="#3a3733" stroke-width=".9"/></g>',
  10: '<path d="M14 56C20 52 30 54 34 50L36 40L32 34L36 36L34 26L38 35L43 30L40 38C44 40 46 44 46 46L41 48C41 56 38 60 36 62L38 84H35L31 66H20L18 84H15L14 66C11 64 11 59 14 56Z" fill="#8a5a32"/><circle cx="40.5" cy="42" r="1" fill="#1d1b19"/><path d="M20 58h.1M26 60h.1M22 63h.1M30 57h.1" stroke="#f3e6c8" stroke-width="2" stroke-linecap="round"/>',
  11: '<path d="M6 46C18 42 26 44 32 50C34 42 44 34 56 34C48 40 42 48 38 54L52 70L34 60L28 74L28 58C20 58 10 54 6 46Z" fill="#2b3a67"/><circle cx="30" cy="51" r="3" fill="#c73e3a"/>',
}
/** The shape of the seal tells the colour to who cannot see it. */
const SEALS: Readonly<Record<string, string>> = {
  red: '<circle cx="11.5" cy="12" r="9.6"/>',
  green: '<path d="M11.5 -.5L24 12L11.5 24.5L-1 12Z"/>',
  blue: '<path d="M6 3H17L22.5 12L17 21H6L.5 12Z"/>',
  gold: '<rect x="2" y="3" width="19" height="18" rx="2"/>',
}

const HUES: Readonly<Record<string, string>> = {
  red: '#b5372e',
  green: '#3f7f4a',
  blue: '#2e5e9e',
  gold: '#b07d14',
}

const SUN =
  '<circle cx="42" cy="24" r="12.5" fill="#c73e3a"/><circle cx="42" cy="24" r="12.5" fill="none" stroke="#e9c25d" stroke-width="1.6"/>'
const TANZAKU =
  '<g transform="rotate(9 40 44)"><rect x="33.5" y="14" width="13" height="58" fill="#c73e3a" stroke="#7d1f1c" stroke-width=".9"/><rect x="35.5" y="16" width="9" height="54" fill="none" stroke="#f0cf8a" stroke-width=".8"/></g>'

const drawn = new Map<string, string>()

/** A hanafuda card, on 60 by 96. */
export function hanafuda(face: string): string {
  const known = drawn.get(face) ?? drawHanafuda(face)
  drawn.set(face, known)
  return known
}

function drawHanafuda(face: string): string {
  const { colour, number, symbol } = faceOf(face)
  const hue = HUES[colour]!
  const flower = FLOWERS[number]!()
  const sign = { sun: SUN, tanzaku: TANZAKU, animal: ANIMALS[number] ?? '', '': '' }[symbol]
  const picture = symbol === 'sun' ? sign + flower : flower + sign
  const small = number > 9
  return (
    `<rect x=".8" y=".8" width="58.4" height="94.4" rx="5" fill="var(--card)" stroke="#6b5f4c" stroke-width=".8"/>` +
    `<rect x="3.6" y="3.6" width="52.8" height="88.8" rx="2.5" fill="${hue}" opacity=".16"/>` +
    `<svg x="3.6" y="3.6" width="52.8" height="88.8" viewBox="3.6 3.6 52.8 88.8">${picture}</svg>` +
    `<rect x="2.6" y="2.6" width="54.8" height="90.8" rx="3.2" fill="none" stroke="${hue}" stroke-width="2.6"/>` +
    `<g fill="${hue}" stroke="#fbf4e4" stroke-width="1.2">${SEALS[colour]}</g>` +
    `<text x="${small ? 11.2 : 11.5}" y="${small ? 16 : 16.6}" fill="#fff" text-anchor="middle" font-weight="700" font-size="${small ? 11 : 13}"${small ? ' letter-spacing="-.6"' : ''}>${number}</text>` +
    mark(symbol, hue)
  )
}

/** The sign again, small, in the lower right corner. */
function mark(symbol: '' | 'sun' | 'animal' | 'tanzaku', hue: string): string {
  if (!symbol) return ''
  const ink = symbol === 'sun' ? '#c73e3a' : '#1d1b19'
  return `<g transform="translate(43 77) scale(.58)"><circle cx="12" cy="12" r="15" fill="#fbf4e4" stroke="${hue}" stroke-width="2"/><g fill="${ink}" transform="translate(2.4 2.4) scale(.8)">${ICONS[symbol]}</g></g>`
}

/** The back of a hanafuda card. */
export const HANAFUDA_BACK =
  '<rect x="1.5" y="1.5" width="57" height="93" rx="7" fill="#1d1b19" stroke="#c73e3a" stroke-width="5"/>'
