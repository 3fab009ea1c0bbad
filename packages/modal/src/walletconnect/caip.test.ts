import { expect, test } from 'vitest'
import { isGranted, sessionAccounts, toAddress, toCaip2 } from './caip.ts'
import type { Session } from './sdk.ts'

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const SOLANA_ADDRESS = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

const sessionOf = (accounts: unknown[], name = 'any') =>
  ({ namespaces: { [name]: { accounts, methods: ['sign'], events: [] } } }) as unknown as Session

test('keeps the accounts of the proposed namespaces in the wallet’s order', () => {
  const accounts = [`${SOLANA}:${SOLANA_ADDRESS}`, `eip155:0x38:${ADDRESS.toLowerCase()}`]
  expect(sessionAccounts(sessionOf(accounts), ['eip155', 'solana'])).toEqual([
    { namespace: 'solana', chainId: SOLANA, address: SOLANA_ADDRESS },
    { namespace: 'eip155', chainId: 'eip155:56', address: ADDRESS },
  ])
  expect(sessionAccounts(sessionOf(accounts), ['eip155'])).toHaveLength(1)
})

test.each([
  undefined,
  7,
  '',
  ADDRESS,
  'eip155:56',
  `eip155:0:${ADDRESS}`,
  `eip155:<script>:${ADDRESS}`,
  'eip155:56:0x1',
  `eip155:56:${ADDRESS}:more`,
  'solana::address',
  `${SOLANA}:<script>`,
  `${SOLANA}:${'x'.repeat(129)}`,
  `constructor:1:${ADDRESS}`,
])('drops the account %j', (account) => {
  expect(sessionAccounts(sessionOf([account]), ['eip155', 'solana'])).toEqual([])
})

test.each([
  ['eip155', 97, 'eip155:97'],
  ['eip155', '0x61', 'eip155:97'],
  ['eip155', 'eip155:97', 'eip155:97'],
  ['eip155', '<script>', undefined],
  ['eip155', undefined, undefined],
  ['solana', SOLANA, SOLANA],
  ['solana', '', undefined],
  ['solana', {}, undefined],
] as const)('toCaip2: converts %s %j to %j', (namespace, chain, chainId) => {
  expect(toCaip2(namespace, chain)).toBe(chainId)
})

test.each([
  ['eip155', `eip155:56:${ADDRESS}`, ADDRESS],
  ['eip155', '0x1', undefined],
  ['solana', SOLANA_ADDRESS, SOLANA_ADDRESS],
  ['solana', '\u202e', undefined],
] as const)('toAddress: converts %s %j to %j', (namespace, account, address) => {
  expect(toAddress(namespace, account)).toBe(address)
})

test('accepts a namespace that is listed by one of its chains', () => {
  expect(isGranted(sessionOf([], SOLANA), 'solana', 'sign')).toBe(true)
  expect(isGranted(sessionOf([], SOLANA), 'eip155', 'sign')).toBe(false)
  expect(isGranted(sessionOf([], SOLANA), 'solana', 'other')).toBe(false)
})
