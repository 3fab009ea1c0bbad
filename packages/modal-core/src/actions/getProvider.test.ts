// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { connected } from '../test/createFakeAdapter.ts'
import { setupModal } from '../test/setupModal.ts'
import { getProvider } from './getProvider.ts'

const provider = { request: async () => '0x38' }

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
