import { expect, test } from 'vitest'
import { parseDraft, toDraft } from './draft.ts'

test('parses a displayed draft to the same steps', () => {
  const step = { startsAt: 1_759_881_600, price: 75_000_000_000_000_001n }
  expect(toDraft(step, 7)).toEqual({ id: 7, at: '2025-10-08T00:00:00Z', price: '0.075000000000000001' })
  expect(parseDraft([toDraft(step, 7)])).toEqual({ status: 'valid', steps: [step] })
  expect(parseDraft([])).toEqual({ status: 'valid', steps: [] })
})

test('reports row and field when a time or a price is invalid', () => {
  const rows = [
    { id: 1, at: '2025-10-08 00:00', price: '0.1' },
    { id: 2, at: '2025-02-30T00:00:00Z', price: '0,1' },
    { id: 3, at: '2025-10-08T00:00:00Z', price: '-1' },
    { id: 4, at: '2025-10-08T00:00:00Z', price: '１２' },
  ]
  const result = parseDraft(rows)
  if (result.status !== 'invalid') throw new Error('the draft was accepted')
  expect(result.problems.map(({ id, field }) => `${id} ${field}`)).toEqual([
    '1 at',
    '2 at',
    '2 price',
    '3 price',
    '4 price',
  ])
})
