import { type Address, encodeAbiParameters, zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { exampleConfig } from '../../../test/exampleConfig.ts'
import { createNameResolver } from './createNameResolver.ts'
import { openNameReader } from './openNameReader.ts'

const REGISTRY: Address = `0x${'e'.repeat(40)}`
const ALICE: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const BOB: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

afterEach(() => vi.unstubAllGlobals())

test('reads names of addresses that are asked for at once by one request a step', async () => {
  const fetch = vi.fn(async (_url: string, { body }: { body: string }) => {
    const requests = JSON.parse(body) as { id: number }[]
    const result = encodeAbiParameters([{ type: 'address' }], [zeroAddress])
    return Response.json(requests.map(({ id }) => ({ jsonrpc: '2.0', id, result })))
  })
  vi.stubGlobal('fetch', fetch)
  const { readName } = openNameReader({ rpcUrls: ['http://rpc.example'], registry: REGISTRY })
  expect(await Promise.all([ALICE, BOB].map(readName))).toEqual([null, null])
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('resolves no names without a registry in the configuration', () => {
  expect(createNameResolver(exampleConfig())).toBeUndefined()
  expect(createNameResolver(exampleConfig({ nameRegistry: REGISTRY }))).toBeDefined()
})
