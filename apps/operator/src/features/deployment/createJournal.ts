import type { SafeStorage } from '@foyer/site-kit/storage'
import { getAddress, isAddress } from 'viem'
import * as z from 'zod'

const STORAGE_KEY = 'genesis-operator.deployment'

const address = z
  .string()
  .refine((value) => isAddress(value))
  .transform((value) => getAddress(value))

const journalSchema = z.object({
  /** Of the configuration file. */
  name: z.string(),
  text: z.string(),
  deployer: address,
  /** Steps that are in a block, by their ids, with the contract that each has created. */
  done: z.record(z.string(), z.object({ block: z.number().int(), created: address.optional() })),
})

/** A deployment that was begun in this browser. */
export type Journal = z.infer<typeof journalSchema>

/** Keeps the deployment of a chain, so that it goes on after a reload. What else stands there is passed over. */
export function createJournalStore(storage: SafeStorage, chainId: number) {
  const key = `${STORAGE_KEY}.${chainId}`
  return {
    read(): Journal | undefined {
      try {
        return journalSchema.safeParse(JSON.parse(storage.getItem(key) ?? '')).data
      } catch {
        return undefined
      }
    },
    write: (journal: Journal) => storage.setItem(key, JSON.stringify(journal)),
    clear: () => storage.removeItem(key),
    /** False when a reload would lose it. */
    isKept: () => storage.isKept(key),
  }
}
