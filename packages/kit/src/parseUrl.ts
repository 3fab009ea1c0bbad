/** The URL, or undefined for text that is none. The oldest browsers of the support table have no `URL.parse`. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
