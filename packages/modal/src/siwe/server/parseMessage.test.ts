import { formatMessage } from '@foyer/modal-core/siwx'
import { ParsedMessage } from '@signinwithethereum/siwe-parser'
import { createSiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import { parseMessage } from './parseMessage.ts'

const message = {
  domain: 'example.com:3388',
  accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  chainId: 'eip155:56',
  uri: 'https://example.com/login',
  version: '1',
  nonce: '32891756',
  issuedAt: '2021-09-30T16:25:24.000Z',
}
const full = {
  ...message,
  statement: 'I accept the terms: https://example.com/tos',
  expirationTime: '2021-10-01T00:00:00.000Z',
  notBefore: '2021-09-30T16:00:00.000Z',
  requestId: 'some-id',
  resources: [
    'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
    'https://example.com/a.json',
  ],
}

test('reads every field', () => {
  expect(parseMessage(formatMessage(full))).toEqual(full)
})

test('reads an address in any case, and gives it with its checksum', () => {
  const lower = { ...message, accountAddress: message.accountAddress.toLowerCase() }
  expect(parseMessage(formatMessage(lower))).toMatchObject(message)
})

test('leaves fields undefined that the text does not have', () => {
  expect(parseMessage(formatMessage(message))).toMatchObject(message)
})

test.each([
  message,
  full,
  { ...message, statement: full.statement },
  { ...message, resources: [] },
  { ...message, requestId: '' },
  { ...message, domain: '[::1]:3000', uri: 'http://[::1]:3000/#sign-in' },
  { ...message, chainId: 'eip155:11155111', issuedAt: '2021-09-30T16:25:24+02:00' },
])('writes what the reference parser of EIP-4361 reads: %#', (fields) => {
  const read = new ParsedMessage(formatMessage(fields))
  const { accountAddress, chainId, ...rest } = fields
  expect(read).toMatchObject({ ...rest, address: accountAddress, chainId: Number(chainId.slice(7)) })
})

const changed: [what: string, change: (text: string) => string][] = [
  ['a statement that is empty', (text) => text.replace('\n\nURI', '\n\n\n\nURI')],
  ['a line break at the end', (text) => `${text}\n`],
  ['a nonce of 7 characters', (text) => text.replace('32891756', '3289175')],
  ['a day that no month has', (text) => text.replace('2021-09-30T16:25', '2021-09-31T16:25')],
  ['a request id with a blank', (text) => `${text}\nRequest ID: some id`],
  ['fields in another order', (text) => text.replace(/(Version: 1)\n(Chain ID: 56)/, '$2\n$1')],
]
test.each(changed)('refuses %s, as the reference parser of EIP-4361 does', (_, change) => {
  const text = change(formatMessage(message))
  expect(() => new ParsedMessage(text)).toThrow()
  expect(parseMessage(text)).toBeUndefined()
})

test.each<[what: string, change: (text: string) => string]>([
  ['a scheme before the domain', (text) => `https://${text}`],
  ['a chain id that begins with 0', (text) => text.replace('Chain ID: 56', 'Chain ID: 056')],
])('refuses %s, which the reference parser takes', (_, change) => {
  const text = change(formatMessage(message))
  expect(new ParsedMessage(text).chainId).toBe(56)
  expect(parseMessage(text)).toBeUndefined()
})

test('reads what other libraries write', () => {
  const text = createSiweMessage({
    address: message.accountAddress as `0x${string}`,
    chainId: 56,
    domain: full.domain,
    uri: full.uri,
    version: '1',
    nonce: full.nonce,
    statement: full.statement,
    issuedAt: new Date(full.issuedAt),
    expirationTime: new Date(full.expirationTime),
    notBefore: new Date(full.notBefore),
    requestId: full.requestId,
    resources: full.resources,
  })
  expect(text).toBe(formatMessage(full))
})

test.each([
  ['nothing', ''],
  ['a line more', `${formatMessage(message)}\n`],
  ['a line before', `\n${formatMessage(message)}`],
  ['another order', formatMessage(message).replace(/(Version: 1)\n(Chain ID: 56)/, '$2\n$1')],
  ['another version', formatMessage(message).replace('Version: 1', 'Version: 2')],
  ['a carriage return', formatMessage(full).replace('I accept', 'I\raccept')],
  ['a chain id with a zero in front', formatMessage(message).replace('ID: 56', 'ID: 056')],
  ['the chain id 0', formatMessage(message).replace('ID: 56', 'ID: 0')],
  ['a short nonce', formatMessage(message).replace('32891756', '3289')],
  ['a time that is none', formatMessage(message).replace('2021-09-30', '2021-99-30')],
])('refuses %s', (_, text) => {
  expect(parseMessage(text)).toBeUndefined()
})
