// What browsers of the floor do not have: `URL.parse` and `URL.canParse`.

/** The URL, or undefined for text that is none. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
