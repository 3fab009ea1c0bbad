import { expect, test } from 'vitest'
import { linkedPage } from './linkedPage.ts'

/** A contract's list of the ids 9, 7, 4, 2 and 1. */
async function read(cursor: number, limit: bigint): Promise<[{ id: number }[], number]> {
  const ids = [9, 7, 4, 2, 1]
  const start = cursor === 0 ? 0 : ids.indexOf(cursor)
  const end = start + Number(limit)
  return [ids.slice(start, end).map((id) => ({ id })), ids[end] ?? 0]
}

test('reads consecutive pages without gaps or repetitions', async () => {
  const first = await linkedPage({ after: undefined, limit: 2 }, read)
  expect(first).toEqual({ rows: [{ id: 9 }, { id: 7 }], next: { after: 7 } })
  const second = await linkedPage({ after: 7, limit: 2 }, read)
  expect(second).toEqual({ rows: [{ id: 4 }, { id: 2 }], next: { after: 2 } })
  const last = await linkedPage({ after: 2, limit: 2 }, read)
  expect(last).toEqual({ rows: [{ id: 1 }], next: null })
})

test('returns no next page when the list is empty', async () => {
  expect(await linkedPage({ after: undefined, limit: 2 }, async () => [[], 0])).toEqual({
    rows: [],
    next: null,
  })
})

test('returns no next page when the page ends with the list', async () => {
  expect(await linkedPage({ after: 4, limit: 2 }, read)).toEqual({ rows: [{ id: 2 }, { id: 1 }], next: null })
})
