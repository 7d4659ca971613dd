/** What a seat sees of a table of Shitennō. */
export type { Lots, Payment, Province, View } from '../../wire/views/shitenno.gen'

export const NOBODY = -1
