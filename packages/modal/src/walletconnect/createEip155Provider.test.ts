import type { MultiChainEvents, MultiChainProvider, Network } from '@foyer/modal-core'
import { createEmitter } from '@foyer/modal-core'
import { expect, test, vi } from 'vitest'
import { createEip155Provider } from './createEip155Provider.ts'

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const network = (id: number): Network => ({
  id,
  chainNamespace: 'eip155',
  caipNetworkId: `eip155:${id}`,
  name: `Network ${id}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
})

/** The provider of a paired wallet that shares A on Ethereum and B on BNB smart chain. */
function setup(accounts: string[] = [`eip155:1:${A}`, `eip155:56:${B}`]) {
  const { emit, on } = createEmitter<MultiChainEvents>()
  const wallet = {
    accounts: () => accounts,
    connect: async () => accounts,
    offers: () => true,
    request: vi.fn(async () => '0x'),
    on,
    disconnect: async () => {},
  } satisfies MultiChainProvider
  const provider = createEip155Provider({ wallet, networks: () => [network(1), network(56), network(97)] })
  emit('connect', { accounts })
  const heard: unknown[] = []
  for (const event of ['chainChanged', 'accountsChanged'])
    provider.on(event, (value: unknown) => heard.push([event, value]))
  const request = (method: string, ...params: unknown[]) => provider.request({ method, params })
  const switchTo = (id: number) => request('wallet_switchEthereumChain', { chainId: `0x${id.toString(16)}` })
  return { wallet, emit, heard, request, switchTo, accounts }
}

test('names the accounts of the chain in use only, and reports them with a switch', async () => {
  const { request, switchTo, heard } = setup()
  expect(await request('eth_accounts')).toEqual([A])
  await switchTo(56)
  expect(await request('eth_accounts')).toEqual([B])
  expect(heard).toEqual([
    ['chainChanged', '0x38'],
    ['accountsChanged', [B]],
  ])
  await switchTo(1)
  expect(await request('eth_accounts')).toEqual([A])
})

test('names the accounts of the other chain when the wallet itself switches', async () => {
  const { request, emit, heard } = setup()
  emit('accountsChanged', { namespace: 'eip155', accounts: [], named: A })
  emit('chainChanged', { namespace: 'eip155', chainId: 'eip155:56' })
  expect(await request('eth_accounts')).toEqual([B])
  expect(heard.at(-1)).toEqual(['accountsChanged', [B]])
})

test('reports no accounts with a switch between chains that share the same ones', async () => {
  const { switchTo, heard } = setup([`eip155:1:${A}`, `eip155:56:${A}`])
  await switchTo(56)
  expect(heard).toEqual([['chainChanged', '0x38']])
})

test('stays connected on a chain without an account, and refuses those of no chain', async () => {
  const { request, emit, wallet } = setup()
  emit('chainChanged', { namespace: 'eip155', chainId: 'eip155:97' })
  expect(await request('eth_accounts')).toEqual([A, B])
  const foreign = { from: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', to: A }
  await expect(request('eth_sendTransaction', foreign)).rejects.toMatchObject({ code: 4100 })
  expect(wallet.request).not.toHaveBeenCalled()
})

test.each([
  ['eth_sendTransaction', [{ from: A, to: B, value: '0x1' }]],
  ['eth_signTransaction', [{ from: A, to: B, value: '0x1' }]],
  ['wallet_sendCalls', [{ version: '2.0.0', from: A, chainId: '0x38', calls: [] }]],
  ['personal_sign', ['0x68656c6c6f', A]],
  ['eth_signTypedData_v4', [A, '{}']],
])('refuses %s of an account that the session lacks on the chain in use', async (method, params) => {
  const { request, switchTo, wallet } = setup()
  await switchTo(56)
  await expect(request(method, ...params)).rejects.toMatchObject({ code: 4100 })
  expect(wallet.request).not.toHaveBeenCalled()
  const own = JSON.parse(JSON.stringify(params).replaceAll(A, B.toLowerCase()))
  expect(await request(method, ...own)).toBe('0x')
})

test.each([
  ['without an account', 'eth_sendTransaction', [{ to: A, value: '0x1' }]],
  ['whose text is an address', 'personal_sign', [A, B]],
  ['about another account', 'eth_getBalance', [A, 'latest']],
])('passes a request on %s', async (_, method, params) => {
  const { request, switchTo, wallet } = setup()
  await switchTo(56)
  expect(await request(method, ...params)).toBe('0x')
  expect(wallet.request).toHaveBeenCalledOnce()
})
