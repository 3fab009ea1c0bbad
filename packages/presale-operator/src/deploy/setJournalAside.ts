import { rename } from 'node:fs/promises'

/**
 * Renames the journal of a network, so that the next deployment begins anew. What was deployed stays on chain, unused.
 *
 * @param now milliseconds since 1970
 * @returns the new name of the folder; `undefined` when there is no journal
 */
export async function setJournalAside(journalDir: string, now: number): Promise<string | undefined> {
  const aside = `${journalDir}.${new Date(now).toISOString().replace(/[:.]/g, '-')}`
  try {
    await rename(journalDir, aside)
    return aside
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
