import { accessManagerAbi, type Deployment } from '@foyer/presale-contracts'
import { type Address, getAbiItem } from 'viem'
import type { ChainClient } from '../chain/openChain.ts'
import { readLogs } from '../chain/readLogs.ts'

/** An account that holds a role. */
export type RoleMember = {
  role: bigint
  account: Address
  /** Seconds between scheduling and executing a call. */
  delay: number
  /** A shorter delay that was granted and comes into force at a chain time, seconds. */
  coming?: { delay: number; at: number }
}

type Manager = {
  client: ChainClient
  deployment: Deployment
  /** As of this block; by default the latest. */
  blockNumber?: bigint
}

/** Reads an account's membership in a role; `undefined` if it has none. */
export async function readMember(
  { client, deployment, blockNumber }: Manager,
  { role, account }: Pick<RoleMember, 'role' | 'account'>,
): Promise<RoleMember | undefined> {
  const [since, delay, nextDelay, changesAt] = await client.readContract({
    address: deployment.contracts.accessManager,
    abi: accessManagerAbi,
    functionName: 'getAccess',
    args: [role, account],
    ...(blockNumber !== undefined && { blockNumber }),
  })
  if (since === 0) return undefined
  return {
    role,
    account,
    delay,
    ...(changesAt !== 0 && { coming: { delay: nextDelay, at: changesAt } }),
  }
}

/**
 * Everybody who holds a role as of a block, by role. The AccessManager cannot list its members, so all who were ever
 * granted one are found in its events and asked for again.
 */
export async function readMembers(manager: Manager & { blockNumber: bigint }): Promise<RoleMember[]> {
  const { client, deployment, blockNumber } = manager
  const granted = new Map<string, Pick<RoleMember, 'role' | 'account'>>()
  const logs = readLogs({
    client,
    address: deployment.contracts.accessManager,
    events: [getAbiItem({ abi: accessManagerAbi, name: 'RoleGranted' })],
    fromBlock: BigInt(deployment.startBlock),
    toBlock: blockNumber,
  })
  for await (const page of logs)
    for (const { args } of page)
      granted.set(`${args.roleId} ${args.account}`, { role: args.roleId, account: args.account })
  const members = await Promise.all([...granted.values()].map((entry) => readMember(manager, entry)))
  return members
    .filter((member) => member !== undefined)
    .sort((a, b) => (a.role < b.role ? -1 : Number(a.role > b.role)))
}
