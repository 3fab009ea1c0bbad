import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { describeListChange } from './compareLists.ts'

const ROOT = `0x${'ab'.repeat(32)}` as const
const addresses = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index): Address => `0x${String(from + index).padStart(40, '0')}`)

test('a list says how many addresses it adds and removes, the removed ones first', () => {
  const [kept = '0x', gone = '0x', come = '0x'] = addresses(0, 3)
  const live = { status: 'read', root: ROOT, addresses: [kept, gone] } as const
  expect(describeListChange([kept, come], live)).toEqual({
    lines: ['2 addresses', `replaces ${ROOT}`, '1 to add, 1 to remove', `- ${gone}`, `+ ${come}`],
    warnings: ['It removes 1 of the 2 addresses of the list in force.'],
  })
})

test('a list that only adds warns of nothing, and lists twenty of many', () => {
  const live = { status: 'read', root: ROOT, addresses: addresses(0, 1) } as const
  const { lines, warnings } = describeListChange(addresses(0, 31), live)
  expect(warnings).toBeUndefined()
  expect(lines[2]).toBe('30 to add, 0 to remove')
  expect(lines).toHaveLength(24)
  expect(lines.at(-1)).toBe('… and 10 more')
})

test('a list in force that cannot be read is a warning, and that there is none is said', () => {
  expect(describeListChange(addresses(0, 1), { status: 'unread', root: ROOT }).warnings).toEqual([
    'The shards of the list in force cannot be read: whom this list removes is not known.',
  ])
  expect(describeListChange(addresses(0, 1), { status: 'none' })).toEqual({
    lines: ['1 address', 'no list is in force yet'],
  })
})
