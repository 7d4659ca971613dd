import { describe, expect, it } from 'vitest'
import { byOrder, isWish, LetterDraft, MOST_WISHES, WISHES } from './letter.svelte'
import scenes from './scenes.json'

const MENU = scenes['SEN-20-draft'].asks[0]!.options

function menuOf(verb: string): string[] {
  return MENU.filter((word) => word.startsWith(`${verb}:`)).map((word) => word.split(':')[1]!)
}

describe('a letter being written', () => {
  it('names cards and kinds in the order of the menu', () => {
    const cards = menuOf('want').filter((each) => !isWish(each))
    expect(cards.length).toBeGreaterThan(10)
    expect(byOrder([...cards].reverse())).toEqual(cards)
    const wishes = menuOf('want').filter(isWish)
    expect(WISHES.filter((each) => wishes.includes(each))).toEqual(wishes)
  })

  it('says cards given, then cards wanted, then kinds, and sends it', () => {
    const draft = new LetterDraft()
    draft.begin(2)
    expect(draft.empty).toBe(true)
    draft.turn('fan-trade-2a')
    draft.turn('fan-family-1a')
    draft.turn('fan-family-1a')
    draft.want('lotus-trade-1a')
    draft.want('lotus-support-2a')
    draft.wish('any-fan-hostage')
    draft.wish('any-card')
    expect(draft.words('lotus')).toEqual([
      'to:lotus',
      'give-hidden:fan-family-1a',
      'give:fan-trade-2a',
      'want:lotus-support-2a',
      'want:lotus-trade-1a',
      'want:any-card',
      'want:any-fan-hostage',
      'send',
    ])
    draft.turn('fan-family-1a')
    draft.want('lotus-trade-1a')
    draft.unwish('any-card')
    expect([draft.given.size, draft.wanted.length, draft.wishes.length]).toEqual([1, 1, 1])
    for (let i = 0; i < 9; i++) draft.wish('any-card')
    expect(draft.wishes.length).toBe(MOST_WISHES)
    draft.close()
    expect(draft.to).toBe(-1)
  })

  it('begins from what was begun, or from the other family’s letter', () => {
    const letter = {
      seat: 1,
      shown: ['lotus-support-3a'],
      hidden: ['lotus-trade-1a'],
      face_down: 1,
      wanted: ['fan-support-1a', 'fan-trade-2a'],
      kinds: ['any-card'],
      laid: [],
      reply: false,
      acceptable: true,
    }
    const draft = new LetterDraft()
    draft.load(letter)
    expect(draft.given.get('lotus-trade-1a')).toBe(true)
    expect(draft.wishes).toEqual(['any-card'])
    draft.counter({ ...letter, hidden: [] }, ['fan-trade-2a'])
    expect([...draft.given]).toEqual([['fan-trade-2a', false]])
    expect(draft.wanted).toEqual(['lotus-support-3a'])
  })
})
