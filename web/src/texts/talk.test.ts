import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shortened } from '../../plugins/short-texts'
import { bundleFrom } from './fluent'
import type { Language } from './languages'
import { Talk } from './talk'

const GAMES = '../src/tatami/games/' // vitest runs in web/

function talk(game: string, language: Language, names: string[] = []): Talk {
  const bundles = (language === 'en' ? ['en'] : [language, 'en']).map((code) => {
    const folder = `${GAMES}${game}/texts/${code}/`
    const files = readdirSync(folder).sort()
    return bundleFrom(
      code as Language,
      files.map((file) => readFileSync(folder + file, 'utf-8')),
    )
  })
  return new Talk(game, language, bundles, names)
}

describe('Talk, as the terminal talks', () => {
  it('names a word, a thing and a list', () => {
    const french = talk('shitenno', 'fr')
    expect(french.word('take:samurai')).toBe('Ajouter Samouraï')
    expect(french.thing('gild:kanto-2')).toBe('Kantō 2')
    expect(french.namesOf(['koku-1', 'koku-1', 'bushi'])).toBe('1 koku ×2, Bushi')
    expect(french.namesOf([])).toBe('–')
    expect(french.player(2)).toBe('#3')
    expect(french.among(['Ann', 'Bea']).name('seat:1')).toBe('Bea')
    expect(french.among(['Ann', 'Bea']).thing('hand:p2')).toBe('Bea')
    expect(french.among([], { '1b': 'Kaede' }).thing('activate:1b')).toBe('1b Kaede')
  })

  it('tells a reason by what it gains or loses', () => {
    const said = (['en', 'fr', 'es'] as const).map((code) =>
      talk('shitenno', code).reason('majority:kanto', 2.44),
    )
    expect(said).toEqual([
      '2.4 more for the majority in Kantō',
      '2,4 de plus pour la majorité (Kantō)',
      '2,4 más por la mayoría en Kantō',
    ])
    expect(talk('shitenno', 'fr').reason('koku', -3)).toBe('3 kokus de moins')
    expect(talk('shitenno', 'en').feature('majority:kanto')).toBe('majority in Kantō')
  })

  it('puts a question in three languages', () => {
    const ask = { name: 'SHI-14', rule: 'SHI-14' }
    const said = (['en', 'fr', 'es'] as const).map((code) => talk('shitenno', code).prompt(ask))
    expect(said).toEqual([
      'Do you accept the lot?',
      'Acceptez-vous le lot\u00a0?',
      '¿Aceptas el lote?',
    ])
  })

  it('tells an edit, and what a group of them is about', () => {
    const said = (['en', 'fr', 'es'] as const).map((code) => {
      const told = talk('shitenno', code, ['Ann', 'Bea'])
      const event = { name: 'edited', fields: { change: 'edit-kamon:kanto-2.p2' } }
      return [
        told.edit('edit-more:p1.favour'),
        told.edits({ name: 'hand', thing: 'p2' }),
        told.edits({ name: 'titles', thing: '' }),
        told.event(event),
      ]
    })
    expect(said).toEqual([
      [
        'Ann: favour points +1',
        'Bea: hand',
        'Titles',
        'The position was edited. Kantō 2: kamon of Bea.',
      ],
      [
        'Ann\u00a0: points de faveur +1',
        'Bea\u00a0: main',
        'Titres',
        'La position a été modifiée. Kantō 2\u00a0: kamon de Bea.',
      ],
      [
        'Ann: puntos de favor +1',
        'Bea: mano',
        'Títulos',
        'Se ha editado la posición. Kantō 2: kamon de Bea.',
      ],
    ])
  })

  it('tells an event in pieces that name seats and things', () => {
    const fields = { seat: 'seat:1', cards: ['take:bushi', 'take:bushi'], seal: 'seal:2' }
    const event = { name: 'took-lot', fields }
    const english = talk('shitenno', 'en', ['Ann', 'Bea'])
    expect(english.event(event)).toBe('Bea takes Bushi ×2, with 2 seals (Sensei).')
    expect(english.tokens(event)).toEqual([
      { kind: 'seat', text: 'Bea', seat: 1 },
      { kind: 'text', text: ' takes ' },
      { kind: 'thing', text: 'Bushi', word: 'take:bushi', thing: 'bushi' },
      { kind: 'text', text: ' ×2, with ' },
      { kind: 'thing', text: '2 seals (Sensei)', word: 'seal:2', thing: '2' },
      { kind: 'text', text: '.' },
    ])
  })

  it('counts points in the plural of the language', () => {
    const told = (points: number) =>
      talk('shitenno', 'en', ['Ann']).event({
        name: 'conquered',
        fields: { seat: 'seat:0', province: 'province:kanto', position: 1, paid: [], points },
      })
    expect(told(1)).toContain('1 point.')
    expect(told(7)).toContain('7 points.')
  })

  it('falls back to the word, the event and the rule where nothing is told', () => {
    const none = new Talk('connect_four', 'fr', [])
    expect(none.word('drop:3')).toBe('drop:3')
    expect(none.event({ name: 'won', fields: {} })).toBe('won')
    expect(none.prompt({ name: 'CON-02', rule: 'CON-02' })).toBe('CON-02')
  })
})

it('keeps of the texts only what the home page tells', () => {
  const text = 'game-title = A\ngame-line =\n    two\n    lines\n\n# note\nverb-x = X\n    more\n'
  expect(shortened(text)).toBe('game-title = A\ngame-line =\n    two\n    lines\n')
})
