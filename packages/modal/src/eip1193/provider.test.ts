import { expect, test, vi } from 'vitest'
import { switchChain } from './provider.ts'
import { toChainId } from './toChainId.ts'

const network = {
  id: 56,
  name: 'BNB Smart Chain',
  chainNamespace: 'eip155' as const,
  caipNetworkId: 'eip155:56',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example'] } },
  blockExplorerUrl: 'https://bscscan.com',
}

/** A wallet that answers from a table; a function may throw. */
function provider(answers: Record<string, () => unknown>) {
  const request = vi.fn(async ({ method }: { method: string; params?: readonly unknown[] }) =>
    answers[method]?.(),
  )
  return { request, methods: () => request.mock.calls.map(([{ method }]) => method) }
}

const unknownChain = () => {
  throw { code: 4902, message: 'Unrecognized chain ID' }
}

test.each([
  ['0x38', 56],
  ['56', 56],
  [56, 56],
  ['0x0', undefined],
  ['', undefined],
  ['bsc', undefined],
  [-1, undefined],
  [1.5, undefined],
  ['0xffffffffffffffff', undefined],
  [null, undefined],
  [{}, undefined],
])('parses the chain id %j as %j', (answer, expected) => {
  expect(toChainId(answer)).toBe(expected)
})

test('switches to a known chain', async () => {
  const wallet = provider({})
  await switchChain(wallet, network)
  expect(wallet.request.mock.calls).toEqual([
    [{ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x38' }] }],
  ])
})

test('adds an unknown chain (4902), then switches to it', async () => {
  const change = vi.fn().mockImplementationOnce(unknownChain)
  const wallet = provider({ wallet_switchEthereumChain: change, eth_chainId: () => '0x1' })
  await switchChain(wallet, network)
  expect(wallet.methods()).toEqual([
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'eth_chainId',
    'wallet_switchEthereumChain',
  ])
  expect(wallet.request.mock.calls[1]?.[0].params).toEqual([
    {
      chainId: '0x38',
      chainName: 'BNB Smart Chain',
      nativeCurrency: network.nativeCurrency,
      rpcUrls: ['https://rpc.example'],
      blockExplorerUrls: ['https://bscscan.com'],
    },
  ])
})

test('skips the second switch when the wallet switched while adding the chain', async () => {
  const wallet = provider({ wallet_switchEthereumChain: unknownChain, eth_chainId: () => '0x38' })
  await switchChain(wallet, network)
  expect(wallet.methods()).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain', 'eth_chainId'])
})

test('finds 4902 inside another error', async () => {
  const nested = () => {
    throw { code: -32603, data: { originalError: { code: 4902 } } }
  }
  const wallet = provider({ wallet_switchEthereumChain: nested, eth_chainId: () => '0x38' })
  await switchChain(wallet, network)
  expect(wallet.methods()).toContain('wallet_addEthereumChain')
})

test.each([
  { code: -32603, message: 'Unrecognized chain ID "0x38".' },
  { code: 32603, message: 'Unrecognized chain ID' },
  { code: 4200 },
  { code: 5100, message: 'Unsupported chains' },
  new Error('no'),
])('adds the chain after any refusal that is not the user’s: %j', async (error) => {
  const change = vi.fn().mockRejectedValueOnce(error)
  const wallet = provider({ wallet_switchEthereumChain: change, eth_chainId: () => '0x1' })
  await switchChain(wallet, network)
  expect(wallet.methods()).toEqual([
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'eth_chainId',
    'wallet_switchEthereumChain',
  ])
})

test.each([
  { code: 5000 },
  { code: -32000, message: 'User rejected the request.' },
  { code: -32002 },
  { code: 8000 },
])('adds no chain after %j', async (error) => {
  const wallet = provider({ wallet_switchEthereumChain: () => Promise.reject(error) })
  await expect(switchChain(wallet, network)).rejects.toBe(error)
  expect(wallet.methods()).toEqual(['wallet_switchEthereumChain'])
})

test('rethrows a refusal', async () => {
  const refuse = () => {
    throw { code: 4001 }
  }
  const wallet = provider({ wallet_switchEthereumChain: refuse })
  await expect(switchChain(wallet, network)).rejects.toEqual({ code: 4001 })
  expect(wallet.methods()).toEqual(['wallet_switchEthereumChain'])
})

test('adds a chain with its own RPC URLs, not with those that the dapp replaced them by', async () => {
  const change = vi.fn().mockImplementationOnce(unknownChain)
  const wallet = provider({ wallet_switchEthereumChain: change, eth_chainId: () => '0x38' })
  const rpcUrls = { ...network.rpcUrls, chainDefault: { http: ['https://chain.example'] } }
  await switchChain(wallet, { ...network, rpcUrls })
  const [added] = wallet.request.mock.calls.filter(([{ method }]) => method === 'wallet_addEthereumChain')
  expect(added?.[0].params).toMatchObject([{ rpcUrls: ['https://chain.example'] }])
})
