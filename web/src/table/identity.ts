/**
 * What came anew, where every part that is as it was before is the very same: whoever looks at such
 * a part need not look again. What came anew is changed for it, and must be nobody else's.
 */
export function keepIdentity<T>(before: unknown, now: T): T {
  if (before === now) return now
  if (!isNested(before) || !isNested(now) || Array.isArray(before) !== Array.isArray(now))
    return now
  const fresh: Record<string, unknown> = now
  const fields = Object.keys(fresh)
  let same = fields.length === Object.keys(before).length
  for (const field of fields) {
    fresh[field] = keepIdentity(before[field], fresh[field])
    same &&= fresh[field] === before[field]
  }
  return same ? (before as T) : now
}

function isNested(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object'
}
