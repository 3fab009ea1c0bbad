// Functions that the oldest supported browsers do not have: `URL.parse`, `URL.canParse` and `Promise.withResolvers`.

/** The URL, or undefined for text that is none. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

export type Deferred<T> = {
  promise: Promise<T>
  resolve: (value: T | PromiseLike<T>) => void
  reject: (reason: unknown) => void
}

/** A promise, and what settles it. */
export function createDeferred<T>(): Deferred<T> {
  let settle: Omit<Deferred<T>, 'promise'> | undefined
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject }
  })
  // The promise has called its function by now.
  if (settle === undefined) throw new TypeError('The promise has not started')
  return { promise, ...settle }
}
