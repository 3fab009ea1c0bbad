import type { KeyValueStorage } from '@foyer/site-kit/storage'
import * as z from 'zod'
import type { DraftStep } from './draft.ts'

const rows = z.array(z.object({ id: z.int(), at: z.string(), price: z.string() })).max(64)

/** Keeps what was typed into the steps of a sale, for another page of the console or a reload. Damaged text is ignored. */
export function createDraftStore(storage: KeyValueStorage, presale: string) {
  const key = `genesis-operator.schedule.${presale}`
  return {
    read(): DraftStep[] | undefined {
      try {
        return rows.safeParse(JSON.parse(storage.getItem(key) ?? '')).data
      } catch {
        return undefined
      }
    },
    write: (typed: readonly DraftStep[]) => storage.setItem(key, JSON.stringify(typed)),
    clear: () => storage.removeItem(key),
  }
}
