import { PLURAL } from './plural.ts'

/**
 * The keys that no code uses.
 *
 * @param source all source code that may use texts, as one string
 */
export function findUnusedTexts(keys: Iterable<string>, source: string): string[] {
  return [...keys].filter((key) => !isUsed(key, source))
}

/** A text is used when the code has its whole key, or the last part of a computed key, as in t(`failure.${name}`). */
function isUsed(keyOfForm: string, source: string) {
  const key = keyOfForm.replace(PLURAL, '')
  if (source.includes(`'${key}'`)) return true
  const dot = key.lastIndexOf('.')
  const isComputed = source.includes(`\`${key.slice(0, dot)}.\${`)
  return isComputed && new RegExp(`\\b${key.slice(dot + 1)}\\b`).test(source)
}
