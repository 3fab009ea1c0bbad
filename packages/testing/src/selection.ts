import * as z from 'zod/mini'
import type { WalletStorage } from './permission.ts'

/** The account and the chain that the user has chosen in the wallet. */
export type Selection = {
  /** Index of the account. */
  account?: number | undefined
  chainId?: number | undefined
  /** Counts the choices that a test has made from outside the page. */
  revision?: number | undefined
}

const schema = z.object({
  account: z.optional(z.number()),
  chainId: z.optional(z.number()),
  revision: z.optional(z.number()),
})

/** Keeps the user's choice beside the permission, as a wallet keeps it over a reload and in all tabs. */
export function createSelection(options: { key: string; storage: WalletStorage }) {
  const { key, storage } = options
  function read(): Selection {
    try {
      return z.parse(schema, JSON.parse(storage.getItem(key) ?? '{}'))
    } catch {
      return {}
    }
  }
  const write = (changes: Selection) => storage.setItem(key, JSON.stringify({ ...read(), ...changes }))

  return {
    read,
    write,
    /** Keeps a choice from outside of the page, unless the page has stored a later one. */
    writeNewer(next: Selection) {
      if ((next.revision ?? 0) > (read().revision ?? 0)) write(next)
    },
  }
}
