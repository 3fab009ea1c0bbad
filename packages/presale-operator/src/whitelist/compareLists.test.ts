import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { addToList, changeLines, compareLists, describeListChange } from './compareLists.ts'

const ROOT = `0x${'ab'.repeat(32)}` as const
const addresses = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index): Address => `0x${String(from + index).padStart(40, '0')}`)

test('a list says how many addresses it adds, removes and keeps, and needs a confirmation to remove one', () => {
  const [kept = '0x', gone = '0x', come = '0x'] = addresses(0, 3)
  const live = { status: 'read', root: ROOT, addresses: [kept, gone] } as const
  const described = describeListChange([kept, come], live)
  expect(described).toEqual({
    lines: ['2 addresses', `replaces ${ROOT}`],
    warnings: ['It removes 1 of the 2 addresses of the list in force.'],
    confirmation: 'Remove 1 address',
    addresses: { added: [come], removed: [gone], kept: 1 },
  })
})

test('a list that shares no address with the one in force may be the one of another sale', () => {
  const warnings = (next: Address[], live: Address[]) =>
    describeListChange(next, { status: 'read', root: ROOT, addresses: live }).warnings
  const [removes, other] = warnings(addresses(3, 5), addresses(0, 3)) ?? []
  expect(removes).toBe('It removes 3 of the 3 addresses of the list in force.')
  expect(other).toBe('None of the addresses in force is on it: it may be the list of another sale.')
  expect(warnings(addresses(2, 5), addresses(0, 3))).toHaveLength(1)
  expect(warnings(addresses(0, 1), addresses(0, 3))).toHaveLength(1)
  expect(warnings(addresses(0, 1), [])).toBeUndefined()
})

test('a change is listed with the removed addresses first, twenty of many', () => {
  const [kept = '0x', gone = '0x', ...come] = addresses(0, 32)
  const lines = changeLines(compareLists([kept, ...come], [kept, gone]))
  expect(lines[0]).toBe('30 to add, 1 to remove, 1 stays')
  expect(lines.slice(1)).toEqual([
    `- ${gone}`,
    ...come.slice(0, 19).map((address) => `+ ${address}`),
    '… and 11 more',
  ])
})

test('a list that only adds warns of nothing and needs no confirmation', () => {
  const live = { status: 'read', root: ROOT, addresses: addresses(0, 1) } as const
  const described = describeListChange(addresses(0, 3_001), live)
  expect(described.lines).toEqual(['3,001 addresses', `replaces ${ROOT}`])
  expect(described.addresses).toMatchObject({ removed: [], kept: 1 })
  expect(described).not.toHaveProperty('warnings')
  expect(described).not.toHaveProperty('confirmation')
})

test('a list in force that cannot be read is a warning instead of a count, and that there is none is said', () => {
  expect(describeListChange(addresses(0, 1), { status: 'unread', root: ROOT })).toEqual({
    lines: ['1 address', `replaces ${ROOT}`],
    warnings: ['The shards of the list in force cannot be read: whom this list removes is not known.'],
    confirmation: 'Put it in force without knowing whom it removes',
  })
  expect(describeListChange(addresses(0, 1), { status: 'none' })).toEqual({
    lines: ['1 address', 'no list is in force yet'],
  })
})

test('the union of a list and a file has each address once, and names those that were on the list before', () => {
  const [one = '0x', two = '0x', three = '0x'] = addresses(0, 3)
  expect(addToList([one, two], [three, two])).toEqual({ addresses: [one, two, three], repeated: [two] })
})
