// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ADDRESS } from '../test/createFakeAdapter.ts'
import { createFakeLogin } from '../test/createFakeLogin.ts'
import { bsc, polygon, solana } from '../test/networks.ts'
import { setupModal } from '../test/setupModal.ts'
import type { LoginRecord } from '../types/login.ts'
import type { NetworkInput } from '../types/network.ts'
import { accountTypes, hasSmartAccounts } from './smartAccounts.ts'

const unknown: NetworkInput = { ...polygon, id: 4242 }

function stateOn(network: NetworkInput, differs: Partial<LoginRecord> = {}) {
  const login = createFakeLogin(differs)
  return setupModal({ networks: [network], defaultNetwork: network, features: [login.feature] }).modal.state
}

test.each([
  [bsc, true],
  [polygon, true],
  [unknown, false],
  [solana, false],
])(
  'knows by the chain id whether a network has smart accounts, as long as the wallet has said nothing',
  (network, has) => {
    expect(hasSmartAccounts(stateOn(network))).toBe(has)
  },
)

test('believes the wallet once it has said it', () => {
  expect(hasSmartAccounts(stateOn(bsc, { smartAccountNetworks: [] }))).toBe(false)
  expect(hasSmartAccounts(stateOn(unknown, { smartAccountNetworks: [4242] }))).toBe(true)
})

test('offers both types only where the network has them and the user has both', () => {
  const eoa = { address: ADDRESS, type: 'eoa' as const }
  const smartAccount = { address: ADDRESS, type: 'smartAccount' as const }
  const typesOf = (network: NetworkInput, ...accounts: (typeof eoa | typeof smartAccount)[]) =>
    accountTypes(stateOn(network, { user: { email: undefined, accounts } }))
  expect(typesOf(bsc, smartAccount, eoa)).toEqual(['smartAccount', 'eoa'])
  expect(typesOf(unknown, smartAccount, eoa)).toEqual(['eoa'])
  expect(typesOf(bsc, eoa)).toEqual(['eoa'])
  expect(accountTypes(stateOn(bsc))).toEqual([])
})
