import type { Deployment } from '@foyer/presale-contracts'
import { atStableBlock, isCanonical, type StableBlock } from '../chain/atStableBlock.ts'
import { createLogClock } from '../chain/createLogClock.ts'
import type { ChainClient } from '../chain/openChain.ts'
import { readLogs } from '../chain/readLogs.ts'
import { type Checkpoint, readCheckpoint, writeCheckpoint } from './checkpoint.ts'
import { applyVaultLog, emptyLedger, VAULT_EVENTS, type VaultLedger } from './vaultLedger.ts'

export type CreateVaultReaderParameters = {
  client: ChainClient
  deployment: Deployment
  /** Where to keep a checkpoint between runs. Without it each start reads from the deployment on. */
  stateFile?: string
}

/** The vault's ledger as of `block`, the newest one. */
export type VaultReading = { ledger: VaultLedger; block: StableBlock }

/**
 * Follows the vault's events. What is finalized is read once and kept; what is not is read anew each time, so a
 * reorganisation can never leave a trace.
 */
export function createVaultReader({ client, deployment, stateFile }: CreateVaultReaderParameters) {
  const timeOfLog = createLogClock(client)
  let finalized: Checkpoint | undefined

  async function foldLogs(ledger: VaultLedger, fromBlock: bigint, toBlock: bigint) {
    let result = ledger
    const address = deployment.contracts.rewardVault
    for await (const logs of readLogs({ client, address, events: VAULT_EVENTS, fromBlock, toBlock }))
      for (const log of logs) result = applyVaultLog(result, log, await timeOfLog(log))
    return result
  }

  async function start(): Promise<Checkpoint> {
    const saved = stateFile === undefined ? undefined : await readCheckpoint(stateFile, deployment)
    if (saved !== undefined && (await isCanonical(client, saved.block))) return saved
    return {
      version: 1,
      chainId: deployment.chainId,
      rewardVault: deployment.contracts.rewardVault,
      block: { number: BigInt(deployment.startBlock) - 1n, hash: '' },
      ledger: emptyLedger(),
    }
  }

  async function advanceFinalized(): Promise<Checkpoint> {
    const from =
      finalized !== undefined && (await isCanonical(client, finalized.block)) ? finalized : await start()
    const block = await client.getBlock({ blockTag: 'finalized' })
    if (block.number <= from.block.number) return from
    const ledger = await foldLogs(from.ledger, from.block.number + 1n, block.number)
    const checkpoint = { ...from, block: { number: block.number, hash: block.hash }, ledger }
    if (stateFile !== undefined) await writeCheckpoint(stateFile, checkpoint)
    return checkpoint
  }

  /** @throws {ChainError} the endpoint fails; a later call continues from the last checkpoint */
  async function read(): Promise<VaultReading> {
    const base = await advanceFinalized()
    finalized = base
    return atStableBlock(client, 'latest', async (block) => ({
      ledger: await foldLogs(base.ledger, base.block.number + 1n, block.number),
      block,
    }))
  }

  return { read }
}

export type VaultReader = ReturnType<typeof createVaultReader>
