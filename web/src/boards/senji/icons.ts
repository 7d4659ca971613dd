/** Small signs, on a square of 24. */
import { at, circle, round } from './crests'

export const ICONS = {
  province: '<path d="M3 20V11L7 8V5H17V8L21 11V20H14V15H10V20Z"/>',
  unit: '<path d="M6 21V3H7.5V4.5C11 2.6 14 6.4 18 4.2V13.4C14 15.6 11 11.8 7.5 13.7V21Z"/>',
  card: '<path d="M6 2.5H18A1.5 1.5 0 0 1 19.5 4V20A1.5 1.5 0 0 1 18 21.5H6A1.5 1.5 0 0 1 4.5 20V4A1.5 1.5 0 0 1 6 2.5ZM7 5V19H17V5Z" fill-rule="evenodd"/>',
  flower:
    '<path fill-rule="evenodd" d="' +
    round(5, (t) => {
      const [x, y] = at(6.2, t)
      return circle(+(12 + x).toFixed(1), +(12.4 + y).toFixed(1), 4.3)
    }) +
    '"/><circle cx="12" cy="12.4" r="2.6" fill="var(--paper-raised)"/>',
  hostage:
    '<path d="M12 3A4.2 4.2 0 1 1 12 11.4A4.2 4.2 0 1 1 12 3ZM4 21C4 15 7.5 12.6 12 12.6S20 15 20 21Z"/>',
  kabuto:
    '<path d="M12 6C7.5 6 5 9 4.5 14L2 17L8 18V14.5H16V18L22 17L19.5 14C19 9 16.5 6 12 6ZM12 6C9 5 6 2.5 5.5 0.5C8.5 1 10.5 2 12 4.2C13.5 2 15.5 1 18.5 0.5C18 2.5 15 5 12 6Z"/>',
  boat: '<path d="M2 15.5Q12 19.5 22 15.5L19 20.5H5ZM11 15V2H12V3.5Q19 6.5 12.6 13.5L12 15Z"/>',
  moveI: '<path d="M3 10H13V5L22 12L13 19V14H3Z"/>',
  recruit:
    '<path d="M4 21V3H5.5V4C8.5 2.8 10.5 5.6 13.5 4.2V12C10.5 13.4 8.5 10.6 5.5 11.8V21ZM17 9H19.5V12.5H23V15H19.5V18.5H17V15H13.5V12.5H17Z"/>',
  production:
    '<path d="M11.2 22V12.5C8 12.5 5.2 10.5 5 7C8 7 10.2 8.2 11.2 10.5V8C9.2 6.5 9.4 3.5 12 1.5C14.6 3.5 14.8 6.5 12.8 8V10.5C13.8 8.2 16 7 19 7C18.8 10.5 16 12.5 12.8 12.5V22ZM5 14.5C8 14.5 10.2 15.7 11.2 18V20C8 20 5.2 18 5 14.5ZM19 14.5C16 14.5 13.8 15.7 12.8 18V20C16 20 18.8 18 19 14.5Z"/>',
  eye: '<path d="M12 5C6.5 5 3 9 1.5 12C3 15 6.5 19 12 19S21 15 22.5 12C21 9 17.5 5 12 5ZM12 8A4 4 0 1 1 12 16A4 4 0 1 1 12 8Z" fill-rule="evenodd"/>',
  lock: '<path d="M7 10V7A5 5 0 0 1 17 7V10H19V21H5V10ZM9 10H15V7A3 3 0 0 0 9 7Z" fill-rule="evenodd"/>',
  check: '<path d="M4 12.5L7 9.5L10.5 13L17.5 5.5L20.5 8.5L10.5 19Z"/>',
  cross:
    '<path d="M5 7.5L7.5 5L12 9.5L16.5 5L19 7.5L14.5 12L19 16.5L16.5 19L12 14.5L7.5 19L5 16.5L9.5 12Z"/>',
  skull: '<path d="M4 20L14 8L12 6L15 3L21 9L18 12L16 10L6 22Z"/>',
  scroll:
    '<path d="M6 3H19A2.5 2.5 0 0 1 19 8H17V18A3 3 0 0 1 14 21H5A3 3 0 0 1 5 15H6ZM9 7V9H14V7ZM9 11V13H14V11Z" fill-rule="evenodd"/>',
  sun: '<circle cx="12" cy="12" r="8.5"/>',
  animal: '<path d="M12 3L21 12L12 21L3 12Z"/>',
  tanzaku: '<path d="M8 2H16V22L12 19L8 22Z"/>',
  log: '<path d="M4 5H20V7H4ZM4 11H20V13H4ZM4 17H14V19H4Z"/>',
  chat: '<path d="M3 4H21V16H12L7 21V16H3Z"/>',
  book: '<path d="M4 3H18A2 2 0 0 1 20 5V21H6A2 2 0 0 1 4 19ZM7 6V8H17V6Z" fill-rule="evenodd"/>',
  text: '<path d="M4 4H20V8H18V6.5H13V18H15V20H9V18H11V6.5H6V8H4Z"/>',
  home: '<path d="M3 11L12 3L21 11L19.5 12.5L18 11.2V20H13.5V14H10.5V20H6V11.2L4.5 12.5Z"/>',
  menu: '<path d="M4 6H20V8H4ZM4 11H20V13H4ZM4 16H20V18H4Z"/>',
  undo: '<path d="M9 5L4 10L9 15V11.5C14 11.5 17 13 19 17C18.5 11 15 8.5 9 8.5Z"/>',
  bulb: '<path d="M12 2A7 7 0 0 0 8 14.7V18H16V14.7A7 7 0 0 0 12 2ZM9 19.5H15V21.5H9Z"/>',
} as const

export type IconName = keyof typeof ICONS

export function iconAt(name: IconName, x: number, y: number, size: number, fill = 'currentColor') {
  const k = size / 24
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${k})" fill="${fill}">${ICONS[name]}</g>`
}
