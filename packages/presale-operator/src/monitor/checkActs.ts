import { type Deployment, presaleAbi, rewardVaultAbi } from '@foyer/presale-contracts'
import { getAbiItem, isHex } from 'viem'
import { quoted } from '../access/printable.ts'
import type { ChainClient } from '../chain/openChain.ts'
import { readLogs } from '../chain/readLogs.ts'
import { REREAD_BLOCKS } from '../vault/createVaultReader.ts'
import { type Finding, finding } from './finding.ts'
import type { LastLook } from './lastLook.ts'

/** Calls of operator and guardian without a delay, which nobody can see beforehand. */
const ACTS = [
  getAbiItem({ abi: presaleAbi, name: 'Paused' }),
  getAbiItem({ abi: presaleAbi, name: 'Unpaused' }),
  getAbiItem({ abi: presaleAbi, name: 'WhitelistRootSet' }),
  getAbiItem({ abi: presaleAbi, name: 'PaymentTokenSet' }),
  getAbiItem({ abi: rewardVaultAbi, name: 'KeeperSet' }),
] as const

export type CheckActsParameters = {
  client: ChainClient
  deployment: Deployment
  /** The last look. Without one no act is reported; the next look reports those that this one's blocks turn out to have. */
  since?: LastLook
  toBlock: bigint
}

export type CheckedActs = {
  findings: Finding[]
  /** Acts of blocks that the next look reads again, for {@link LastLook}. */
  reported: string[]
}

/**
 * Reports what was done at once since the last look, each act one time. The blocks before that look are read again: a
 * node that was behind may have left an act out.
 */
export async function checkActs(parameters: CheckActsParameters): Promise<CheckedActs> {
  const { client, deployment, since, toBlock } = parameters
  const fromBlock = firstBlockOf(parameters)
  const known = new Set(since?.acts)
  const reported: string[] = []
  const { presale, rewardVault } = deployment.contracts
  const findings: Finding[] = []
  for await (const logs of readLogs({
    client,
    address: [presale, rewardVault],
    events: ACTS,
    fromBlock,
    toBlock,
  }))
    for (const { eventName, args, transactionHash, blockNumber, logIndex } of logs) {
      const act = `${transactionHash} ${logIndex}`
      if (blockNumber >= rereadFrom(toBlock, deployment)) reported.push(act)
      if (since === undefined || known.has(act)) continue
      const values = Object.values(args)
        .map((value) => (typeof value !== 'string' || isHex(value) ? String(value) : quoted(value)))
        .join(', ')
      findings.push(finding('acts', false, `${eventName}(${values}) by transaction ${transactionHash}`))
    }
  if (since !== undefined && findings.length === 0)
    findings.push(finding('acts', true, 'nothing was done at once since the last look'))
  return { findings, reported }
}

function firstBlockOf({ deployment, since, toBlock }: CheckActsParameters) {
  if (since === undefined) return rereadFrom(toBlock, deployment)
  // The file of an earlier version does not tell which acts were reported.
  return since.acts === undefined ? since.block + 1n : rereadFrom(since.block, deployment)
}

function rereadFrom(block: bigint, { startBlock }: Deployment) {
  const first = block - REREAD_BLOCKS + 1n
  return first > BigInt(startBlock) ? first : BigInt(startBlock)
}
