import * as z from 'zod/mini'
import type { KeyValueStorage } from './createSafeStorage.ts'

const text = z.string()
const connection = z.object({
  accounts: z.array(text.check(z.regex(/^0x[0-9a-f]{40}$/i))).check(z.minLength(1)),
  chainId: z.int(),
  connector: z.object({ id: text, name: text, type: text, uid: text }),
})

/** The state of wagmi's store as it writes it. */
const stored = z.object({
  state: z.object({
    connections: z.object({ __type: z.literal('Map'), value: z.array(z.tuple([text, connection])) }),
    current: z.nullable(text),
    chainId: z.int(),
  }),
  version: z.number(),
})

/**
 * Storage for wagmi's `createStorage` that hides a damaged state. wagmi takes what is stored without a look at it, and a
 * page that starts with such a state fails on every visit.
 *
 * @param key the same as of `createStorage`
 */
export function checkWagmiState(storage: KeyValueStorage, key: string): KeyValueStorage {
  return {
    getItem(name) {
      const value = storage.getItem(name)
      return value === null || name !== `${key}.store` || isState(value) ? value : null
    },
    setItem: (name, value) => storage.setItem(name, value),
    removeItem: (name) => storage.removeItem(name),
  }
}

function isState(value: string) {
  try {
    return z.safeParse(stored, JSON.parse(value)).success
  } catch {
    return false
  }
}
