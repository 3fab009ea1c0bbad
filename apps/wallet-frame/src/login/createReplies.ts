import { toReply } from './toReply.ts'

/** The same methods, each of which throws what the dapp may read. */
export function createReplies<T extends object>(methods: T): T {
  const wrap =
    (method: (...parameters: unknown[]) => unknown) =>
    (...parameters: unknown[]) => {
      const result = method(...parameters)
      return result instanceof Promise
        ? result.catch((error: unknown) => {
            throw toReply(error)
          })
        : result
    }
  return Object.fromEntries(Object.entries(methods).map(([name, method]) => [name, wrap(method)])) as T
}
