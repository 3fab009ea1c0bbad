import { jitter } from '../../app/jitter.ts'
import type { RecordPage } from './sources/recordSource.ts'

/** In milliseconds: while a row is about to change, and otherwise, for friends buy too. */
const [SOON, NOW_AND_THEN] = [3_000, 15_000]

/**
 * Time that until a list is read again, in milliseconds; `false` for one that was paged through, whose pages would all be
 * read again.
 *
 * @param isOpen whether a row is about to change
 */
export function pollInterval<Row>(pages: readonly RecordPage<Row>[], isOpen?: (row: Row) => boolean) {
  if (isOpen !== undefined && pages.some(({ rows }) => rows.some(isOpen))) return jitter * SOON
  return pages.length === 1 && jitter * NOW_AND_THEN
}
