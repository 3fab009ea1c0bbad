import { createMemoryStorage } from '@foyer/site-kit/test'
import { createFreshness } from '@foyer/site-kit/transaction'
import { expect, onTestFinished, test } from 'vitest'
import { exampleConfig } from '../../test/exampleConfig.ts'
import { createWagmiConfig } from './createWagmiConfig.ts'

const provider = { request: async () => [] }
const WALLET = { info: { uuid: '2', rdns: 'io.two', name: 'Two' }, provider }

test.each([
  ['nothing', null],
  ['no info', { provider }],
  ['no provider', { info: { uuid: '1', rdns: 'io.one', name: 'One' } }],
])('starts with a malformed announcement, and finds the wallets after it: %s', (_, malformed) => {
  const announce = () => {
    for (const detail of [malformed, WALLET])
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', announce)
  onTestFinished(() => window.removeEventListener('eip6963:requestProvider', announce))
  const { connectors } = createWagmiConfig(exampleConfig(), {
    storage: createMemoryStorage(),
    freshness: createFreshness(),
  })
  const ids = connectors.map(({ id }) => id)
  // Wallets of other tests on this page may be there, too.
  expect(ids.filter((id) => id !== 'dev.foyer.testing')).toEqual(['injected', 'io.two'])
})
