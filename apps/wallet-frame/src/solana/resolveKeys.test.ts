import { base58, base64 } from '@scure/base'
import { expect, test } from 'vitest'
import type { RpcRequest } from '../rpc/createPost.ts'
import type { SolanaMessage } from './readTransaction.ts'
import { resolveKeys } from './resolveKeys.ts'

const key = (byte: number) => new Uint8Array(32).fill(byte)
const nameOf = (byte: number) => base58.encode(key(byte))
const TABLE_PROGRAM = 'AddressLookupTab1e1111111111111111111111111'

const message: SolanaMessage = {
  version: 0,
  signers: 2,
  readonlySigners: 1,
  readonlyOthers: 1,
  keys: [1, 2, 3, 4].map(key),
  blockhash: key(9),
  instructions: [],
  lookups: [
    { table: key(20), writable: [1], readonly: [0] },
    { table: key(21), writable: [0], readonly: [] },
  ],
}

/** A table with these addresses, of a program. */
const tableOf = (addresses: number[], owner = TABLE_PROGRAM) => ({
  lamports: 1,
  owner,
  data: [
    base64.encode(Uint8Array.from([...new Uint8Array(56), ...addresses.flatMap((each) => [...key(each)])])),
    'base64',
  ],
})

const answering =
  (...value: unknown[]): RpcRequest =>
  async () => ({ value })

const own = [
  { address: nameOf(1), isWritable: true },
  { address: nameOf(2), isWritable: false },
  { address: nameOf(3), isWritable: true },
  { address: nameOf(4), isWritable: false },
]

test('names the accounts of tables in the order of the chain: those that may be written first', async () => {
  const node = answering(tableOf([10, 11]), tableOf([12]))
  expect(await resolveKeys(message, node)).toEqual([
    ...own,
    { address: nameOf(11), isWritable: true, isLookedUp: true },
    { address: nameOf(12), isWritable: true, isLookedUp: true },
    { address: nameOf(10), isWritable: false, isLookedUp: true },
  ])
})

test.each<[string, RpcRequest]>([
  ['a table that is too short', answering(tableOf([10, 11]), tableOf([]))],
  ['a table that is none', answering(tableOf([10, 11]), tableOf([12], nameOf(5)))],
  ['a table that is not there', answering(tableOf([10, 11]), null)],
])('leaves the accounts without a name of %s', async (_, node) => {
  const keys = await resolveKeys(message, node)
  expect(keys.map(({ address }) => address)).toEqual([
    ...own.map(({ address }) => address),
    nameOf(11),
    undefined,
    nameOf(10),
  ])
})

test.each<[string, RpcRequest]>([
  ['does not answer', () => Promise.reject(new Error('down'))],
  ['leaves one out', answering(tableOf([10, 11]))],
  ['answers something else', async () => '<html>'],
])('leaves all of them without a name where the node %s', async (_, node) => {
  const keys = await resolveKeys(message, node)
  expect(keys.slice(0, 4)).toEqual(own)
  expect(keys.slice(4).map(({ address }) => address)).toEqual([undefined, undefined, undefined])
})
