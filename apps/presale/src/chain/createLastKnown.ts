import type { KeyValueStorage } from '@foyer/site-kit/storage'
import * as v from 'valibot'
import type { Address } from 'viem'
import type { AppConfig } from '../config/schema.ts'

/** Older data is discarded. In milliseconds. */
const MAX_AGE = 24 * 3_600_000
/** A page of records takes a tenth of it, in characters. */
const MAX_LENGTH = 100_000

const entrySchema = v.object({
  deployment: v.string(),
  account: v.nullable(v.string()),
  savedAt: v.number(),
  data: v.unknown(),
})

/** The kinds of stored data. Each slot holds the data of one account, the last one read. */
export type LastKnownSlot = 'visitor' | 'account' | 'purchases' | 'directs' | 'rewards' | 'withdrawals'

export type LastKnown = {
  /** @param data as JSON can carry it, bigints as decimals */
  save: (slot: LastKnownSlot, account: Address | undefined, data: unknown) => void
  /** @returns the data, not validated yet, and when it was saved, in milliseconds of the visitor's clock */
  load: (slot: LastKnownSlot, account: Address | undefined) => { data: unknown; savedAt: number } | undefined
}

export type LastKnownParameters = {
  config: Pick<AppConfig, 'network' | 'chain' | 'contracts'>
  storage: KeyValueStorage
  /** Milliseconds since 1970. */
  now?: () => number
}

/**
 * Stores the data that was read last, so that a page that cannot reach the chain still shows it after a reload. No action
 * relies on it. It belongs to one network and its contracts, and expires after a day.
 */
export function createLastKnown({ config, storage, now = Date.now }: LastKnownParameters): LastKnown {
  const { network, chain, contracts } = config
  const deployment = [network, chain.id, contracts.presale, contracts.presaleLens].join(' ').toLowerCase()
  const keyOf = (slot: LastKnownSlot) => `foyer-presale.last-known.${slot}`

  return {
    save(slot, account, data) {
      const entry = { deployment, account: account?.toLowerCase() ?? null, savedAt: now(), data }
      const text = JSON.stringify(entry, (_, value) => (typeof value === 'bigint' ? String(value) : value))
      if (text.length <= MAX_LENGTH) storage.setItem(keyOf(slot), text)
    },
    load(slot, account) {
      const text = storage.getItem(keyOf(slot))
      if (text === null) return undefined
      const entry = parse(text)
      const age = entry === undefined ? Number.NaN : now() - entry.savedAt
      if (entry?.deployment !== deployment || !(age >= 0 && age <= MAX_AGE)) {
        storage.removeItem(keyOf(slot))
        return undefined
      }
      if (entry.account !== (account?.toLowerCase() ?? null)) return undefined
      return { data: entry.data, savedAt: entry.savedAt }
    },
  }
}

function parse(text: string) {
  try {
    return v.parse(entrySchema, JSON.parse(text))
  } catch {
    return undefined
  }
}
