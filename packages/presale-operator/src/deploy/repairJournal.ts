import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseJson } from '@foyer/kit'
import { wipe } from '@nomicfoundation/ignition-core'
import * as z from 'zod'
import { writeFileAtomic } from '../files/writeFileAtomic.ts'
import { artifactResolver } from './artifacts.ts'

const messageSchema = z.object({ type: z.string(), futureId: z.string().optional() })

/** A process that is killed can leave half of a line. Every line before it was written whole. */
async function cutPartialLine(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch(() => '')
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const last = lines.at(-1)
  if (last === undefined || parseJson(last) !== undefined) return lines
  const whole = lines.slice(0, -1)
  await writeFileAtomic(path, whole.map((line) => `\n${line}`).join(''))
  return whole
}

/** Removes Ignition's list of addresses when it was cut off while written. The addresses are in the journal, too. */
async function removePartialAddresses(path: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text !== undefined && parseJson(text) === undefined) await rm(path)
}

/** Finds the steps that were begun and for which nothing was prepared yet. */
function findEmptySteps(lines: readonly string[]): Set<string> {
  const empty = new Set<string>()
  for (const line of lines) {
    const { data } = messageSchema.safeParse(parseJson(line))
    if (data?.futureId === undefined) continue
    if (data.type.endsWith('_STATE_INITIALIZE')) empty.add(data.futureId)
    else empty.delete(data.futureId)
  }
  return empty
}

/**
 * Makes the journal of a deployment that was killed readable for Ignition, which resumes neither from half of a line nor
 * from a step without an interaction. Changes nothing on chain and nothing that was sent.
 */
export async function repairJournal(journalDir: string): Promise<void> {
  await removePartialAddresses(join(journalDir, 'deployed_addresses.json'))
  const lines = await cutPartialLine(join(journalDir, 'journal.jsonl'))
  for (const step of findEmptySteps(lines)) await wipe(journalDir, artifactResolver, step)
}
