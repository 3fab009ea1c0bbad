import { accessManagerAbi } from '@foyer/presale-contracts'
import { ROLES, type RoleName } from '@foyer/presale-operator'
import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { Runtime } from '../app/boot.ts'
import { REFRESH, SALE } from './keys.ts'

/** A role that an account holds. @property delay seconds between scheduling and executing a call */
export type HeldRole = { name: RoleName; delay: number }

/** Roles of an account in the AccessManager. */
export function rolesQueryOptions({ client, config }: Runtime, account: Address) {
  const manager = { address: config.deployment.contracts.accessManager, abi: accessManagerAbi } as const
  return queryOptions({
    queryKey: [SALE, 'roles', account],
    queryFn: async (): Promise<HeldRole[]> => {
      const roles = await Promise.all(
        Object.entries(ROLES).map(async ([name, id]) => {
          const [isMember, delay] = await client.readContract({
            ...manager,
            functionName: 'hasRole',
            args: [id, account],
          })
          return isMember ? [{ name: name as RoleName, delay }] : []
        }),
      )
      return roles.flat()
    },
    refetchInterval: REFRESH,
  })
}
