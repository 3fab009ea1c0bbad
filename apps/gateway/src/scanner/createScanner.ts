import { setTimeout as wait } from 'node:timers/promises'
import { createRole, type Lease } from '@foyer/server-kit'
import type { Chain } from '../chain/createChains.ts'
import type { GatewayLog } from '../http/types.ts'
import type { Metrics } from '../metrics/types.ts'
import type { Database } from '../store/createDatabase.ts'
import type { Store } from '../store/createStore.ts'
import { type ChainBlock, readBlock } from './readBlock.ts'
import { toRows } from './toRows.ts'

/** Blocks that one transaction of the database takes in. */
const BATCH = 16
/** Hashes that are kept to tell where a fork begins; a deeper one is reported and not undone. */
const KEPT_HASHES = 64n

export type CreateScannerParameters = {
  chains: readonly Chain[]
  store: Store
  database: Pick<Database, 'lead'>
  log: GatewayLog
  metrics?: Pick<Metrics, 'setLeader' | 'setScannerLag'> | undefined
  /** Milliseconds between two looks for a new block, and after a failure. Default 1,000. */
  intervalMs?: number
}

export type Scanner = { destroy: () => Promise<void> }

/**
 * Reads the blocks of each chain whose history is of the `blocks` provider, from `history.from` on, and follows the
 * chain's head. Of all processes on one database one scans a chain; the others stand by.
 */
export function createScanner({
  chains,
  store,
  database,
  log,
  metrics,
  intervalMs = 1_000,
}: CreateScannerParameters): Scanner {
  const scanned = chains.filter(({ config }) => config.history?.provider === 'blocks')
  const roles = scanned.map((chain) => {
    metrics?.setLeader(chain.id, false)
    return createRole({
      database,
      intervalMs,
      onError,
      name: `scan ${chain.id}`,
      async work(lease) {
        metrics?.setLeader(chain.id, true)
        await follow(chain, lease).finally(() => metrics?.setLeader(chain.id, false))
      },
    })
  })

  async function follow(chain: Chain, lease: Lease) {
    const { signal } = lease
    while (!signal.aborted) {
      const isMore = await scan(chain, { store, metrics }, lease).catch((error) => {
        if (!signal.aborted) onError(error)
        return false
      })
      if (!isMore) await wait(intervalMs, undefined, { signal }).catch(() => {})
    }
  }

  function onError(error: unknown) {
    log('warn', 'scan.failed', { error: error instanceof Error ? error.name : 'unknown' })
  }

  return {
    async destroy() {
      await Promise.all(roles.map((role) => role.destroy()))
    },
  }
}

/** Takes in the next blocks, or undoes those that are no longer of the chain. Resolves to whether there may be more. */
async function scan(
  chain: Chain,
  { store, metrics }: Pick<CreateScannerParameters, 'store' | 'metrics'>,
  lease: Lease,
): Promise<boolean> {
  const { history } = chain.config
  if (history?.provider !== 'blocks') return false
  const known = await store.readBlocks(chain.id)
  const last = known[0]
  const first = last ? last.number + 1n : BigInt(history.from)
  const head = await chain.client.getBlockNumber()
  const ahead = Math.max(0, Number(head - first) + 1)
  metrics?.setScannerLag(chain.id, ahead)
  const fetched = await readBatch(chain, first, Math.min(BATCH, ahead))
  const blocks = takeLinked(fetched, last?.hash)
  if (lease.signal.aborted) return false
  if (blocks.length > 0) {
    const listed = new Set([
      ...chain.tokens.map(({ address }) => address.toLowerCase()),
      ...chain.contracts.keys(),
    ])
    const rows = blocks.map((block) => toRows({ chain: chain.id, block, listed }))
    const newest = blocks.at(-1)?.number ?? first
    await store.addBlocks(chain.id, rows, { keepAfter: newest - KEPT_HASHES, lease })
    return blocks.length === BATCH
  }
  if (last === undefined) return false
  return undoFork(chain, known, { store, lease })
}

/** Reads `count` blocks from `first` on. */
const readBatch = (chain: Chain, first: bigint, count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => readBlock(chain, first + BigInt(index))))

/** The first blocks of a row that follow on each other and on the one before. */
function takeLinked(fetched: readonly (ChainBlock | undefined)[], parent: string | undefined): ChainBlock[] {
  const blocks: ChainBlock[] = []
  for (const block of fetched) {
    const expected = blocks.at(-1)?.hash ?? parent
    if (!block || (expected !== undefined && block.parentHash !== expected)) break
    blocks.push(block)
  }
  return blocks
}

/** Goes back to the newest known block that the chain still has. */
async function undoFork(
  chain: Chain,
  known: readonly { number: bigint; hash: string }[],
  { store, lease }: { store: Store; lease: Lease },
) {
  for (const [depth, { number, hash }] of known.entries()) {
    const block = await readBlock(chain, number)
    if (block?.hash !== hash) continue
    if (depth === 0) return false
    await store.removeBlocksAfter(chain.id, number, lease)
    return true
  }
  const oldest = known.at(-1)?.number ?? 0n
  throw new Error(
    `The chain ${chain.id} reorganised more than ${known.length} blocks, down to ${oldest}. Empty the tables blocks, transactions and transfers of this chain to read it again.`,
  )
}
