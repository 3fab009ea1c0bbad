import { unavailable } from './errors.ts'

export type CreateTurnsParameters = {
  /** Tasks that run at once. */
  most: number
  /** Tasks that may wait for their turn. */
  mostWaiting: number
}

/** Bounds tasks that may be slow, so that they leave connections of the database to others. One too many is refused as a 503. */
export function createTurns({ most, mostWaiting }: CreateTurnsParameters) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (running >= most) {
      if (waiting.length >= mostWaiting) throw unavailable('busy', 'Too many such requests wait already.')
      // A task that ends hands its turn on, so that no newer one comes in between.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
