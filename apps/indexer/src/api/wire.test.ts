import { expect, test } from 'vitest'
import { encodeCursor } from './cursor.ts'
import { toPage } from './wire.ts'

const rows = [{ id: 3n }, { id: 2n }, { id: 1n }]

test('a page names its own last row, so that the next one leaves nothing out', () => {
  expect(toPage('withdrawals', rows, 2)).toEqual({
    rows: [{ id: 3n }, { id: 2n }],
    nextCursor: encodeCursor('withdrawals', '2'),
  })
})

test('the last page names none, also when it is full', () => {
  expect(toPage('withdrawals', rows, 3)).toEqual({ rows, nextCursor: null })
  expect(toPage('withdrawals', [], 3)).toEqual({ rows: [], nextCursor: null })
})
