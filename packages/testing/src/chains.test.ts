import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { setupConnectedWallet, setupWallet } from '../test/setupWallet.ts'
import { memoryStorage } from './permission.ts'

const ON_OWN_CHAIN = { chainId: '0x38', chainName: 'BNB', rpcUrls: ['http://127.0.0.1:1'] }

test('starts on its own chain', async () => {
  const { request } = setupWallet()
  expect(await request('eth_chainId')).toBe('0x38')
  expect(await request('net_version')).toBe('56')
})

test('wrongChain: moves to that chain and tells the page', async () => {
  const { wallet, request, events } = setupWallet()
  wallet.set({ wrongChain: 1 })
  expect(await request('eth_chainId')).toBe('0x1')
  expect(events).toEqual([['chainChanged', '0x1']])
})

test('wrongChain: fails with 4901 without a node of that chain', async () => {
  const { request } = setupWallet({ switches: { wrongChain: 1 } })
  await expect(request('eth_blockNumber')).rejects.toMatchObject({ code: 4901 })
})

test('wrongChain: turns off when the page switches to the own chain', async () => {
  const { wallet, request, events } = setupWallet({ switches: { wrongChain: 1 } })
  expect(await request('wallet_switchEthereumChain', { chainId: '0x38' })).toBeNull()
  expect(await request('eth_chainId')).toBe('0x38')
  expect(wallet.switches.wrongChain).toBeUndefined()
  expect(events).toEqual([['chainChanged', '0x38']])
})

test('wrongChain: lets the user reject the switch', async () => {
  const { request } = setupWallet({ switches: { wrongChain: 1, reject: true } })
  await expect(request('wallet_switchEthereumChain', { chainId: '0x38' })).rejects.toMatchObject({
    code: 4001,
  })
  expect(await request('eth_chainId')).toBe('0x1')
})

test('switches without a prompt to the chain that it is on', async () => {
  const { request } = setupWallet({ switches: { reject: true } })
  expect(await request('wallet_switchEthereumChain', { chainId: '0x38' })).toBeNull()
})

test('fails with 4902 when switched to an unknown chain', async () => {
  const { request } = setupWallet()
  await expect(request('wallet_switchEthereumChain', { chainId: '0x89' })).rejects.toMatchObject({
    code: 4902,
  })
})

test('chainNotAdded: fails with 4902 until the chain is added, which also switches', async () => {
  const { wallet, request, events } = setupWallet({ switches: { chainNotAdded: true } })
  expect(await request('eth_chainId')).toBe('0x1')
  await expect(request('wallet_switchEthereumChain', { chainId: '0x38' })).rejects.toMatchObject({
    code: 4902,
  })
  expect(await request('wallet_addEthereumChain', ON_OWN_CHAIN)).toBeNull()
  expect(await request('eth_chainId')).toBe('0x38')
  expect(wallet.switches.chainNotAdded).toBe(false)
  expect(events).toEqual([['chainChanged', '0x38']])
})

test('chainNotAdded: lets the user reject adding the chain', async () => {
  const { request } = setupWallet({
    switches: { chainNotAdded: true, reject: ['wallet_addEthereumChain'] },
  })
  await expect(request('wallet_addEthereumChain', ON_OWN_CHAIN)).rejects.toMatchObject({ code: 4001 })
  expect(await request('eth_chainId')).toBe('0x1')
})

test('keeps every chain that was added', async () => {
  const { request } = setupWallet()
  await request('wallet_addEthereumChain', { ...ON_OWN_CHAIN, chainId: '0x89' })
  expect(await request('eth_chainId')).toBe('0x89')
  await request('wallet_switchEthereumChain', { chainId: '0x38' })
  await request('wallet_switchEthereumChain', { chainId: '0x89' })
  expect(await request('eth_chainId')).toBe('0x89')
})

const TWO = { chains: [{ id: 56 }, { id: 1 }] }

test('knows several chains, and starts on the first', async () => {
  const { request, events } = setupWallet(TWO)
  expect(await request('eth_chainId')).toBe('0x38')
  await request('wallet_switchEthereumChain', { chainId: '0x1' })
  expect(events).toEqual([['chainChanged', '0x1']])
  await expect(request('wallet_switchEthereumChain', { chainId: '0x89' })).rejects.toMatchObject({
    code: 4902,
  })
})

test('tells the page when the user selects another chain in the wallet', async () => {
  const { wallet, request, events } = setupWallet(TWO)
  wallet.selectChain(1)
  expect(await request('eth_chainId')).toBe('0x1')
  expect(events).toEqual([['chainChanged', '0x1']])
  expect(() => wallet.selectChain(137)).toThrow('`selectChain` is 137. It takes one of the wallet’s chains')
})

test('keeps the chain over a reload, but not one that was added', async () => {
  const storage = memoryStorage()
  const { request } = setupWallet({ ...TWO, storage })
  await request('wallet_switchEthereumChain', { chainId: '0x1' })
  expect(await setupWallet({ ...TWO, storage }).request('eth_chainId')).toBe('0x1')
  await request('wallet_addEthereumChain', { ...ON_OWN_CHAIN, chainId: '0x89' })
  expect(await setupWallet({ ...TWO, storage }).request('eth_chainId')).toBe('0x38')
})

test('fails with 4901 on a chain without a node, and says what to do', async () => {
  const { request } = setupWallet(TWO)
  await expect(request('eth_blockNumber')).rejects.toMatchObject({
    code: 4901,
    message: expect.stringContaining('no node for chain 56: give the chain an `rpcUrl`'),
  })
})

test('asks nothing of a URL that the page has added, unless allowed', async () => {
  const server = createServer((_, response) => response.end('{"jsonrpc":"2.0","id":1,"result":"0x2a"}'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const added = { chainId: '0x89', chainName: 'Polygon', rpcUrls: [`http://127.0.0.1:${port}`] }

  const { request } = setupWallet()
  await request('wallet_addEthereumChain', added)
  await expect(request('eth_blockNumber')).rejects.toMatchObject({ code: 4901 })

  const open = setupWallet({ allowAddedRpc: true })
  await open.request('wallet_addEthereumChain', added)
  expect(await open.request('eth_blockNumber')).toBe('0x2a')
})

test('asks `request` in place of a node, on any of its chains', async () => {
  const asked: unknown[] = []
  const { request } = setupWallet({
    ...TWO,
    request: (one) => {
      asked.push(one)
      return '0x2a'
    },
  })
  await request('wallet_switchEthereumChain', { chainId: '0x1' })
  expect(await request('eth_blockNumber')).toBe('0x2a')
  expect(asked).toEqual([{ method: 'eth_blockNumber', params: [], chainId: 1 }])
})

test('takes its chains from the page’s Foyer, also one that is created later', async () => {
  const host = globalThis as Record<symbol, unknown>
  const key = Symbol.for('foyer.instances')
  onTestFinished(() => {
    delete host[key]
  })
  const { request } = setupWallet({ chains: 'dapp' })
  const list = [10, 56].map((id) => ({ id, chainNamespace: 'eip155', rpcUrls: { default: { http: [] } } }))
  host[key] = { entries: new Map([['default', { instance: { state: { networks: { list } } } }]]) }
  expect(await request('eth_chainId')).toBe('0xa')
  await request('wallet_switchEthereumChain', { chainId: '0x38' })
  expect(await request('eth_chainId')).toBe('0x38')
})

test('fails with -32602 when the chain id is malformed', async () => {
  const { request } = await setupConnectedWallet()
  await expect(request('wallet_switchEthereumChain', { chainId: 56 })).rejects.toMatchObject({ code: -32602 })
})
