const DOCS = 'https://www.npmjs.com/package/@foyer/compat'
const said = new Set<string>()

/** Says once per page that something has no counterpart, in development builds only. */
export function warnOnce(name: string, instead: string): void {
  if (process.env.NODE_ENV === 'production' || said.has(name)) return
  said.add(name)
  // biome-ignore lint/suspicious/noConsole: only the developer can replace what has no counterpart
  console.warn(`@foyer/compat: ${name} has no counterpart. ${instead} See ${DOCS}`)
}
