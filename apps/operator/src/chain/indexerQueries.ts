import { operationsPageSchema, rolesPageSchema, withdrawalsPageSchema } from '@foyer/indexer/api'
import { queryOptions } from '@tanstack/react-query'
import { getAddress } from 'viem'
import type { z } from 'zod'
import { ConsoleError } from '../app/ConsoleError.ts'
import { REFRESH, SALE } from './keys.ts'

/** The most that the indexer gives at a time, and more than a person looks through. */
const LIMIT = 100

/** As many waiting withdrawals are read, page by page. */
const MAX_QUEUE = 500

/** Withdrawals that wait to be paid, oldest first, up to five hundred. */
export function queueQueryOptions(indexer: string) {
  return queryOptions({
    queryKey: [SALE, 'queue', indexer],
    queryFn: async () => {
      const path = `/v1/withdrawals/processing?limit=${LIMIT}`
      let page = await read(indexer, path, withdrawalsPageSchema)
      const items = [...page.items]
      while (page.nextCursor !== null && items.length < MAX_QUEUE) {
        page = await read(
          indexer,
          `${path}&cursor=${encodeURIComponent(page.nextCursor)}`,
          withdrawalsPageSchema,
        )
        items.push(...page.items)
      }
      return { ...page, items }
    },
    refetchInterval: REFRESH,
  })
}

/** Accounts that hold a role, with the number of the role. */
export async function readRoleMembers(indexer: string) {
  const { items } = await read(indexer, `/v1/roles?limit=${LIMIT}`, rolesPageSchema)
  return items.map(({ role, account }) => ({ role: BigInt(role), account: getAddress(account) }))
}

/** Administrative calls that were scheduled, newest first, up to a hundred. */
export function operationsQueryOptions(indexer: string) {
  return queryOptions({
    queryKey: [SALE, 'operations', indexer],
    queryFn: () => read(indexer, `/v1/operations?limit=${LIMIT}`, operationsPageSchema),
    refetchInterval: REFRESH,
  })
}

async function read<T extends z.ZodType>(indexer: string, path: string, schema: T): Promise<z.output<T>> {
  const response = await fetch(indexer.replace(/\/$/, '') + path).catch((cause: unknown) => {
    throw new ConsoleError('The indexer does not answer.', {
      remedy: 'check that it runs and lets this page read it (INDEXER_CORS_ORIGINS)',
      cause,
    })
  })
  const answer = schema.safeParse(await response.json().catch(() => undefined))
  if (response.ok && answer.success) return answer.data
  throw new ConsoleError(`The indexer's answer (${response.status}) is not the one expected.`, {
    remedy: 'check endpoints.indexer in the configuration and the version of the indexer',
  })
}
