/** One link of an error's chain of causes; `error` is the thrown value itself. */
export type Cause = { error: unknown; name: string; message: string; code?: unknown }

/** An error and its causes, outermost first. Wallets throw plain objects too: anything with a field is read. */
export function causesOf(error: unknown): Cause[] {
  const causes: Cause[] = []
  let next = error
  // A cause that leads back to itself must not hang the page.
  while (typeof next === 'object' && next !== null && causes.every((known) => known.error !== next)) {
    const code = fieldOf(next, 'code')
    causes.push({
      error: next,
      name: textOf(next, 'name'),
      message: textOf(next, 'message'),
      ...(code !== undefined && { code }),
    })
    next = fieldOf(next, 'cause')
  }
  return causes
}

/** A field that may throw when it is read. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  try {
    return Reflect.get(value, name)
  } catch {
    return undefined
  }
}

function textOf(value: unknown, name: string) {
  const text = fieldOf(value, name)
  return typeof text === 'string' ? text : ''
}
