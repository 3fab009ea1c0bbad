/** The longest message in either direction, in bytes of its JSON text. */
export const MAX_BYTES = 256 * 1024

/** The most levels of nested objects and arrays in a message. */
export const MAX_DEPTH = 16

/**
 * Returns true if a value is JSON within both limits. A structured clone may hold what JSON cannot: cycles, one object
 * at many places, arrays with a length of billions, `Map`, `bigint`. The walk ends as soon as the text would be too
 * long.
 */
export function isWithinLimits(value: unknown): boolean {
  let bytes = 0

  function walk(value: unknown, depth: number): boolean {
    bytes += typeof value === 'string' ? value.length + 2 : 1
    if (bytes > MAX_BYTES) return false
    if (value === null || value === undefined) return true
    if (typeof value === 'number') return Number.isFinite(value)
    if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean'
    if (depth === MAX_DEPTH) return false
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index++) if (!walk(value[index], depth + 1)) return false
      return true
    }
    const prototype: unknown = Object.getPrototypeOf(value)
    if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return false
    return Object.entries(value).every(([key, inner]) => walk(key, depth + 1) && walk(inner, depth + 1))
  }

  return walk(value, 0) && new TextEncoder().encode(JSON.stringify(value)).length <= MAX_BYTES
}

/** Digits of a one-time code. */
export const CODE_LENGTH = 6
