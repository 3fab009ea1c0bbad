import { accessManagerAbi, type Deployment } from '@foyer/presale-contracts'
import { type Address, getAbiItem, type Hex } from 'viem'
import { type RoleMember, readMember } from '../access/readMembers.ts'
import type { ChainClient } from '../chain/openChain.ts'
import { readLogs } from '../chain/readLogs.ts'
import type { NetworkConfig } from '../config/schema.ts'
import {
  isDelayedRole,
  isRoleName,
  MANAGED_CONTRACTS,
  ROLE_GUARDIANS,
  ROLE_HOLDERS,
  ROLES,
  type RoleName,
  roleNameOf,
  writeFunctions,
} from '../deploy/roleMap.ts'
import { type Check, compare } from './check.ts'

const ROLE_EVENTS = [
  getAbiItem({ abi: accessManagerAbi, name: 'RoleGranted' }),
  getAbiItem({ abi: accessManagerAbi, name: 'RoleAdminChanged' }),
  getAbiItem({ abi: accessManagerAbi, name: 'RoleGuardianChanged' }),
  getAbiItem({ abi: accessManagerAbi, name: 'RoleGrantDelayChanged' }),
  getAbiItem({ abi: accessManagerAbi, name: 'TargetFunctionRoleUpdated' }),
  getAbiItem({ abi: accessManagerAbi, name: 'TargetAdminDelayUpdated' }),
] as const

type History = {
  members: { role: bigint; account: Address }[]
  roles: Set<bigint>
  functions: { target: Address; selector: Hex }[]
  /** The last one set for each target; it comes into force at `since`. */
  adminDelays: Map<Address, { delay: number; since: number }>
}

export type CheckRolesParameters = {
  client: ChainClient
  config: NetworkConfig
  deployment: Deployment
  /** Block of the log scan and of all reads. */
  blockNumber: bigint
  /** Chain time of that block, seconds. */
  now: number
}

/**
 * Reads who may do what and compares it with the role map. The AccessManager cannot list its members, so everybody who
 * was ever granted a role, and every function that was ever mapped, is found in its events and asked for again.
 */
export async function checkRoles(parameters: CheckRolesParameters): Promise<Check[]> {
  const { client, config, deployment, blockNumber, now } = parameters
  const { roles } = config
  const history = await readHistory(client, deployment, blockNumber)
  const manager = { address: deployment.contracts.accessManager, abi: accessManagerAbi, blockNumber } as const
  const read = client.readContract

  const expectedMembers = (Object.keys(ROLES) as RoleName[]).map((name) => ({
    role: ROLES[name],
    account: roles[ROLE_HOLDERS[name]],
    delay: isDelayedRole(name) ? roles.adminDelay : 0,
  }))

  async function checkMember({ role, account }: History['members'][number]): Promise<Check> {
    const expected = expectedMembers.find((member) => member.role === role && member.account === account)
    const member = await readMember(parameters, { role, account })
    return compare(
      `role ${roleNameOf(role)} of ${account}`,
      expected === undefined ? 'no member' : `member, delay ${expected.delay} s`,
      member === undefined ? 'no member' : describeMember(member),
    )
  }

  async function checkFunction(
    target: Address,
    selector: Hex,
    name: string,
    expected: bigint,
  ): Promise<Check> {
    const role = await read({ ...manager, functionName: 'getTargetFunctionRole', args: [target, selector] })
    return compare(`role that may call ${name}`, roleNameOf(expected), roleNameOf(role))
  }

  async function checkAdminDelay(contract: (typeof MANAGED_CONTRACTS)[number]): Promise<Check> {
    const target = deployment.contracts[contract]
    const current = await read({ ...manager, functionName: 'getTargetAdminDelay', args: [target] })
    const coming = history.adminDelays.get(target)
    if (coming === undefined || coming.since <= now)
      return compare(`admin delay of ${contract}`, roles.adminDelay, current)
    const from = new Date(coming.since * 1000).toISOString()
    return compare(`admin delay of ${contract} (in force from ${from})`, roles.adminDelay, coming.delay)
  }

  async function checkRole(role: bigint): Promise<Check> {
    const [admin, guardian, delay] = await Promise.all([
      read({ ...manager, functionName: 'getRoleAdmin', args: [role] }),
      read({ ...manager, functionName: 'getRoleGuardian', args: [role] }),
      read({ ...manager, functionName: 'getRoleGrantDelay', args: [role] }),
    ])
    const name = roleNameOf(role)
    return compare(
      `who grants and cancels for role ${name}`,
      `admin ADMIN, guardian ${isRoleName(name) ? ROLE_GUARDIANS[name] : 'ADMIN'}, grant delay 0 s`,
      `admin ${roleNameOf(admin)}, guardian ${roleNameOf(guardian)}, grant delay ${delay} s`,
    )
  }

  const known = MANAGED_CONTRACTS.flatMap((contract) =>
    writeFunctions(contract).map((entry) => ({ ...entry, contract, target: deployment.contracts[contract] })),
  )
  const strange = history.functions.filter(
    ({ target, selector }) => !known.some((entry) => entry.target === target && entry.selector === selector),
  )
  const members = distinct(
    [...expectedMembers, ...history.members],
    ({ role, account }) => `${role} ${account}`,
  )
  return Promise.all([
    ...members.map(checkMember),
    ...[...history.roles, ROLES.MANAGER, ROLES.OPERATOR, ROLES.GUARDIAN].filter(isFirst).map(checkRole),
    ...known.map(({ contract, target, selector, name, role }) =>
      checkFunction(target, selector, `${contract}.${name}`, ROLES[role]),
    ),
    ...distinct(strange, ({ target, selector }) => target + selector).map(({ target, selector }) =>
      checkFunction(target, selector, `${selector} of ${target}`, ROLES.ADMIN),
    ),
    ...MANAGED_CONTRACTS.map(checkAdminDelay),
    ...MANAGED_CONTRACTS.map(async (contract) => {
      const args = [deployment.contracts[contract]] as const
      return compare(
        `${contract} is closed`,
        false,
        await read({ ...manager, functionName: 'isTargetClosed', args }),
      )
    }),
  ])
}

function describeMember({ delay, coming }: RoleMember) {
  return `member, delay ${delay} s${coming === undefined ? '' : `, then ${coming.delay} s`}`
}

async function readHistory(client: ChainClient, deployment: Deployment, toBlock: bigint): Promise<History> {
  const history: History = { members: [], roles: new Set(), functions: [], adminDelays: new Map() }
  const address = deployment.contracts.accessManager
  const fromBlock = BigInt(deployment.startBlock)
  for await (const logs of readLogs({ client, address, events: ROLE_EVENTS, fromBlock, toBlock }))
    for (const { eventName, args } of logs) {
      if (eventName === 'TargetAdminDelayUpdated')
        history.adminDelays.set(args.target, { delay: args.delay, since: args.since })
      else if (eventName === 'TargetFunctionRoleUpdated')
        history.functions.push({ target: args.target, selector: args.selector })
      else if (eventName === 'RoleGranted') history.members.push({ role: args.roleId, account: args.account })
      // The admin role of ADMIN itself is fixed by the AccessManager.
      if ('roleId' in args && args.roleId !== ROLES.ADMIN) history.roles.add(args.roleId)
    }
  return history
}

function distinct<T>(values: T[], keyOf: (value: T) => string): T[] {
  return [...new Map(values.map((value) => [keyOf(value), value])).values()]
}

function isFirst<T>(value: T, index: number, values: T[]) {
  return values.indexOf(value) === index
}
