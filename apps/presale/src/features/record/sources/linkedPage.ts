import type { ChainPageRequest, RecordCursor } from './recordSource.ts'

/**
 * A page of a list that a contract keeps linked, newest first. Its own cursor is the first row of a page (0 starts, and
 * a returned 0 ends); ours is the last row that is there, because that is what the indexer's rows have too.
 *
 * @param read a page of the contract
 */
export async function linkedPage<Row extends { id: number }>(
  { after, limit }: ChainPageRequest,
  read: (cursor: number, limit: bigint) => Promise<readonly [readonly Row[], number]>,
): Promise<{ rows: readonly Row[]; next: RecordCursor | null }> {
  const isFirst = after === undefined
  const [page, next] = await read(after ?? 0, BigInt(isFirst ? limit : limit + 1))
  const rows = isFirst ? page : page.slice(1)
  const last = rows.at(-1)
  return { rows, next: next === 0 || last === undefined ? null : { after: last.id } }
}
