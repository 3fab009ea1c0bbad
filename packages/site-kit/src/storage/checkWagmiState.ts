import * as v from 'valibot'
import type { KeyValueStorage } from './createSafeStorage.ts'

const text = v.string()
const integer = v.pipe(v.number(), v.safeInteger())
const connection = v.object({
  accounts: v.pipe(v.array(v.pipe(text, v.regex(/^0x[0-9a-f]{40}$/i))), v.minLength(1)),
  chainId: integer,
  connector: v.object({ id: text, name: text, type: text, uid: text }),
})

/** The state of wagmi's store as it writes it. */
const stored = v.object({
  state: v.object({
    connections: v.object({ __type: v.literal('Map'), value: v.array(v.tuple([text, connection])) }),
    current: v.nullable(text),
    chainId: integer,
  }),
  version: v.number(),
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
    return v.is(stored, JSON.parse(value))
  } catch {
    return false
  }
}
