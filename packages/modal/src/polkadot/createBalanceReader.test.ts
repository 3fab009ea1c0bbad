import type { Network } from '@foyer/modal-core'
import { blake2AsHex, decodeAddress, xxhashAsHex } from '@polkadot/util-crypto'
import { expect, onTestFinished, test } from 'vitest'
import { polkadotAssetHub } from '../exports/networks.ts'
import { startFakeNode } from '../test/startFakeNode.ts'
import { createBalanceReader } from './createBalanceReader.ts'

const ADDRESS = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
const GENESIS = `0x${polkadotAssetHub.id}${'00'.repeat(16)}`

/** Four counters, then what is free, reserved and frozen, and the flags. */
const account = (free: bigint) => {
  const amount = free.toString(16).padStart(32, '0').match(/../g)?.reverse().join('')
  return `0x${'01000000'.repeat(4)}${amount}${'ff'.repeat(16)}${'00'.repeat(32)}`
}

async function start(value: unknown, genesis = GENESIS) {
  const keys: unknown[] = []
  const node = await startFakeNode((method, [key]) => {
    if (method === 'chain_getBlockHash') return genesis
    keys.push(key)
    return value
  })
  onTestFinished(node.stop)
  return { ...node, keys }
}

const networkAt = (...http: string[]): Network => ({
  ...polkadotAssetHub,
  caipNetworkId: `polkadot:${polkadotAssetHub.id}`,
  rpcUrls: { default: { http } },
})

const read = (urls: string[], address = ADDRESS) =>
  createBalanceReader()({ address, connectorId: 'x', network: networkAt(...urls), tokens: [] })

test('reads what is free at the key that util-crypto computes', async () => {
  const { url, keys } = await start(account(123_456_789_012_345n))
  expect(await read([url])).toMatchObject([
    { symbol: 'DOT', decimals: 10, amount: 123_456_789_012_345n, chainId: `polkadot:${polkadotAssetHub.id}` },
  ])
  const key = decodeAddress(ADDRESS)
  const hex = Buffer.from(key).toString('hex')
  const prefix = `${xxhashAsHex('System', 128)}${xxhashAsHex('Account', 128).slice(2)}`
  expect(keys).toEqual([`${prefix}${blake2AsHex(key, 128).slice(2)}${hex}`])
})

test('has nothing for an account that the chain does not know', async () => {
  const { url } = await start(null)
  expect(await read([url])).toMatchObject([{ amount: 0n }])
  expect(await read([url], '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toMatchObject([{ amount: 0n }])
})

test.each([['0x00'], ['<b>'], [7], [{}]])('fails with a sentence where the node says %j', async (value) => {
  const { url } = await start(value)
  await expect(read([url])).rejects.toThrow('The node returned no balance of the account')
})

test('skips a node of another chain', async () => {
  const other = await start(account(1n), `0x${'11'.repeat(32)}`)
  await expect(read([other.url])).rejects.toThrow('This node serves another network')
  const { url } = await start(account(2n))
  expect(await read([other.url, url])).toMatchObject([{ amount: 2n }])
})
