/** Where something else lies now (names of fields, places in lists), and what. */
export type Difference = readonly unknown[]

/** What plain data has become by these differences. Only what lies above one of them is made anew. */
export function applied<T>(before: T, changes: readonly Difference[]): T {
  return changes.reduce<unknown>(
    (after, [where, what]) => replaced(after, where as (string | number)[], what),
    before,
  ) as T
}

function replaced(thing: unknown, [step, ...rest]: (string | number)[], what: unknown): unknown {
  if (step === undefined) return what
  const copy = (Array.isArray(thing) ? [...thing] : { ...(thing as object) }) as Record<
    string | number,
    unknown
  >
  copy[step] = replaced(copy[step], rest, what)
  return copy
}
