import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { deploymentSchema } from '@foyer/presale-contracts'
import type { Scenario } from '@foyer/presale-operator/deploy'
import { createTestClient, hexToBytes, http } from 'viem'
import { z } from 'zod'
import { marketSchema } from '../deployMarket.ts'
import type { FolderCache } from '../state/createFolderCache.ts'
import { hashSources } from '../state/hashSources.ts'
import { readJson, writeJson } from '../state/json.ts'

/** Programs of this package whose work is in the state. */
const DEPLOYERS = ['deployMain.ts', 'marketMain.ts'].map((name) => `tooling/devstack/src/services/${name}`)

const contentsSchema = z.object({
  /** Chain time of the last block, in seconds since 1970. */
  timestamp: z.int().positive(),
  deployment: deploymentSchema,
  market: marketSchema.optional(),
})

/** The contracts of a seeded chain. */
export type ChainContents = Pick<z.infer<typeof contentsSchema>, 'deployment' | 'market'>

export type ChainSnapshot = z.infer<typeof contentsSchema> & {
  /** The state that anvil loads. */
  stateFile: string
  /** The whitelist's shards. */
  whitelistDirectory: string
}

export type ChainKeyParameters = { scenario: Scenario; market: boolean }

/**
 * Names the state by what makes it: contracts, scripts that deploy and seed, configuration, and the versions of compiler and anvil.
 * The time of day is no part of it. The chain's clock is that of the scenario, and a loaded chain goes on one second after its last
 * block, so the sale is in the same phase however old the state is.
 */
export const chainKey = (options: ChainKeyParameters) =>
  hashSources({ packages: ['@foyer/presale-operator', '@foyer/stand-ins'], files: DEPLOYERS, options })

const filesOf = (folder: string) => ({
  contents: join(folder, 'contents.json'),
  state: join(folder, 'state.json'),
  whitelist: join(folder, 'whitelist'),
})

export async function findSnapshot(cache: FolderCache, key: string): Promise<ChainSnapshot | undefined> {
  const folder = await cache.find(key)
  if (folder === undefined) return undefined
  const files = filesOf(folder)
  const contents = contentsSchema.parse(await readJson(files.contents))
  return { ...contents, stateFile: files.state, whitelistDirectory: files.whitelist }
}

export type KeepSnapshotParameters = ChainContents & {
  cache: FolderCache
  key: string
  rpcUrl: string
  /** The whitelist's shards, which are copied. */
  whitelistDirectory: string
}

export async function keepSnapshot(parameters: KeepSnapshotParameters) {
  const { cache, key, rpcUrl, deployment, market, whitelistDirectory } = parameters
  const state = await dumpState(rpcUrl)
  await cache.keep(key, async (folder) => {
    const files = filesOf(folder)
    await writeFile(files.state, state)
    await cp(whitelistDirectory, files.whitelist, { recursive: true })
    await writeJson(files.contents, { timestamp: readTimestamp(state), deployment, market })
  })
}

/** The state as the JSON that `--load-state` takes: of the last block, with all blocks and transactions. */
async function dumpState(rpcUrl: string): Promise<string> {
  const client = createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
  return gunzipSync(hexToBytes(await client.dumpState())).toString('utf8')
}

const stateSchema = z.object({ block: z.object({ timestamp: z.union([z.int(), z.string()]) }) })

/** Read from the state: the chain has gone on since. */
const readTimestamp = (state: string) => Number(stateSchema.parse(JSON.parse(state)).block.timestamp)
