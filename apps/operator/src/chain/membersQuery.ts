import { rolesPageSchema } from '@foyer/indexer/api'
import {
  atStableBlock,
  ROLE_HOLDERS,
  ROLES,
  type RoleMember,
  type RoleName,
  readMember,
  readMembers,
} from '@foyer/presale-operator'
import { queryOptions } from '@tanstack/react-query'
import { getAddress, maxUint64 } from 'viem'
import type { Runtime } from '../app/boot.ts'
import { REFRESH, SALE } from './keys.ts'
import { readIndexer } from './readIndexer.ts'

/** More accounts than ever hold a role. */
const LIMIT = 100

export type Members = {
  /** The holders, by role. */
  members: RoleMember[]
  /** An indexer can leave accounts out, and nothing on the chain would show it. */
  source: 'indexer' | 'chain'
  /** Why there may be others than those of the configuration, if so. */
  problem: unknown
}

type Chain = Pick<Runtime, 'client' | 'config'>
type Candidate = Pick<RoleMember, 'role' | 'account'>

/**
 * The holders of a role. The AccessManager cannot list its members: the configuration and the indexer, or else the events of
 * the chain, tell whom to ask about, and only what the AccessManager answers counts.
 */
export function membersQueryOptions(runtime: Chain) {
  return queryOptions({
    queryKey: [SALE, 'members'],
    queryFn: () => readAll(runtime),
    refetchInterval: REFRESH,
  })
}

async function readAll({ client, config }: Chain): Promise<Members> {
  const { deployment, roles } = config
  const configured = (Object.keys(ROLES) as RoleName[]).map((name) => ({
    role: ROLES[name],
    account: roles[ROLE_HOLDERS[name]],
  }))
  const { others, ...rest } = await readOthers({ client, config })
  const named = new Map([...configured, ...others].map((entry) => [`${entry.role} ${entry.account}`, entry]))
  const members = await Promise.all(
    [...named.values()].map((entry) => readMember({ client, deployment }, entry)),
  )
  return { members: members.filter((member) => member !== undefined), ...rest }
}

type Others = Omit<Members, 'members'> & { others: Candidate[] }

async function readOthers({ client, config }: Chain): Promise<Others> {
  const { deployment, endpoints } = config
  try {
    return { others: await readCandidates(endpoints.indexer), source: 'indexer', problem: undefined }
  } catch (problem) {
    return atStableBlock(client, 'latest', ({ number }) =>
      readMembers({ client, deployment, blockNumber: number }),
    ).then(
      (others) => ({ others, source: 'chain', problem: undefined }),
      () => ({ others: [], source: 'chain', problem }),
    )
  }
}

async function readCandidates(indexer: string | undefined): Promise<Candidate[]> {
  if (indexer === undefined) throw new Error('The configuration names no indexer.')
  const { items } = await readIndexer(indexer, `/v1/roles?limit=${LIMIT}`, rolesPageSchema)
  return (
    items
      .map(({ role, account }) => ({ role: BigInt(role), account: getAddress(account) }))
      // The AccessManager has no such role: asking it about one would fail, and take the others along.
      .filter(({ role }) => role <= maxUint64)
  )
}
