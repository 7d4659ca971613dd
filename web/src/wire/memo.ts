/** Asks for each thing once and keeps the answer; what failed is asked for again. */
export function memoize<Key extends (string | number)[], Answer>(
  ask: (...key: Key) => Promise<Answer>,
): (...key: Key) => Promise<Answer> {
  const kept = new Map<string, Promise<Answer>>()
  return (...key) => {
    const name = key.join(' ')
    const known = kept.get(name)
    if (known) return known
    const asked = ask(...key)
    kept.set(name, asked)
    asked.catch(() => kept.delete(name))
    return asked
  }
}
