// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { ADDRESS, connected, createFakeAdapter, OTHER_ADDRESS } from '../test/createFakeAdapter.ts'
import { createFakeLogin, loginConnector } from '../test/createFakeLogin.ts'
import { deferred, setupModal } from '../test/setupModal.ts'
import type { AccountType, LoginUser } from '../types/account.ts'
import type { LoginRecord } from '../types/login.ts'
import { switchConnection } from './switchConnection.ts'

const connectorId = loginConnector.id

const userOf = (...types: AccountType[]): LoginUser => ({
  email: 'ada@example.org',
  accounts: types.map((type) => ({ address: ADDRESS, type })),
})

/** A user of the wallet behind a login, who has both types of accounts on BNB smart chain and is on it. */
function setup(differs: Partial<LoginRecord> = {}) {
  const login = createFakeLogin({
    user: userOf('eoa', 'smartAccount'),
    smartAccountNetworks: [56],
    ...differs,
  })
  const { modal, adapter } = setupModal({
    adapter: createFakeAdapter({ connectors: [loginConnector] }),
    features: [login.feature],
  })
  const ask = vi.fn(async (type: AccountType) => {
    login.state.user = userOf(type, type === 'eoa' ? 'smartAccount' : 'eoa')
  })
  login.flow.switchAccount = ask
  adapter.report(connected({ connectorId }))
  return { modal, adapter, login, ask }
}

test('switches to the smart account and back, at the same address', async () => {
  const { modal, ask } = setup()
  const onChange = vi.fn()
  modal.events.on('accountChange', onChange)
  await switchConnection(modal, { connectorId, address: ADDRESS, type: 'smartAccount' })
  const account = () => modal.state.accounts.eip155
  await expect.poll(account).toMatchObject({ address: ADDRESS, preferredAccountType: 'smartAccount' })
  await switchConnection(modal, { connectorId, type: 'eoa' })
  expect(account()).toMatchObject({ address: ADDRESS, preferredAccountType: 'eoa' })
  expect(ask.mock.calls).toEqual([['smartAccount'], ['eoa']])
  expect(onChange).not.toHaveBeenCalled()
})

test('says whether the smart account is on the chain', async () => {
  const { modal, login } = setup()
  const account = () => modal.state.accounts.eip155
  expect(account()).not.toHaveProperty('smartAccountDeployed', expect.any(Boolean))
  for (const smartAccountDeployed of [false, true]) {
    login.state.user = { ...userOf('eoa', 'smartAccount'), smartAccountDeployed }
    await expect.poll(account).toMatchObject({ smartAccountDeployed })
  }
})

test('asks nothing where the ordinary account is in use already', async () => {
  const { modal, ask } = setup()
  await switchConnection(modal, { connectorId, type: 'eoa' })
  expect(ask).not.toHaveBeenCalled()
})

test('asks once for the same switch twice', async () => {
  const { modal, ask } = setup()
  const answer = deferred<void>()
  ask.mockReturnValue(answer.promise)
  const both = [1, 2].map(() => switchConnection(modal, { connectorId, type: 'smartAccount' }))
  answer.resolve()
  await Promise.all(both)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('refuses the smart account on a network that does not enable it', async () => {
  const { modal, ask } = setup({ smartAccountNetworks: [97] })
  await expect(switchConnection(modal, { connectorId, type: 'smartAccount' })).rejects.toMatchObject({
    name: 'SmartAccountRefusedError',
    metaMessages: ['The network 56 has no smart accounts. Switch to one that has them.'],
  })
  expect(ask).not.toHaveBeenCalled()
})

test('refuses the smart account while it is in use', async () => {
  const { modal, ask } = setup({ user: userOf('smartAccount', 'eoa') })
  await expect(switchConnection(modal, { connectorId, type: 'smartAccount' })).rejects.toMatchObject({
    name: 'SmartAccountRefusedError',
    metaMessages: ['It is in use already.'],
  })
  expect(ask).not.toHaveBeenCalled()
})

test.each([
  ['an address that the user does not have', { connectorId, address: OTHER_ADDRESS, type: 'eoa' as const }],
  ['another wallet', { connectorId: 'io.one', type: 'eoa' as const }],
])('rejects with `Address or auth connector not found` for %s', async (_, parameters) => {
  const { modal, ask } = setup()
  await expect(switchConnection(modal, parameters)).rejects.toThrow('Address or auth connector not found')
  expect(ask).not.toHaveBeenCalled()
})

test('rejects with `Address or auth connector not found` where the user has one account only', async () => {
  const { modal } = setup({ user: userOf('eoa') })
  await expect(switchConnection(modal, { connectorId, type: 'smartAccount' })).rejects.toThrow(
    'Address or auth connector not found',
  )
})

test('rejects with `Address or auth connector not found` without a login', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  await expect(switchConnection(modal, { connectorId: 'io.one', type: 'eoa' })).rejects.toThrow(
    'Address or auth connector not found',
  )
})

test('reports a wallet that does not switch, and leaves the account as it is', async () => {
  const { modal, ask } = setup()
  const onError = vi.fn()
  modal.events.on('error', onError)
  ask.mockRejectedValue(new Error('gone'))
  await expect(switchConnection(modal, { connectorId, type: 'smartAccount' })).rejects.toThrow(
    'Failed to connect\ngone',
  )
  expect(onError).toHaveBeenCalledTimes(1)
  expect(modal.state.login?.user?.accounts[0]?.type).toBe('eoa')
})
