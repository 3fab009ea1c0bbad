import { type Anvil, startAnvil } from '@foyer/harness/anvil'
import { type Fault, type FaultProxy, startFaultProxy } from '@foyer/harness/faults'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLoopback, openChain, originOf } from './openChain.ts'

let anvil: Anvil
let proxy: FaultProxy
let faults: Fault[] = []
beforeAll(async () => {
  anvil = await startAnvil()
  proxy = await startFaultProxy(anvil.rpcUrl, () => faults.shift())
})
afterAll(async () => {
  await proxy.stop()
  await anvil.stop()
})

test('refuses an endpoint on another chain, with both ids', async () => {
  faults = [{ result: '0x1' }]
  const opening = openChain({ rpcUrl: proxy.url, chainId: 56 })
  await expect(opening).rejects.toThrow(
    /is on another chain\.\n {2}expected chain id 56\n {2}answered chain id 1/,
  )
})

test('waits out dropped connections and rate limits', async () => {
  faults = ['drop', 'rateLimit', 'drop']
  const client = await openChain({ rpcUrl: proxy.url, chainId: 56 })
  expect(await client.getBlockNumber()).toBe(0n)
  expect(faults).toEqual([])
})

test('reports an endpoint that never answers with one error', async () => {
  const opening = openChain({ rpcUrl: 'http://127.0.0.1:9', chainId: 56, retryCount: 0 })
  await expect(opening).rejects.toThrow('The RPC endpoint 127.0.0.1:9 does not answer.')
})

test('keeps the key of a provider out of messages', async () => {
  const rpcUrl = 'http://user:pass@127.0.0.1:9/v2/SECRET?key=SECRET'
  const error: unknown = await openChain({ rpcUrl, chainId: 56, retryCount: 0 }).catch((cause) => cause)
  expect(String(error)).not.toMatch(/SECRET|pass/)
})

describe('isLoopback', () => {
  test.each([
    ['http://127.0.0.1:8545', true],
    ['http://localhost:8545', true],
    ['http://[::1]:8545', true],
    ['https://bsc.example', false],
    ['https://localhost.example', false],
    ['https://127.example.com', false],
  ])('%s: %s', (url, expected) => {
    expect(isLoopback(url)).toBe(expected)
  })
})

test('originOf keeps the host only', () => {
  expect(originOf('https://a:b@rpc.example:8443/path?key=1')).toBe('rpc.example:8443')
})
