import { expect, it } from 'vitest'
import { countOffscreen } from './offscreen'

function placed(left: number, top: number, width: number, height: number): Element {
  const made = document.createElement('button')
  made.dataset['word'] = 'x'
  made.getBoundingClientRect = () => new DOMRect(left, top, width, height)
  return made
}

it('counts the choices that lie beyond either end of what is in sight', () => {
  const box = placed(0, 0, 200, 100)
  const inSight = [placed(0, 0, 90, 44), placed(100, 0, 90, 44), placed(0, 55, 90, 50)]
  box.append(...inSight)
  expect(countOffscreen(box)).toEqual({ before: 0, after: 0 })
  box.append(placed(100, 90, 90, 44), placed(0, 140, 90, 44))
  expect(countOffscreen(box)).toEqual({ before: 0, after: 2 })
  box.append(placed(180, 0, 90, 44), placed(-300, 0, 90, 44), placed(0, -40, 90, 44))
  expect(countOffscreen(box)).toEqual({ before: 2, after: 3 })
})
