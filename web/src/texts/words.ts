/** A word as the server writes it: "take:samurai", "accept". */
export interface Word {
  verb: string
  thing: string
}

export function parsed(text: string): Word {
  const colon = text.indexOf(':')
  return colon < 0
    ? { verb: text, thing: '' }
    : { verb: text.slice(0, colon), thing: text.slice(colon + 1) }
}

/** The seat named by "seat:2", or -1. */
export function seatOf(text: string): number {
  const { verb, thing } = parsed(text)
  return verb === 'seat' ? Number(thing) : -1
}
