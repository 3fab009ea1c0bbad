import { accessManagerAbi, type Deployment, presaleAbi } from '@foyer/presale-contracts'
import { type Address, getAbiItem, type Hash, isAddressEqual } from 'viem'
import type { ChainClient } from '../chain/openChain.ts'
import { readLogs } from '../chain/readLogs.ts'
import { loadArtifact } from '../deploy/artifacts.ts'
import { type Check, compare } from './check.ts'

/** Contracts that can keep more than their views show, and that log something while they are made. */
const CONTRACT_NAMES = {
  accessManager: 'AccessManager',
  rewardVault: 'RewardVault',
  genesisNft: 'GenesisNFT',
  yesToken: 'YesToken',
  presale: 'Presale',
} as const

/** Events that the constructors log. */
const FIRST_EVENTS = [
  getAbiItem({ abi: accessManagerAbi, name: 'RoleGranted' }),
  getAbiItem({ abi: presaleAbi, name: 'AuthorityUpdated' }),
] as const

export type CheckOriginParameters = { client: ChainClient; deployment: Deployment; blockNumber: bigint }

/**
 * Checks that each contract was made by its own constructor, at or after the block from which its events are read.
 * Other creation code can leave the same code on the chain and write anything into its storage before, such as an admin
 * that no event tells of; and a first block that is too late hides what was granted before it.
 */
export async function checkOrigin(parameters: CheckOriginParameters): Promise<Check[]> {
  const { client, deployment } = parameters
  const first = await findFirstTransactions(parameters)
  const checks = Object.entries(CONTRACT_NAMES).map(async ([key, name]) => {
    const address = deployment.contracts[key as keyof typeof CONTRACT_NAMES]
    const { bytecode } = await loadArtifact(name)
    const found = await describeOrigin(client, { address, bytecode, hash: first.get(address) })
    return compare(`origin of ${name}`, OWN_CONSTRUCTOR, found)
  })
  return Promise.all(checks)
}

const OWN_CONSTRUCTOR = 'made by its constructor'

type Origin = { address: Address; bytecode: string; hash: Hash | undefined }

async function describeOrigin(client: ChainClient, { address, bytecode, hash }: Origin): Promise<string> {
  if (hash === undefined) return 'not made since the first block of the deployment'
  const [{ contractAddress }, { input }] = await Promise.all([
    client.getTransactionReceipt({ hash }),
    client.getTransaction({ hash }),
  ])
  if (!contractAddress || !isAddressEqual(contractAddress, address))
    return 'made before the first block of the deployment, or by another contract'
  return input.startsWith(bytecode) ? OWN_CONSTRUCTOR : 'made by other creation code'
}

/** The transaction of each contract's first event. */
async function findFirstTransactions({ client, deployment, blockNumber }: CheckOriginParameters) {
  const { contracts, startBlock } = deployment
  const addresses = Object.keys(CONTRACT_NAMES).map((key) => contracts[key as keyof typeof CONTRACT_NAMES])
  const first = new Map<Address, Hash>()
  for await (const logs of readLogs({
    client,
    address: addresses,
    events: FIRST_EVENTS,
    fromBlock: BigInt(startBlock),
    toBlock: blockNumber,
  })) {
    for (const { address, transactionHash } of logs) {
      const known = addresses.find((one) => isAddressEqual(one, address))
      if (known !== undefined && !first.has(known)) first.set(known, transactionHash)
    }
    if (first.size === addresses.length) break
  }
  return first
}
