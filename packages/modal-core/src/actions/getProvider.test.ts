// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { connected, createFakeAdapter, wallet } from '../test/createFakeAdapter.ts'
import { bsc, solana } from '../test/networks.ts'
import { setupModal } from '../test/setupModal.ts'
import { getProvider } from './getProvider.ts'

const provider = { request: async () => '0x38' }
const onSolana = { request: async () => undefined }

function setup() {
  const mounted = setupModal()
  const asked: string[] = []
  mounted.adapter.answers.getProvider = async (connectorId) => {
    asked.push(connectorId)
    return provider
  }
  return { ...mounted, asked }
}

test('returns the provider of the wallet in use', async () => {
  const { modal, adapter, asked } = setup()
  adapter.report(connected({ connectorId: 'io.two' }))
  expect(await getProvider(modal)).toBe(provider)
  expect(asked).toEqual(['io.two'])
})

test('returns undefined when no wallet is connected in the namespace', async () => {
  const { modal, adapter } = setup()
  expect(await getProvider(modal)).toBeUndefined()
  adapter.report(connected())
  expect(await getProvider(modal, { namespace: 'solana' })).toBeUndefined()
})

test('gives each connector of the state its own provider, connected or not', async () => {
  const { modal, asked } = setup()
  const [connector] = modal.state.connectors.list
  expect(await connector?.getProvider()).toBe(provider)
  expect(asked).toEqual(['io.one'])
})

test('gives the provider of the namespace that is asked for, from the connector of a wallet in both', async () => {
  const adapter = createFakeAdapter({ connectors: [wallet('io.one', 'One')] })
  const other = createFakeAdapter({ namespace: 'solana', connectors: [wallet('one-solana', 'One')] })
  const { modal } = setupModal({ adapters: [adapter, other], networks: [bsc, solana] })
  adapter.answers.getProvider = async () => provider
  other.answers.getProvider = async (id) => (id === 'one-solana' ? onSolana : undefined)
  await vi.waitFor(() => expect(modal.state.connectors.list).toHaveLength(1))
  const [connector] = modal.state.connectors.list
  expect(await connector?.getProvider({ namespace: 'solana' })).toBe(onSolana)
  expect(await connector?.getProvider({ namespace: 'eip155' })).toBe(provider)
  expect(await connector?.getProvider({ namespace: 'cosmos' })).toBeUndefined()
})
