import { createFreshness } from '@foyer/site-kit/transaction'
import { type Client, HttpRequestError } from 'viem'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Runtime } from '../../../app/boot.ts'
import { IndexerUnavailableError } from '../../../indexer/readIndexer.ts'
import { loadLastRecords, type RecordSource, readAllRecords } from './recordSource.ts'

const LENGTH = 250
const rows = Array.from({ length: LENGTH }, (_, index) => LENGTH - index)
const runtime = {
  client: { request: async () => '0x64' } as unknown as Client,
  freshness: createFreshness(),
}

/** Two ways to the same 250 rows; the indexer answers so many requests. */
function setup({ answers = Number.POSITIVE_INFINITY } = {}) {
  let left = answers
  const source: RecordSource<number> = {
    name: 'purchases',
    account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    row: z.number(),
    fromIndexer: vi.fn(async ({ cursor, limit }) => {
      if (left-- <= 0) throw new IndexerUnavailableError('down')
      const start = Number(cursor ?? 0)
      const page = rows.slice(start, start + limit)
      const last = page.at(-1) ?? 0
      return {
        rows: page,
        next: last <= 1 ? null : { after: last, indexer: String(start + limit) },
        asOf: 100,
      }
    }),
    fromChain: vi.fn(async ({ after, limit }) => {
      const page = rows.filter((row) => after === undefined || row < after).slice(0, limit)
      const last = page.at(-1) ?? 0
      return { rows: page, next: last <= 1 ? null : { after: last } }
    }),
  }
  return source
}

test('reads all pages from the indexer without asking the chain', async () => {
  const source = setup()
  expect(await readAllRecords(runtime, source)).toEqual(rows)
  expect(source.fromChain).not.toHaveBeenCalled()
})

test('reads the same list from the chain when the indexer is down', async () => {
  const source = setup({ answers: 0 })
  expect(await readAllRecords(runtime, source)).toEqual(rows)
  expect(source.fromIndexer).toHaveBeenCalledOnce()
})

test('continues on the chain without gaps or repetitions when the indexer fails between pages', async () => {
  const source = setup({ answers: 1 })
  expect(await readAllRecords(runtime, source)).toEqual(rows)
  expect(source.fromIndexer).toHaveBeenCalledTimes(2)
})

test('reads the list from the chain when the indexer names a next page without end and has no rows', async () => {
  const source = setup()
  const empty = { rows: [], next: { after: 0, indexer: 'again' }, asOf: 100 }
  source.fromIndexer = vi.fn().mockResolvedValueOnce(empty).mockRejectedValue(new Error('Asked again.'))
  expect(await readAllRecords(runtime, source)).toEqual(rows)
  expect(source.fromIndexer).toHaveBeenCalledOnce()
})

test('shows the rows of an earlier visit, without those that are none', () => {
  const data = { rows: [3, 'other', null, 1], asOf: 100 }
  const lastKnown = { load: () => ({ data, savedAt: 7 }) } as unknown as Runtime['lastKnown']
  expect(loadLastRecords({ lastKnown }, setup())).toEqual({ rows: [3, 1], asOf: 100, savedAt: 7 })
})

test('throws `IndexerUnavailableError` when the chain does not have the list', async () => {
  const { fromChain, ...source } = setup({ answers: 0 })
  await expect(readAllRecords(runtime, source)).rejects.toThrow(IndexerUnavailableError)
})

test('throws the error of the chain when both sources fail', async () => {
  const source = setup({ answers: 0 })
  const unreachable = new HttpRequestError({ url: 'http://127.0.0.1:1' })
  source.fromChain = () => Promise.reject(unreachable)
  await expect(readAllRecords(runtime, source)).rejects.toBe(unreachable)
})
