import { expect, test } from 'vitest'
import { wireCollectible, wireTransaction, wireTransfer } from '../test/chainServer.ts'
import { ADDRESS, OTHER_ADDRESS } from '../test/createFakeAdapter.ts'
import { cleanIcon } from '../utils/cleanIcon.ts'
import { cleanName } from '../utils/cleanName.ts'
import { fromWire } from './fromWire.ts'

const read = (...data: unknown[]) =>
  fromWire(data, { caipNetworkId: 'eip155:56', cleanName, cleanPicture: cleanIcon })
const readTransfer = (transfer: unknown) => read(wireTransaction('a', {}, [transfer]))[0]?.transfers[0]

test('reads a transaction with its transfers', () => {
  const metadata = { application: { name: 'Swapper', iconUrl: 'https://x.example/i.png' } }
  expect(read(wireTransaction('a', metadata))).toEqual([
    {
      id: 'a',
      hash: `0x${'ab'.repeat(32)}`,
      operation: 'send',
      status: 'confirmed',
      minedAt: Date.UTC(2025, 11, 24, 12, 30),
      from: ADDRESS,
      to: OTHER_ADDRESS,
      application: 'Swapper',
      title: undefined,
      transfers: [
        {
          direction: 'out',
          name: 'BNB',
          collectible: false,
          amount: 15n,
          decimals: 1,
          token: undefined,
          imageUrl: undefined,
        },
      ],
    },
  ])
})

test.each<[title: unknown, expected: object | undefined]>([
  [
    { en: 'Bound invitation', ja: '招待を登録' },
    { en: 'Bound invitation', ja: '招待を登録' },
  ],
  [{ en: 'A\u202eB\n', ja: 7, ko: '' }, { en: 'A B' }],
  [{ en: 'x'.repeat(60) }, { en: `${'x'.repeat(39)}…` }],
  [{ en: null }, undefined],
  ['Bound invitation', undefined],
  [null, undefined],
])('reads the title %j as far as it can be drawn', (title, expected) => {
  expect(read(wireTransaction('a', { title }))[0]?.title).toEqual(expected)
})

test('describes a collectible by its name', () => {
  expect(readTransfer(wireCollectible('Cool Cat #7', 'in'))).toMatchObject({
    direction: 'in',
    name: 'Cool Cat #7',
    collectible: true,
    amount: 1n,
  })
})

test.each([
  ['eip155:56:0x55d398326f', { chainId: 'eip155:56', address: '0x55d398326f' }],
  [`eip155:56:0x${'E'.repeat(40)}`, { chainId: 'eip155:56', address: undefined }],
  ['eip155:1:0x55d398326f', undefined],
  ['eip155:56:', undefined],
  ['0x55d398326f', undefined],
  [7, undefined],
])('reads which token %s is, on the network of the transaction only', (address, expected) => {
  const transfer = { fungible_info: { symbol: 'USDT', address }, direction: 'in' }
  expect(readTransfer(transfer)?.token).toEqual(expected)
})

test.each([
  ['0', 0n, 0],
  ['0.0', 0n, 1],
  ['1234567.000000000000000001', 1234567000000000000000001n, 18],
  ['1e18', undefined, 0],
  ['-1', undefined, 0],
  ['NaN', undefined, 0],
  ['', undefined, 0],
  ['9'.repeat(100_000), undefined, 0],
  [1.5, undefined, 0],
  [null, undefined, 0],
])('parses an amount of %s', (numeric, amount, decimals) => {
  expect(readTransfer(wireTransfer('BNB', 'in', numeric))).toMatchObject({ amount, decimals })
})

test.each([
  ['trade', 'trade'],
  ['mint', 'mint'],
  ['approve', 'approve'],
  ['execute', 'send'],
  ['__proto__', 'send'],
  [null, 'send'],
])('maps the operation %s to %s', (operationType, operation) => {
  expect(read(wireTransaction('a', { operationType }))[0]?.operation).toBe(operation)
})

test('derives an unknown operation from the direction of its transfers', () => {
  const operationOf = (...directions: string[]) => {
    const transfers = directions.map((direction) => wireTransfer('BNB', direction))
    return read(wireTransaction('a', { operationType: 'bid' }, transfers))[0]?.operation
  }
  expect(operationOf('in')).toBe('receive')
  expect(operationOf('in', 'out')).toBe('trade')
  expect(operationOf('self')).toBe('execute')
  expect(operationOf()).toBe('execute')
})

test('removes bidi and control characters from a name and shortens it', () => {
  expect(readTransfer(wireTransfer('T\u202eDSU', 'in'))?.name).toBe('T DSU')
  expect(readTransfer(wireCollectible('x'.repeat(100_000), 'in'))?.name).toHaveLength(40)
  expect(readTransfer(wireCollectible('\u200b', 'in'))).toBeUndefined()
  const application = { name: `\u2066${'y'.repeat(100_000)}` }
  expect(read(wireTransaction('a', { application }))[0]?.application).toBe(`${'y'.repeat(39)}…`)
})

test.each([
  'javascript:alert(1)',
  'https://tracker.example/pixel.png',
  'data:text/html,<script>alert(1)</script>',
  'data:image/png;base64,'.padEnd(300_000, 'A'),
])('refuses %.40s as a picture', (url) => {
  const transfer = { ...wireTransfer('BNB', 'in'), fungible_info: { symbol: 'BNB', icon: { url } } }
  expect(readTransfer(transfer)).toMatchObject({ name: 'BNB', imageUrl: undefined })
})

test.each([
  null,
  7,
  'x',
  [],
  {},
  { id: 'a' },
  { ...wireTransaction(''), id: '' },
  wireTransaction('a', { hash: 'javascript:alert(1)' }),
  wireTransaction('a', { hash: '../../login' }),
  wireTransaction('a', { minedAt: 'yesterday' }),
  wireTransaction('a', { minedAt: 1 }),
  wireTransaction('a', { status: 'done' }),
  { ...wireTransaction('a'), transfers: 'none' },
])('skips %j and reads the rest', (one) => {
  expect(read(one, wireTransaction('b')).map(({ id }) => id)).toEqual(['b'])
})

test('keeps a transaction when some of its fields are unusable', () => {
  const metadata = {
    application: 7,
    operationType: {},
    sentFrom: '<b>',
    sentTo: null,
    __proto__: { chain: 1 },
  }
  const [item] = read(
    wireTransaction('a', metadata, [null, 'x', { direction: 'up' }, wireTransfer('BNB', 'in')]),
  )
  expect(item).toMatchObject({ from: undefined, to: undefined, application: undefined, operation: 'receive' })
  expect(item?.transfers).toHaveLength(1)
})

test('reads 50 transfers when a transaction has 100,000', () => {
  const transfers = Array.from({ length: 100_000 }, () => wireTransfer('BNB', 'in'))
  expect(read(wireTransaction('a', {}, transfers))[0]?.transfers).toHaveLength(50)
})
