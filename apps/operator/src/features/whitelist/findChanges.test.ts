import { expect, test } from 'vitest'
import { changesFile, findChanges, MAX_SHOWN } from './findChanges.ts'

const address = (index: number) => `0x${index.toString(16).padStart(40, '0')}`
const change = { added: [address(0xabc), address(1)], removed: [address(2)] }

test('finds addresses by any part, in any case, those that are removed first', () => {
  expect(findChanges(change, '')).toEqual({
    found: 3,
    shown: [
      { address: address(2), isRemoved: true },
      { address: address(0xabc), isRemoved: false },
      { address: address(1), isRemoved: false },
    ],
  })
  expect(findChanges(change, ' ABC ').shown).toEqual([{ address: address(0xabc), isRemoved: false }])
  expect(findChanges(change, 'nobody')).toEqual({ found: 0, shown: [] })
})

test('counts all of 200,000 and shows the first', () => {
  const added = Array.from({ length: 200_000 }, (_, index) => address(index))
  const { found, shown } = findChanges({ added, removed: [] }, '')
  expect([found, shown.length]).toEqual([200_000, MAX_SHOWN])
})

test('makes a CSV file with a heading, as spreadsheets read it', () => {
  expect(changesFile(change)).toBe(
    `change,address\r\nremoved,${address(2)}\r\nadded,${address(0xabc)}\r\nadded,${address(1)}\r\n`,
  )
})
