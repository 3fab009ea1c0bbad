import { type Deployment, presaleAbi, rewardVaultAbi } from '@foyer/presale-contracts'
import { getAbiItem, isHex } from 'viem'
import { quoted } from '../access/printable.ts'
import type { ChainClient } from '../chain/openChain.ts'
import { readLogs } from '../chain/readLogs.ts'
import { type Finding, finding } from './finding.ts'

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
  /** First block to look at. */
  fromBlock: bigint
  toBlock: bigint
}

/** Reports what was done at once since the last look, each act one time. */
export async function checkActs(parameters: CheckActsParameters): Promise<Finding[]> {
  const { client, deployment, fromBlock, toBlock } = parameters
  const { presale, rewardVault } = deployment.contracts
  const findings: Finding[] = []
  for await (const logs of readLogs({
    ...{ client, address: [presale, rewardVault], events: ACTS, fromBlock, toBlock },
  }))
    for (const { eventName, args, transactionHash } of logs) {
      const values = Object.values(args)
        .map((value) => (typeof value !== 'string' || isHex(value) ? String(value) : quoted(value)))
        .join(', ')
      findings.push(finding('acts', false, `${eventName}(${values}) by transaction ${transactionHash}`))
    }
  return findings.length > 0
    ? findings
    : [finding('acts', true, 'nothing was done at once since the last look')]
}
