/** A code as BCP 47 writes it. Undefined for what is none. */
export function canonical(code: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(code)[0]
  } catch {
    return undefined
  }
}
