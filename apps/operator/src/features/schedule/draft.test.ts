import { expect, test } from 'vitest'
import { parseDraft, toDraft } from './draft.ts'

test('parses a displayed draft to the same steps', () => {
  const step = { startsAt: 1_759_881_600, price: 75_000_000_000_000_001n }
  const odd = { startsAt: 1_759_881_630, price: 10n ** 18n }
  expect(toDraft(step, 7)).toEqual({ id: 7, at: '2025-10-08 00:00', price: '0.075000000000000001' })
  expect(toDraft(odd, 8)).toEqual({ id: 8, at: '2025-10-08 00:00:30', price: '1' })
  expect(parseDraft([toDraft(step, 7), toDraft(odd, 8)])).toEqual({ status: 'valid', steps: [step, odd] })
  expect(parseDraft([])).toEqual({ status: 'valid', steps: [] })
})

test.each([
  '2025-10-08 00:00',
  ' 2025-10-8  0:00 ',
  '2025-10-08 00:00 UTC',
  '2025-10-08T00:00',
  '2025-10-08T00:00:00Z',
])('takes %j for a time', (at) => {
  expect(parseDraft([{ id: 1, at, price: '1' }])).toMatchObject({
    status: 'valid',
    steps: [{ startsAt: 1_759_881_600 }],
  })
})

test.each([
  ['', '', ['Enter when the price starts.', 'Enter the price in USD.']],
  ['2025-10-08', '0,1', ['Add the time, as in 2025-10-08 00:00.', 'Use a point, as in 0.1.']],
  ['2025-02-30 00:00', '1', ['The calendar has no such date or time.']],
  ['2025-10-08 24:00', '1', ['The calendar has no such date or time.']],
  ['2025-10-08 02:00+02:00', '1', ['Use 24-hour UTC without an offset, as in 2025-10-08 00:00.']],
  ['2025-10-08 2:00 PM', '1', ['Use 24-hour UTC without an offset, as in 2025-10-08 00:00.']],
  ['10/08/2025', '1', ['Enter a date and a time in UTC, as in 2025-10-08 00:00.']],
  ['2025-10-08 00:00', '-1', ['Enter a price in USD with at most 18 decimals, as in 0.075.']],
  ['2025-10-08 00:00', '１２', ['Enter a price in USD with at most 18 decimals, as in 0.075.']],
])('says what is wrong with %j and %j', (at, price, sentences) => {
  const result = parseDraft([
    { id: 1, at, price },
    { id: 2, at: '2025-10-09 00:00', price: '1' },
  ])
  if (result.status !== 'invalid') throw new Error('the draft was accepted')
  expect(result.problems.map(({ id, problem }) => ({ id, problem }))).toEqual(
    sentences.map((problem) => ({ id: 1, problem })),
  )
})
