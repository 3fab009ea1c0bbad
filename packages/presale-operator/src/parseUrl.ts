/** A URL; `undefined` for a text that is none. Browsers that the console runs in do not all have `URL.canParse()`. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
