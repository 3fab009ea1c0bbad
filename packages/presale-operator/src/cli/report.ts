/** The result of a command: as lines for people, as JSON for programs. */
export type Report = {
  lines: readonly string[]
  json: unknown
  /** 1 when something needs a person's attention. Default 0. */
  exitCode?: 0 | 1
}

/** One JSON document; amounts are decimal strings. */
export function toJson(value: unknown) {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part), 2)
}

/** Two columns with the first one padded. */
export function table(rows: readonly (readonly [string, string])[]) {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`)
}
