import { readFile } from 'node:fs/promises'
import { parseJson } from '@foyer/kit'
import type { Deployment } from '@foyer/presale-contracts'
import * as z from 'zod'
import { SaleError } from '../errors.ts'
import { writeFileAtomic } from '../files/writeFileAtomic.ts'
import { vaultLedgerSchema } from './vaultLedger.ts'

const checkpointSchema = z.object({
  version: z.literal(2),
  chainId: z.number(),
  rewardVault: z.string(),
  block: z.object({
    number: z.codec(z.string().regex(/^\d+$/), z.bigint(), { decode: BigInt, encode: String }),
    hash: z.string(),
  }),
  ledger: vaultLedgerSchema,
})

/** Of earlier versions, which kept what they had read once: what a node had left out stayed hidden. */
const outdatedSchema = z.object({ version: z.literal(1), rewardVault: z.string(), ledger: z.object({}) })

/** The ledger as of a finalized block, so that the next start need not read everything again. */
export type Checkpoint = z.output<typeof checkpointSchema>

/**
 * Reads a checkpoint; `undefined` when there is none yet, or one of an earlier version.
 *
 * @throws {SaleError} the file is damaged or belongs to another vault
 */
export async function readCheckpoint(path: string, deployment: Deployment): Promise<Checkpoint | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const json = parseJson(text)
  if (outdatedSchema.safeParse(json).success) return undefined
  const parsed = checkpointSchema.safeParse(json)
  if (!parsed.success) throw unusable(path, 'is damaged', parsed.error)
  const { chainId, rewardVault } = parsed.data
  if (chainId !== deployment.chainId || rewardVault !== deployment.contracts.rewardVault)
    throw unusable(path, 'belongs to another deployment')
  return parsed.data
}

export async function writeCheckpoint(path: string, checkpoint: Checkpoint): Promise<void> {
  await writeFileAtomic(path, `${JSON.stringify(checkpointSchema.encode(checkpoint), undefined, 2)}\n`)
}

function unusable(path: string, problem: string, cause?: unknown) {
  return new SaleError(`The state file ${path} ${problem}.`, {
    remedy: 'delete it: it only saves time and is rebuilt from the chain',
    docs: 'the-keeper',
    cause,
  })
}
