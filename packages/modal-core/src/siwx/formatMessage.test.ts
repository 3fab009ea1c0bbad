import { expect, test } from 'vitest'
import type { SiwxMessage } from '../types/siwx.ts'
import { formatMessage } from './formatMessage.ts'

/** The first example of EIP-4361. */
const message: SiwxMessage = {
  domain: 'example.com',
  accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  statement: 'I accept the ExampleOrg Terms of Service: https://example.com/tos',
  uri: 'https://example.com/login',
  version: '1',
  chainId: 'eip155:1',
  nonce: '32891756',
  issuedAt: '2021-09-30T16:25:24Z',
  resources: [
    'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
    'https://example.com/my-web2-claim.json',
  ],
}

test('formats the example of EIP-4361', () => {
  expect(formatMessage(message)).toBe(`example.com wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

I accept the ExampleOrg Terms of Service: https://example.com/tos

URI: https://example.com/login
Version: 1
Chain ID: 1
Nonce: 32891756
Issued At: 2021-09-30T16:25:24Z
Resources:
- ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/
- https://example.com/my-web2-claim.json`)
})

test('formats a domain with a port', () => {
  expect(formatMessage({ ...message, domain: 'example.com:3388' })).toMatch(/^example\.com:3388 wants you/)
})

test.each([undefined, ''])('writes two empty lines when the statement is %j', (statement) => {
  expect(formatMessage({ ...message, statement })).toContain('756Cc2\n\n\nURI: https')
})

test('writes every field in the order of EIP-4361', () => {
  const text = formatMessage({
    ...message,
    expirationTime: '2021-10-01T00:00:00Z',
    notBefore: '2021-09-30T16:00:00Z',
    requestId: 'some-id',
    resources: [],
  })
  expect(text.split('\n').slice(5)).toEqual([
    'URI: https://example.com/login',
    'Version: 1',
    'Chain ID: 1',
    'Nonce: 32891756',
    'Issued At: 2021-09-30T16:25:24Z',
    'Expiration Time: 2021-10-01T00:00:00Z',
    'Not Before: 2021-09-30T16:00:00Z',
    'Request ID: some-id',
    'Resources:',
  ])
})

const onSolana = { ...message, chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }

test.each([
  [onSolana.chainId, 'Solana', 'solana:mainnet'],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'Solana', 'solana:devnet'],
  ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'Solana', 'solana:testnet'],
  ['solana:AnotherGenesisHash', 'Solana', 'solana:localnet'],
  ['bip122:000000000019d6689c085ae165831e93', 'Bitcoin', 'bip122:000000000019d6689c085ae165831e93'],
  ['cosmos:cosmoshub-4', 'Cosmos', 'cosmos:cosmoshub-4'],
])(
  'names an account of %s by its namespace, and its network so that no other one has the text',
  (chainId, name, line) => {
    const text = formatMessage({ ...message, chainId })
    expect(text).toContain(`with your ${name} account:`)
    expect(text).toContain(`\nChain ID: ${line}\n`)
  },
)

test('writes one empty line for Solana when there is no statement, as its wallets do', () => {
  expect(formatMessage({ ...onSolana, statement: undefined })).toContain('756Cc2\n\nURI: https')
  expect(formatMessage(onSolana)).toContain('756Cc2\n\nI accept the ExampleOrg')
})

test.each<Partial<SiwxMessage>>([
  { statement: 'Fine.\n\nURI: https://evil.example' },
  { requestId: 'a\rResources:' },
  { requestId: 'some id' },
  { issuedAt: '2021-09-31T16:25:24Z' },
  { issuedAt: '2022-02-29T16:25:24Z' },
  { domain: 'example.com/path' },
  { domain: '' },
  { accountAddress: '' },
  { chainId: '56' },
  { chainId: 'toString:56' },
  { uri: 'login' },
  { version: '2' },
  { nonce: '1234567' },
  { nonce: 'with space' },
  { issuedAt: undefined },
  { issuedAt: 'yesterday' },
  { expirationTime: '2021-13-01T00:00:00Z' },
  { notBefore: '' },
  { resources: ['https://a.example\n- https://b.example'] },
])('throws when a field would change the text: %j', (differs) => {
  const [field] = Object.keys(differs)
  expect(() => formatMessage({ ...message, ...differs })).toThrow(
    `The sign-in message has an invalid ${field}`,
  )
})
