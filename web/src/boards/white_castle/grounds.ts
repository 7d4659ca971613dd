/** What grows or lies in each garden, drawn in a box of 140 by 44. */
export interface Shape {
  d: string
  fill?: string
  stroke?: string
  width?: number
}

const RAKED: Shape[] = [
  { d: 'M0 0H140V44H0Z', fill: 'var(--gravel)' },
  { d: 'M0 0H140V44H0Z', fill: 'url(#p-rake)' },
]
const MOOR: Shape = { d: 'M0 0H140V44H0Z', fill: 'var(--moor)' }

function dot(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`
}

export const GROUNDS: Readonly<Record<string, readonly Shape[]>> = {
  'coral-stone': [
    ...RAKED,
    { d: 'M84 30q4-16 16-14 12-4 17 13Z', fill: 'var(--rock)' },
    { d: 'M60 32q2-9 10-8 7 0 9 8Z', fill: 'var(--rock2)' },
  ],
  'black-stone': [
    ...RAKED,
    { d: 'M98 32q-2-22 8-24 10 3 10 24Z', fill: 'var(--rock)' },
    { d: 'M72 34q2-8 12-8 8 1 9 8Z', fill: 'var(--rock2)' },
  ],
  'white-stone': [
    ...RAKED,
    { d: 'M70 30q10-14 26-9 18-4 24 9Z', fill: 'var(--rock)' },
    { d: dot(58, 29, 5), fill: 'var(--rock2)' },
  ],
  'coral-plant': [
    MOOR,
    { d: 'M100 44V16', stroke: 'var(--bark)', width: 4 },
    { d: dot(92, 14, 10) + dot(107, 11, 11) + dot(116, 19, 8), fill: 'var(--maple)' },
    { d: 'M0 44q30-12 70-6t70-4v10Z', fill: 'var(--moor2)' },
  ],
  'black-plant': [
    MOOR,
    { d: 'M102 44q-4-18 4-30', stroke: 'var(--bark)', width: 4 },
    {
      d: dot(94, 15, 17, 5.5) + dot(112, 8, 16, 5.5) + dot(112, 23, 14, 5),
      fill: 'var(--pine)',
    },
    { d: 'M0 44q40-9 70-4t70-6v10Z', fill: 'var(--moor2)' },
  ],
  'white-plant': [
    MOOR,
    { d: 'M92 44V2M104 44V6M116 44V0', stroke: 'var(--bamboo)', width: 3.6 },
    {
      d: 'M90 12h4M90 26h4M102 18h4M102 32h4M114 10h4M114 24h4',
      stroke: 'var(--moor)',
      width: 1.2,
    },
    { d: 'M92 10l-12-3 12-1ZM104 14l12-4-12 1ZM116 8l14 2-14 2Z', fill: 'var(--pine)' },
    { d: 'M0 44q40-10 70-5t70-5v10Z', fill: 'var(--moor2)' },
  ],
}
