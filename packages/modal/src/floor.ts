/**
 * The URL, or undefined for text that is none. The oldest supported browsers have no `URL.parse`. The core's own one would
 * be a file of its own in the first open of a page whose later files use it, too.
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
