import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseJson } from '@foyer/kit'
import { type Hex, isHash } from 'viem'
import * as z from 'zod'

const lineSchema = z.object({
  nonce: z.int().nonnegative(),
  hash: z.string().refine((value) => isHash(value)),
})

/**
 * Hashes of transactions, written beside Ignition's journal before each is sent. Ignition notes a hash after the node
 * has answered; when the answer is lost, this tells which transaction to look for.
 */
export function sentTransactions(journalDir: string) {
  const path = join(journalDir, 'sent.jsonl')

  async function readAll() {
    const text = await readFile(path, 'utf8').catch(() => '')
    const lines = text.split('\n').map((line) => lineSchema.safeParse(parseJson(line)))
    // The last line may be cut off: then its transaction was not sent.
    return lines.flatMap(({ data }) => (data === undefined ? [] : [data]))
  }

  return {
    async add(nonce: number, hash: Hex): Promise<void> {
      await mkdir(journalDir, { recursive: true })
      // A line that was cut off must not swallow this one.
      await appendFile(path, `\n${JSON.stringify({ nonce, hash })}\n`)
    },

    /** Newest first: a transaction whose fees were raised has several hashes. */
    async hashesOf(nonce: number): Promise<Hex[]> {
      const sent = await readAll()
      return sent.flatMap((entry) => (entry.nonce === nonce ? [entry.hash] : [])).reverse()
    },
  }
}
