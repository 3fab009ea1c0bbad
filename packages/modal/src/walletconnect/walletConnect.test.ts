// @vitest-environment happy-dom
import { createModal, type ProviderSource } from '@foyer/modal-core'
import { bsc, createFakeAdapter, memoryStorage } from '@foyer/modal-core/test'
import { createConfig as createWagmiConfig, http } from '@wagmi/core'
import { bsc as bnbChain } from '@wagmi/core/chains'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eip1193Adapter } from '../eip1193/eip1193Adapter.ts'
import { wagmiAdapter } from '../wagmi/wagmiAdapter.ts'
import { walletConnect } from './walletConnect.ts'

const createConfig = () => createWagmiConfig({ chains: [bnbChain], transports: { [bnbChain.id]: http('') } })

test.each([
  ['eip1193', () => eip1193Adapter({ target: new EventTarget() })],
  ['wagmi', () => wagmiAdapter(createConfig())],
])('is drawn with its mark by the %s adapter where no server has a picture', async (_, createAdapter) => {
  const modal = createModal({
    networks: [bsc],
    adapters: [createAdapter()],
    storage: memoryStorage(),
    features: [walletConnect({ projectId: 'development' })],
  })
  onTestFinished(modal.destroy)
  await modal.connectors.loadIcons()
  const connector = modal.state.connectors.list.find(({ id }) => id === 'walletConnect')
  expect(connector?.imageUrl).toMatch(/^data:image\/svg\+xml,.*%233b99fc/)
})

const solana = { ...bsc, id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', chainNamespace: 'solana' as const }

test('adds the wallet to the adapter of each namespace that accepts one, until the modal is destroyed', () => {
  const takes = (namespace: 'eip155' | 'solana') => {
    const adapter = createFakeAdapter({ namespace, connectors: [] })
    const remove = vi.fn()
    return { ...adapter, addProvider: vi.fn((_: ProviderSource) => remove), remove }
  }
  const adapters = [takes('eip155'), takes('solana')]
  const modal = createModal({
    networks: [bsc, solana],
    adapters,
    storage: memoryStorage(),
    features: [walletConnect({ projectId: 'development' })],
  })
  onTestFinished(modal.destroy)
  for (const { addProvider } of adapters)
    expect(addProvider.mock.calls[0]?.[0]).toMatchObject({
      id: 'walletConnect',
      load: expect.any(Function),
      loadMultiChain: expect.any(Function),
    })
  modal.destroy()
  for (const { remove } of adapters) expect(remove).toHaveBeenCalledOnce()
})
