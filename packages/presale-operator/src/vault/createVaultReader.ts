import type { Deployment } from '@foyer/presale-contracts'
import { atStableBlock, isCanonical, type StableBlock } from '../chain/atStableBlock.ts'
import { createLogClock } from '../chain/createLogClock.ts'
import { type ChainClient, ChainError } from '../chain/openChain.ts'
import { readLogs } from '../chain/readLogs.ts'
import { type Checkpoint, readCheckpoint, writeCheckpoint } from './checkpoint.ts'
import {
  applyVaultLog,
  emptyLedger,
  UnknownWithdrawalError,
  VAULT_EVENTS,
  type VaultLedger,
} from './vaultLedger.ts'

/**
 * Finalized blocks that are still read again each time, ten minutes on BSC: nodes of different height, or whose list of
 * logs is behind their blocks, are behind one endpoint, and what one of them has left out is found meanwhile.
 */
export const REREAD_BLOCKS = 800n

export type CreateVaultReaderParameters = {
  client: ChainClient
  deployment: Deployment
  /** File for a checkpoint between runs. Without it each start reads from the deployment on. */
  stateFile?: string
  /** Default {@link REREAD_BLOCKS}. */
  rereadBlocks?: bigint
}

/** The vault's ledger as of `block`, the newest one. */
export type VaultReading = { ledger: VaultLedger; block: StableBlock }

/**
 * Follows the vault's events. What has been finalized for {@link REREAD_BLOCKS} is kept; the rest is read again each
 * time, so neither a reorganisation nor a node that is behind can leave a trace.
 */
export function createVaultReader({
  client,
  deployment,
  stateFile,
  rereadBlocks = REREAD_BLOCKS,
}: CreateVaultReaderParameters) {
  const timeOfLog = createLogClock(client)
  let kept: Checkpoint | undefined
  /** Set when what is kept cannot be right: everything is read again then. */
  let isDistrusted = false

  async function foldLogs(ledger: VaultLedger, fromBlock: bigint, toBlock: bigint) {
    let result = ledger
    const address = deployment.contracts.rewardVault
    for await (const logs of readLogs({ client, address, events: VAULT_EVENTS, fromBlock, toBlock }))
      for (const log of logs) result = applyVaultLog(result, log, await timeOfLog(log))
    return result
  }

  /** Logs that cannot follow each other are incomplete, in this answer or in one that was kept. */
  function reportMissing(error: unknown): never {
    if (!(error instanceof UnknownWithdrawalError)) throw error
    kept = undefined
    isDistrusted = true
    throw new ChainError('The RPC endpoint has left out logs of the vault.', {
      details: [error.message],
      remedy:
        'wait: the next run reads them all again. If the error persists, pass another endpoint with --rpc',
      docs: 'when-something-fails',
      cause: error,
    })
  }

  async function start(): Promise<Checkpoint> {
    const isSaved = stateFile !== undefined && !isDistrusted
    const saved = isSaved ? await readCheckpoint(stateFile, deployment) : undefined
    if (saved !== undefined && (await isCanonical(client, saved.block))) return saved
    return {
      version: 2,
      chainId: deployment.chainId,
      rewardVault: deployment.contracts.rewardVault,
      block: { number: BigInt(deployment.startBlock) - 1n, hash: '' },
      ledger: emptyLedger(),
    }
  }

  async function advance(): Promise<Checkpoint> {
    const from = kept !== undefined && (await isCanonical(client, kept.block)) ? kept : await start()
    const finalized = await client.getBlock({ blockTag: 'finalized' })
    const blockNumber = finalized.number - rereadBlocks
    if (blockNumber <= from.block.number) return from
    const block = await client.getBlock({ blockNumber })
    const ledger = await foldLogs(from.ledger, from.block.number + 1n, block.number)
    const checkpoint = { ...from, block: { number: block.number, hash: block.hash }, ledger }
    if (stateFile !== undefined) await writeCheckpoint(stateFile, checkpoint)
    return checkpoint
  }

  /** @throws {ChainError} the endpoint fails; a later call continues from the last checkpoint */
  async function read(): Promise<VaultReading> {
    try {
      const base = await advance()
      kept = base
      const reading = await atStableBlock(client, 'latest', async (block) => ({
        ledger: await foldLogs(base.ledger, base.block.number + 1n, block.number),
        block,
      }))
      isDistrusted = false
      return reading
    } catch (error) {
      return reportMissing(error)
    }
  }

  /** Reads as of a block all events from the deployment on, and trusts nothing that was kept. */
  async function readAll(block: StableBlock): Promise<VaultLedger> {
    const ledger = await foldLogs(emptyLedger(), BigInt(deployment.startBlock), block.number).catch(
      reportMissing,
    )
    kept = undefined
    isDistrusted = true
    return ledger
  }

  return { read, readAll }
}

export type VaultReader = ReturnType<typeof createVaultReader>
