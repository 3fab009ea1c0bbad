/** The value of a JSON text for a schema to look at; `undefined`, which no JSON text has, when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
