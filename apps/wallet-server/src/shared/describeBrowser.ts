const BROWSERS: [name: string, pattern: RegExp][] = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Version\/.*Safari\//],
]

const SYSTEMS: [name: string, pattern: RegExp][] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
]

/** Names browser and system, such as `Firefox, Windows`. Nothing of the header itself is kept; `?` is an unknown part. */
export function describeBrowser(userAgent: string | undefined): string {
  const find = (list: typeof BROWSERS) =>
    list.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? '?'
  return `${find(BROWSERS)}, ${find(SYSTEMS)}`
}
