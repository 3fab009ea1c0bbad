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

test('resolves by the gateway, and by the registry where that has no name or does not answer', async () => {
  const gateway = 'https://gateway.example'
  const answers: Record<string, Response> = {
    [ALICE]: Response.json({ name: 'alice.foyer.example', avatar: null }),
    [BOB]: Response.json({ name: null, avatar: null }),
  }
  const result = encodeAbiParameters([{ type: 'address' }], [zeroAddress])
  const fetch = vi.fn(async (url: string, { body }: { body: string }) => {
    const { origin, pathname } = new URL(url)
    if (origin === gateway) return answers[pathname.split('/').at(-1) ?? ''] ?? Response.error()
    return Response.json(
      (JSON.parse(body) as { id: number }[]).map(({ id }) => ({ jsonrpc: '2.0', id, result })),
    )
  })
  vi.stubGlobal('fetch', fetch)
  const project = { projectId: '0'.repeat(32), endpoints: { gateway } }
  const names = createNameResolver(exampleConfig({ ...project, nameRegistry: REGISTRY }))
  expect(await names?.resolve(ALICE)).toBe('alice.foyer.example')
  expect(fetch).toHaveBeenCalledOnce()
  expect(await names?.resolve(BOB)).toBeNull()
  expect(fetch.mock.calls.some(([url]) => url.startsWith('http://127.0.0.1:8545'))).toBe(true)
  fetch.mockClear()
  expect(await names?.resolve(REGISTRY)).toBeNull()
  expect(fetch.mock.calls.some(([url]) => url.startsWith('http://127.0.0.1:8545'))).toBe(true)
  expect(await createNameResolver(exampleConfig(project))?.resolve(BOB)).toBeNull()
})

test('resolves no names without a registry in the configuration', () => {
  expect(createNameResolver(exampleConfig())).toBeUndefined()
  expect(createNameResolver(exampleConfig({ nameRegistry: REGISTRY }))).toBeDefined()
})
