import { PLURAL } from './plural.ts'

/**
 * The keys that no code uses.
 *
 * @param source all source code that may use texts, as one string
 */
export function findUnusedTexts(keys: Iterable<string>, source: string): string[] {
  return [...keys].filter((key) => !isUsed(key, source))
}

/** Used by its whole key, or by its last word where the rest is computed, as in t(`failure.${name}`). */
function isUsed(keyOfForm: string, source: string) {
  const key = keyOfForm.replace(PLURAL, '')
  if (source.includes(`'${key}'`)) return true
  const dot = key.lastIndexOf('.')
  const isComputed = source.includes(`\`${key.slice(0, dot)}.\${`)
  return isComputed && new RegExp(`\\b${key.slice(dot + 1)}\\b`).test(source)
}
