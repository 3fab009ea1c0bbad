/** The value of a JSON text for a schema to check; `undefined`, which no JSON text stands for, when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
