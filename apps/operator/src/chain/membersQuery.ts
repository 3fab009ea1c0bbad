import { ROLE_HOLDERS, ROLES, type RoleMember, type RoleName, readMember } from '@foyer/presale-operator'
import { queryOptions } from '@tanstack/react-query'
import type { Runtime } from '../app/boot.ts'
import { readRoleMembers } from './indexerQueries.ts'
import { REFRESH, SALE } from './keys.ts'

export type Members = {
  /** Who holds a role, by role. */
  members: RoleMember[]
  /** Why there may be others than those of the configuration, if so. */
  problem: unknown
}

/**
 * Who holds a role. The AccessManager cannot list its members: the indexer and the configuration name them, and the
 * contract is asked for each.
 */
export function membersQueryOptions({ client, config }: Runtime) {
  const { deployment, endpoints, roles } = config
  return queryOptions({
    queryKey: [SALE, 'members'],
    queryFn: async (): Promise<Members> => {
      const configured = (Object.keys(ROLES) as RoleName[]).map((name) => ({
        role: ROLES[name],
        account: roles[ROLE_HOLDERS[name]],
      }))
      const { others, problem } = await readOthers(endpoints.indexer)
      const named = new Map(
        [...configured, ...others].map((entry) => [`${entry.role} ${entry.account}`, entry]),
      )
      const members = await Promise.all(
        [...named.values()].map((entry) => readMember({ client, deployment }, entry)),
      )
      return { members: members.filter((member) => member !== undefined), problem }
    },
    refetchInterval: REFRESH,
  })
}

async function readOthers(indexer: string | undefined) {
  if (indexer === undefined) return { others: [], problem: 'The configuration names no indexer.' }
  return readRoleMembers(indexer).then(
    (others) => ({ others, problem: undefined }),
    (problem: unknown) => ({ others: [], problem }),
  )
}
