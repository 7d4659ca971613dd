/** A view field by field, as the terminal tells a game that it has no board for. */
export function linesOf(view: unknown): string[] {
  return told(view, '')
}

function told(thing: unknown, indent: string): string[] {
  if (thing === null || typeof thing !== 'object') return []
  return Object.entries(thing).flatMap(([key, value]) => {
    if (isNested(value)) return [`${indent}${key}:`, ...told(value, indent + '  ')]
    const plain = Array.isArray(value) ? value.join(', ') : String(value)
    return [`${indent}${key}: ${plain}`]
  })
}

function isNested(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => item !== null && typeof item === 'object')
  return value !== null && typeof value === 'object'
}
