import { accessManagerAbi, type Deployment, presaleAbi } from '@foyer/presale-contracts'
import { type Address, getAbiItem, type Hex } from 'viem'
import { type RoleMember, readMember } from '../access/readMembers.ts'
import type { ChainClient } from '../chain/openChain.ts'
import { readLogs } from '../chain/readLogs.ts'
import type { NetworkConfig } from '../config/schema.ts'
import {
  isDelayedRole,
  isRoleName,
  MANAGED_CONTRACTS,
  type ManagedContract,
  ROLE_GUARDIANS,
  ROLE_HOLDERS,
  ROLES,
  type RoleName,
  roleNameOf,
  writeFunctions,
} from '../deploy/roleMap.ts'
import { formatTime } from '../schedule/planSteps.ts'
import { type Check, compare, unreadable } from './check.ts'

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
  /** The last one set for each role; it comes into force at `since`. */
  grantDelays: Map<bigint, { delay: number; since: number }>
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

  /** The AccessManager that a contract asks; another one could allow anything to anybody. */
  async function checkAuthority(contract: ManagedContract): Promise<Check> {
    const address = deployment.contracts[contract]
    const found = await read({ address, abi: presaleAbi, functionName: 'authority', blockNumber }).catch(
      unreadable,
    )
    return compare(`authority of ${contract}`, deployment.contracts.accessManager, found)
  }

  async function checkAdminDelay(contract: ManagedContract): Promise<Check> {
    const target = deployment.contracts[contract]
    const current = await read({ ...manager, functionName: 'getTargetAdminDelay', args: [target] })
    const coming = history.adminDelays.get(target)
    if (coming === undefined || coming.since <= now)
      return compare(`admin delay of ${contract}`, roles.adminDelay, current)
    const from = formatTime(coming.since)
    return compare(`admin delay of ${contract} (in force from ${from})`, roles.adminDelay, coming.delay)
  }

  async function checkRole(role: bigint): Promise<Check> {
    const [admin, guardian, delay] = await Promise.all([
      read({ ...manager, functionName: 'getRoleAdmin', args: [role] }),
      read({ ...manager, functionName: 'getRoleGuardian', args: [role] }),
      read({ ...manager, functionName: 'getRoleGrantDelay', args: [role] }),
    ])
    const name = roleNameOf(role)
    const coming = history.grantDelays.get(role)
    const later = coming === undefined || coming.since <= now ? '' : `, then ${coming.delay} s`
    return compare(
      `who grants and cancels for role ${name}`,
      `admin ADMIN, guardian ${isRoleName(name) ? ROLE_GUARDIANS[name] : 'ADMIN'}, grant delay 0 s`,
      `admin ${roleNameOf(admin)}, guardian ${roleNameOf(guardian)}, grant delay ${delay} s${later}`,
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
    ...[...history.roles, ...Object.values(ROLES)].filter(isFirst).map(checkRole),
    ...known.map(({ contract, target, selector, name, role }) =>
      checkFunction(target, selector, `${contract}.${name}`, ROLES[role]),
    ),
    ...distinct(strange, ({ target, selector }) => target + selector).map(({ target, selector }) =>
      checkFunction(target, selector, `${selector} of ${target}`, ROLES.ADMIN),
    ),
    ...MANAGED_CONTRACTS.map(checkAuthority),
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
  const history: History = {
    members: [],
    roles: new Set(),
    functions: [],
    grantDelays: new Map(),
    adminDelays: new Map(),
  }
  const address = deployment.contracts.accessManager
  const fromBlock = BigInt(deployment.startBlock)
  for await (const logs of readLogs({ client, address, events: ROLE_EVENTS, fromBlock, toBlock }))
    for (const { eventName, args } of logs) {
      if (eventName === 'TargetAdminDelayUpdated')
        history.adminDelays.set(args.target, { delay: args.delay, since: args.since })
      else if (eventName === 'TargetFunctionRoleUpdated')
        history.functions.push({ target: args.target, selector: args.selector })
      else if (eventName === 'RoleGranted') history.members.push({ role: args.roleId, account: args.account })
      else if (eventName === 'RoleGrantDelayChanged')
        history.grantDelays.set(args.roleId, { delay: args.delay, since: args.since })
      if ('roleId' in args) history.roles.add(args.roleId)
    }
  return history
}

function distinct<T>(values: T[], keyOf: (value: T) => string): T[] {
  return [...new Map(values.map((value) => [keyOf(value), value])).values()]
}

function isFirst<T>(value: T, index: number, values: T[]) {
  return values.indexOf(value) === index
}
