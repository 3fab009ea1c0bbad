import { expect, test } from 'vitest'
import { asGranted, isGranted, sessionAccounts, toAddress, toCaip2 } from './caip.ts'
import type { Session } from './sdk.ts'

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const SOLANA_ADDRESS = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

const NAMESPACES = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'] as const

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
  `${SOLANA}:${ADDRESS}`,
  'cosmos:cosmoshub-4:cosmos1short',
  `bip122:000000000019d6689c085ae165831e93:${ADDRESS}`,
  // A Stellar key, which a wallet has shared as an account of Polkadot.
  'polkadot:91b171bb158e2d3848fa23a9f1c25182:GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
])('drops the account %j', (account) => {
  expect(sessionAccounts(sessionOf([account]), NAMESPACES)).toEqual([])
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

test.each([
  ['bip122', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ['bip122', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['polkadot', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  ['polkadot', ADDRESS],
  ['cosmos', 'cosmos1vqpjljwsynsn58dugz0w8ut7kun7t8ls2qkmsq'],
  ['cosmos', 'osmo1vqpjljwsynsn58dugz0w8ut7kun7t8lsfkyxg6'],
] as const)('keeps an address of %s: %s', (namespace, address) => {
  expect(toAddress(namespace, address)).toBe(address)
})

test.each([
  ['solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ', SOLANA],
  ['solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
])('reads the old chain id %s as %s, and writes it as the wallet does', (old, chainId) => {
  const session = sessionOf([`${old}:${SOLANA_ADDRESS}`])
  expect(sessionAccounts(session, ['solana'])).toEqual([
    { namespace: 'solana', chainId, address: SOLANA_ADDRESS },
  ])
  expect(asGranted(session, chainId)).toBe(old)
  expect(asGranted(session, 'solana:other')).toBe('solana:other')
})

test('accepts a namespace that is listed by one of its chains', () => {
  expect(isGranted(sessionOf([], SOLANA), 'solana', 'sign')).toBe(true)
  expect(isGranted(sessionOf([], SOLANA), 'eip155', 'sign')).toBe(false)
  expect(isGranted(sessionOf([], SOLANA), 'solana', 'other')).toBe(false)
})
