import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { LIMITS } from '@foyer/harness/limits'
import { findFreePort, PGLITE_FLAGS } from '@foyer/harness/processes'
import { statusSchema } from '../src/api/schemas.ts'

const POLL_MS = 250

export type StartIndexerParameters = {
  command?: 'start' | 'serve'
  rpcUrl: string
  deploymentFile: string
  /** Undefined: PGlite. */
  databaseUrl?: string | undefined
  /** Kept if given, so that a second start finds it; else a temporary one. */
  stateDirectory?: string
  env?: NodeJS.ProcessEnv
}

export type Indexer = Awaited<ReturnType<typeof startIndexer>>

/** Runs the indexer as its operators do: as a process that takes every setting from its environment. */
export async function startIndexer(parameters: StartIndexerParameters) {
  const { command = 'start', rpcUrl, deploymentFile, databaseUrl, env } = parameters
  const stateDirectory = parameters.stateDirectory ?? (await mkdtemp(join(tmpdir(), 'foyer-indexer-')))
  const port = await findFreePort()
  const main = join(import.meta.dirname, '../launcher/main.ts')
  const child = spawn(process.execPath, [...PGLITE_FLAGS, main, command], {
    env: {
      ...process.env,
      INDEXER_RPC_URLS: rpcUrl,
      INDEXER_DEPLOYMENT: deploymentFile,
      INDEXER_STATE_DIR: stateDirectory,
      INDEXER_PORT: `${port}`,
      // Rate limits bring Ponder down to 3 requests a second, of which faster polling would leave none for the blocks.
      INDEXER_POLLING_INTERVAL_MS: '500',
      DATABASE_URL: databaseUrl ?? '',
      PONDER_LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit').then(() => child.exitCode)
  let log = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      log += chunk
    })
  }
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)

  const url = `http://127.0.0.1:${port}`
  const status = async () => {
    const response = await fetch(`${url}/v1/status`).catch(() => undefined)
    return response?.ok ? statusSchema.parse(await response.json()) : undefined
  }

  return {
    url,
    stateDirectory,
    /** Resolves with the exit code. */
    exited,
    log: () => log,
    /** As a crash. */
    kill,

    /** Resolves when reads take in this block, rejects if the indexer ends before or stands still. */
    async untilBlock(blockNumber: bigint) {
      for (const end = performance.now() + LIMITS.test; performance.now() < end; ) {
        const current = await status()
        if (current?.status === 'live' && BigInt(current.asOf.blockNumber) >= blockNumber) return
        const ending = child.exitCode ?? child.signalCode
        if (ending !== null) throw new Error(`The indexer ended with ${ending}:\n${log}`)
        await wait(POLL_MS)
      }
      throw new Error(`The indexer did not reach block ${blockNumber}:\n${log}`)
    },

    async stop() {
      process.off('exit', kill)
      child.kill('SIGTERM')
      await exited
      if (parameters.stateDirectory === undefined) await rm(stateDirectory, { recursive: true, force: true })
    },
  }
}
