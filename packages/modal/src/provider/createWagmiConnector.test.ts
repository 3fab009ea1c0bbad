import type { ProviderSource } from '@foyer/modal-core'
import { createEmitter } from '@foyer/modal-core'
import { connect, createConfig, getAccount, http, switchChain, watchAccount } from '@wagmi/core'
import { bsc, mainnet } from '@wagmi/core/chains'
import { expect, test } from 'vitest'
import type { Eip1193Provider } from '../eip1193/provider.ts'
import { createWagmiConnector } from './createWagmiConnector.ts'
import { wagmiConnector } from './wagmiConnector.ts'

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ACCOUNTS: Record<number, string> = { 1: A, 56: B }

/** wagmi with a wallet that shares another account on each chain. */
function setup({ lacks }: { lacks?: unknown } = {}) {
  const { emit, on, off } = createEmitter<Record<string, unknown>>()
  let chainId = 1
  const methods: string[] = []
  const provider: Eip1193Provider = {
    on,
    removeListener: off,
    async request({ method, params }) {
      methods.push(method)
      if (method === 'wallet_switchEthereumChain' && lacks && !methods.includes('wallet_addEthereumChain'))
        throw lacks
      if (method === 'eth_chainId') return `0x${chainId.toString(16)}`
      if (method === 'wallet_switchEthereumChain') {
        chainId = Number((params as [{ chainId: string }])[0].chainId)
        emit('chainChanged', `0x${chainId.toString(16)}`)
        emit('accountsChanged', [ACCOUNTS[chainId]])
        return null
      }
      return [ACCOUNTS[chainId]]
    },
  }
  const source = {
    id: 'paired',
    name: 'Paired',
    icon: '',
    type: 'WALLET_CONNECT',
    load: async () => provider,
  }
  const full = { ...source, isAuthorized: () => true } as ProviderSource
  const config = createConfig({
    chains: [mainnet, bsc],
    transports: { [mainnet.id]: http('http://127.0.0.1:9'), [bsc.id]: http('http://127.0.0.1:9') },
    connectors: [wagmiConnector(full, async () => ({ createWagmiConnector }))],
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
  return { config, methods, connector: config.connectors[0] as (typeof config.connectors)[number] }
}

test('connects with the account of the chain that it is asked for', async () => {
  const { config, connector } = setup()
  await connect(config, { connector, chainId: bsc.id })
  expect(getAccount(config)).toMatchObject({ chainId: 56, address: B, addresses: [B] })
})

test('never shows the account of one chain on another while it switches', async () => {
  const { config, connector } = setup()
  await connect(config, { connector })
  const seen: unknown[] = []
  watchAccount(config, { onChange: ({ chainId, address }) => seen.push([chainId, address]) })
  await switchChain(config, { chainId: bsc.id })
  expect(seen).toEqual([[56, B]])
})

test('adds a chain that the wallet lacks, whatever it says, then switches to it', async () => {
  const { config, connector, methods } = setup({ lacks: { code: -32603, message: 'Unrecognized chain ID' } })
  await connect(config, { connector })
  await switchChain(config, { chainId: bsc.id })
  expect(methods).toContain('wallet_addEthereumChain')
  expect(getAccount(config)).toMatchObject({ chainId: 56, address: B })
})
