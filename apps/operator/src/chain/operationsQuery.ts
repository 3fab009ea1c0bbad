import { operationsPageSchema } from '@foyer/indexer/api'
import {
  atStableBlock,
  type Call,
  type DelayedCall,
  decodeCall,
  EXPIRATION,
  operationIdOf,
  readOperations,
  readSchedule,
} from '@foyer/presale-operator'
import { queryOptions } from '@tanstack/react-query'
import { getAddress, type Hex, isAddressEqual } from 'viem'
import type { Runtime } from '../app/boot.ts'
import { REFRESH, SALE } from './keys.ts'
import { readIndexer } from './readIndexer.ts'

/** The most that the indexer gives at a time, newest first. */
const LIMIT = 100

type Chain = Pick<Runtime, 'client' | 'config'>

/** A scheduled call as a source other than the AccessManager tells it. */
type Candidate = DelayedCall & { readyAt: number; status: 'scheduled' | 'executed' | 'cancelled' }

export type ListedOperation = DelayedCall & {
  /** Under which the AccessManager keeps it. */
  id: Hex
  /** The decoded call; `undefined` when it is to none of the sale's contracts, or to none of their functions. */
  call: Call | undefined
} & (
    | { status: 'waiting' | 'ready'; readyAt: number }
    /** As the source says. Nothing can be done about it. */
    | { status: 'executed' | 'cancelled' | 'expired' }
    /** The source says that it is scheduled, and the AccessManager that it is not. */
    | { status: 'unknown' }
  )

export type Operations = {
  items: ListedOperation[]
  /** An indexer can leave calls out, and nothing on the chain would show it. */
  source: 'indexer' | 'chain'
  /** Why the indexer was not asked, if so: only what is still open is listed then. */
  problem: unknown
}

/**
 * Scheduled calls, newest first. The indexer, or else the events of the chain, tell which there may be; only the
 * AccessManager says that one is scheduled, and when it may be executed.
 */
export function operationsQueryOptions(runtime: Chain) {
  return queryOptions({
    queryKey: [SALE, 'operations'],
    queryFn: async (): Promise<Operations> => {
      const { indexer } = runtime.config.endpoints
      if (indexer === undefined) return readFromChain(runtime, undefined)
      try {
        const items = await checkAll(runtime, await readCandidates(indexer))
        return { items, source: 'indexer', problem: undefined }
      } catch (problem) {
        return readFromChain(runtime, problem)
      }
    },
    refetchInterval: REFRESH,
  })
}

async function readCandidates(indexer: string): Promise<Candidate[]> {
  const { items } = await readIndexer(indexer, `/v1/operations?limit=${LIMIT}`, operationsPageSchema)
  return items.map(({ caller, target, data, readyAt, status }) => ({
    caller: getAddress(caller),
    target: getAddress(target),
    data,
    readyAt,
    status,
  }))
}

/** @param problem of the indexer, told when the chain does not list them either */
async function readFromChain({ client, config }: Chain, problem: unknown): Promise<Operations> {
  const { deployment } = config
  const open = await atStableBlock(client, 'latest', (block) =>
    readOperations({ client, deployment, block }),
  ).catch((error: unknown) => {
    throw problem ?? error
  })
  const candidates = open.map(({ caller, target, data, readyAt }): Candidate => {
    return { caller, target, data, readyAt, status: 'scheduled' }
  })
  const items = await checkAll({ client, config }, candidates.reverse())
  return { items, source: 'chain', problem }
}

async function checkAll(runtime: Chain, candidates: readonly Candidate[]) {
  const now = Number((await runtime.client.getBlock()).timestamp)
  // A call that was scheduled again is listed once for each time: what the chain says belongs to the newest.
  const newest = new Map<Hex, Candidate>()
  for (const candidate of candidates.toReversed()) newest.set(operationIdOf(candidate), candidate)
  return Promise.all(
    candidates.map((candidate) => {
      const isNewest = newest.get(operationIdOf(candidate)) === candidate
      return check(runtime, candidate, { now, isNewest })
    }),
  )
}

async function check(
  { client, config: { deployment } }: Chain,
  { readyAt: claimed, status, ...delayed }: Candidate,
  { now, isNewest }: { now: number; isNewest: boolean },
): Promise<ListedOperation> {
  const isOfSale = Object.values(deployment.contracts).some((one) => isAddressEqual(one, delayed.target))
  const call = isOfSale ? decodeCall(delayed.target, delayed.data) : undefined
  const listed = { ...delayed, id: operationIdOf(delayed), call }
  const readyAt = isNewest ? await readSchedule(client, deployment, delayed) : undefined
  if (readyAt !== undefined) return { ...listed, status: readyAt > now ? 'waiting' : 'ready', readyAt }
  if (status !== 'scheduled') return { ...listed, status }
  return { ...listed, status: claimed + EXPIRATION <= now ? 'expired' : 'unknown' }
}
