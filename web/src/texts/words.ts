/** A word as the server writes it: "take:samurai", "accept". */
export interface Word {
  verb: string
  thing: string
}

export function parseWord(text: string): Word {
  const colon = text.indexOf(':')
  return colon < 0
    ? { verb: text, thing: '' }
    : { verb: text.slice(0, colon), thing: text.slice(colon + 1) }
}

/** Whether a word names this thing: `march:kanto` names "kanto", and `audience` itself. */
export function namesThing(word: string, thing: string): boolean {
  if (word === thing || thing === '' || !word.endsWith(thing)) return word === thing
  return word.indexOf(':') === word.length - thing.length - 1
}

/** The seat named by "seat:2", or -1. */
export function seatOf(text: string): number {
  const { verb, thing } = parseWord(text)
  return verb === 'seat' ? Number(thing) : -1
}
