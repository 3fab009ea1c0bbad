import type { InfiniteData } from '@tanstack/react-query'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import { getBlockNumber } from 'viem/actions'
import * as z from 'zod/mini'
import type { Runtime } from '../../../app/boot.ts'
import { chainKey } from '../../../chain/chainKey.ts'
import { IndexerUnavailableError } from '../../../indexer/readIndexer.ts'

/** Rows a page on the screen. */
const PAGE_SIZE = 50
/** Rows a request when all are wanted: the most that the indexer gives. */
const EXPORT_PAGE_SIZE = 100

/** The start of the next page: behind a row's place on the chain. The indexer has its own cursor for it. */
export type RecordCursor = { after: number; indexer?: string }

export type RecordPage<Row> = {
  rows: readonly Row[]
  next: RecordCursor | null
  /** The block that the rows take in; they may be a little newer. */
  asOf: number
  origin: 'indexer' | 'chain'
}

export type IndexerPageRequest = {
  cursor: string | undefined
  limit: number
  signal?: AbortSignal | undefined
}
export type ChainPageRequest = { after: number | undefined; limit: number }

/** A list of an account's records, newest first, and the two ways to read it. */
export type RecordSource<Row> = {
  name: 'purchases' | 'directs' | 'rewards' | 'withdrawals'
  account: Address
  /** The schema of a stored row. */
  row: z.ZodMiniType<Row>
  fromIndexer: (request: IndexerPageRequest) => Promise<Omit<RecordPage<Row>, 'origin'>>
  /** True if the indexer is not asked. */
  isChainOnly?: boolean
  /** Absent where the chain keeps no list. */
  fromChain?: (request: ChainPageRequest) => Promise<Pick<RecordPage<Row>, 'rows' | 'next'>>
}

/** The same list, read from the chain alone. */
export function chainOnly<Row>(source: RecordSource<Row>): RecordSource<Row> {
  const refuse = () => Promise.reject(new IndexerUnavailableError('What it answered could not be shown.'))
  return { ...source, fromIndexer: refuse, isChainOnly: true }
}

type ReadPageParameters = {
  cursor?: RecordCursor | undefined
  limit: number
  signal?: AbortSignal | undefined
}

/**
 * A page from the indexer, or from the chain itself when the indexer does not answer. A list that went on on the chain
 * stays there: from the start it is read from the indexer again.
 */
async function readPage<Row>(
  { client, freshness }: Pick<Runtime, 'client' | 'freshness'>,
  { fromIndexer, fromChain }: RecordSource<Row>,
  { cursor, limit, signal }: ReadPageParameters,
): Promise<RecordPage<Row>> {
  if (cursor === undefined || cursor.indexer !== undefined) {
    try {
      const page = await fromIndexer({ cursor: cursor?.indexer, limit, signal })
      // A reader of the whole list would never come to its end.
      if (page.rows.length === 0 && page.next !== null)
        throw new IndexerUnavailableError('It names a page after one without rows.')
      return { ...page, origin: 'indexer' }
    } catch (error) {
      if (fromChain === undefined || !(error instanceof IndexerUnavailableError)) throw error
    }
  }
  if (fromChain === undefined) throw new IndexerUnavailableError('The chain keeps no such list.')
  // Before the rows, so that they are at least as new.
  const asOf = Number(await getBlockNumber(client, { cacheTime: 0 }))
  freshness.assert(asOf)
  return { ...(await fromChain({ after: cursor?.after, limit })), asOf, origin: 'chain' }
}

/** The list page by page, for the screen. */
export function recordQueryOptions<Row>(runtime: Runtime, source: RecordSource<Row>) {
  return infiniteQueryOptions<
    RecordPage<Row>,
    Error,
    InfiniteData<RecordPage<Row>, RecordCursor | undefined>,
    readonly unknown[],
    RecordCursor | undefined
  >({
    queryKey: chainKey(runtime.config, 'record', source.name, source.account, source.isChainOnly),
    queryFn: async ({ pageParam, signal }) => {
      const page = await readPage(runtime, source, { cursor: pageParam, limit: PAGE_SIZE, signal })
      if (pageParam === undefined) runtime.lastKnown.save(source.name, source.account, page)
      return page
    },
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
  })
}

/** The first page of a list as an earlier visit has read it, and when, in milliseconds. */
export type LastRecords<Row> = { rows: readonly Row[]; asOf: number; savedAt: number }

export function loadLastRecords<Row>(
  { lastKnown }: Pick<Runtime, 'lastKnown'>,
  { name, account, row }: RecordSource<Row>,
): LastRecords<Row> | undefined {
  const saved = lastKnown.load(name, account)
  const { data } = z.safeParse(z.object({ rows: z.array(z.unknown()), asOf: z.int() }), saved?.data)
  if (saved === undefined || data === undefined) return undefined
  // One row that another version or script has left takes none of the others with it.
  const rows = data.rows.map((one) => z.safeParse(row, one)).flatMap((one) => (one.success ? [one.data] : []))
  return { rows, asOf: data.asOf, savedAt: saved.savedAt }
}

/** The whole list. */
export async function readAllRecords<Row>(
  runtime: Pick<Runtime, 'client' | 'freshness'>,
  source: RecordSource<Row>,
): Promise<readonly Row[]> {
  const rows: Row[] = []
  let cursor: RecordCursor | undefined
  do {
    const page: RecordPage<Row> = await readPage(runtime, source, { cursor, limit: EXPORT_PAGE_SIZE })
    rows.push(...page.rows)
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  return rows
}
