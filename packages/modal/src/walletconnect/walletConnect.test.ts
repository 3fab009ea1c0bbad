// @vitest-environment happy-dom
import { createModal, type ProviderSource } from '@foyer/modal-core'
import { bsc, createFakeAdapter, memoryStorage } from '@foyer/modal-core/test'
import { expect, onTestFinished, test, vi } from 'vitest'
import { walletConnect } from './walletConnect.ts'

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
