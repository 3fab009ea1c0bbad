import { expect, test } from 'vitest'
import { wallet } from '../test/createFakeAdapter.ts'
import { setupModal } from '../test/setupModal.ts'
import type { ConnectorInput } from '../types/connector.ts'
import type { ConnectMethod } from '../types/wallet.ts'
import { connectMethods } from './connectMethods.ts'

const login: ConnectorInput = {
  id: 'auth',
  name: 'Login',
  type: 'AUTH',
  methods: ['social', 'email'],
  installed: true,
}

function methods(connectors: ConnectorInput[], connectMethodsOrder?: ConnectMethod[]) {
  const { modal } = setupModal({ connectMethodsOrder })
  modal.connectors.set('eip155', connectors)
  return connectMethods(modal.state)
}

test('orders the methods as email, social, wallet', () => {
  expect(methods([login])).toEqual(['email', 'social', 'wallet'])
})

test('moves wallet before email and social when a wallet is injected or announced', () => {
  expect(methods([login, wallet('io.one')])).toEqual(['wallet', 'email', 'social'])
  const injected = { id: 'metaMask', name: 'MetaMask', type: 'INJECTED', installed: true } as const
  expect(methods([login, injected])).toEqual(['wallet', 'email', 'social'])
})

test('uses connectMethodsOrder when it is given', () => {
  expect(methods([login, wallet('io.one')], ['social', 'wallet', 'email'])).toEqual([
    'social',
    'wallet',
    'email',
  ])
})

test('leaves out methods that no connector offers', () => {
  expect(methods([], ['email', 'wallet', 'wallet'])).toEqual(['wallet'])
})

test('leaves out methods that connectMethodsOrder does not name', () => {
  expect(methods([login, wallet('io.one')], ['email'])).toEqual(['email'])
})

test.each([[['email'] as const], [[]]])('offers every method when none of %j is offered', (order) => {
  expect(methods([wallet('io.one')], [...order])).toEqual(['wallet'])
})

test.each([
  [['email'], ['email', 'wallet']],
  [['google'], ['social', 'wallet']],
  [[], ['wallet']],
  [undefined, ['email', 'social', 'wallet']],
])('offers what the server has in social_login: %j', (socialLogin, expected) => {
  const { modal } = setupModal()
  modal.connectors.set('eip155', [login])
  modal.wallets.state.features = { socialLogin }
  expect(connectMethods(modal.state)).toEqual(expected)
})

test('treats a connector of type ID_AUTH like one of type AUTH', () => {
  expect(methods([{ ...login, type: 'ID_AUTH' }])).toEqual(['email', 'social', 'wallet'])
})
