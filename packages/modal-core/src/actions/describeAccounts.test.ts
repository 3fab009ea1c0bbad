// @vitest-environment happy-dom
import { ref } from 'valtio/vanilla'
import { beforeAll, expect, test } from 'vitest'
import {
  ADDRESS,
  connected,
  connection,
  createFakeAdapter,
  OTHER_ADDRESS,
  tokenBalance,
  wallet,
} from '../test/createFakeAdapter.ts'
import { bsc, mainnet } from '../test/networks.ts'
import { deferred, setupModal } from '../test/setupModal.ts'
import type { TokenBalance } from '../types/balance.ts'
import { describeAccounts } from './describeAccounts.ts'
import { loadBalance } from './loadBalance.ts'

const ICON = 'data:image/png;base64,AA=='

// In a page its chunk loads while a wallet is asked.
beforeAll(() => import('./describeAccounts.ts'))

function setup(parameters: Parameters<typeof setupModal>[0] = {}) {
  const { modal, adapter } = setupModal(parameters)
  describeAccounts(modal)
  const account = () => modal.state.accounts.eip155
  return { modal, adapter, account }
}

test('loads with the first account of a modal', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  await expect.poll(() => modal.state.accounts.eip155).toMatchObject({ balanceSymbol: 'BNB' })
})

test('has caipAddress in the report of an account, and in no other', () => {
  const { modal, adapter } = setupModal()
  adapter.report({ status: 'reconnecting' })
  expect(modal.state.accounts.eip155).toEqual({ status: 'reconnecting' })
  adapter.report(connected({ chainId: 1 }))
  expect(modal.state.accounts.eip155).toMatchObject({ caipAddress: `eip155:1:${ADDRESS}` })
})

test('names the page of the account in the explorer of its network', () => {
  const networks = [
    { ...bsc, blockExplorers: { default: { name: 'Scan', url: 'https://scan.example/' } } },
    mainnet,
  ]
  const { adapter, account } = setup({ networks, defaultNetwork: undefined })
  adapter.report(connected())
  expect(account()).toMatchObject({ addressExplorerUrl: `https://scan.example/address/${ADDRESS}` })
  adapter.report(connected({ chainId: 137 }))
  expect(account()).not.toHaveProperty('addressExplorerUrl')
})

test('names the currency that the first balance counts', () => {
  const { modal, adapter, account } = setup()
  adapter.report(connected())
  expect(account()).toMatchObject({ balanceSymbol: 'BNB' })
  adapter.report(connected({ chainId: 1 }))
  expect(account()).toMatchObject({ balanceSymbol: 'ETH' })
  expect(modal.networks.active().nativeCurrency.symbol).toBe('ETH')
})

test('has the details when the connect event comes', () => {
  const { modal, adapter, account } = setup()
  const seen: unknown[] = []
  modal.events.on('connect', () => seen.push(account()))
  adapter.report(connected())
  expect(seen).toMatchObject([{ balanceSymbol: 'BNB', connectedWalletInfo: { name: 'One' } }])
})

test('names the wallet, and has its icon once icons are loaded', async () => {
  const adapter = createFakeAdapter({ connectors: [{ ...wallet('io.one', 'One'), icon: ICON }] })
  const { modal, account } = setup({ adapter })
  adapter.report(connected())
  expect(account()).toMatchObject({
    connectedWalletInfo: { name: 'One', icon: undefined, type: 'ANNOUNCED' },
  })
  await modal.connectors.loadIcons()
  await expect.poll(account).toMatchObject({ connectedWalletInfo: { name: 'One', icon: ICON } })
})

test('has the icon of the directory for a wallet without one of its own', async () => {
  const { modal, adapter, account } = setup()
  adapter.report(connected())
  modal.connectors.setIdentify(() => ({ imageId: 'picture' }))
  modal.wallets.state.images = ref(new Map([['picture', 'blob:picture']]))
  await expect.poll(account).toMatchObject({ connectedWalletInfo: { icon: 'blob:picture' } })
})

test('describes a paired wallet as it does itself, with the type WALLET_CONNECT', async () => {
  const pairing = { id: 'pairing', name: 'Pairing', type: 'WALLET_CONNECT', installed: false } as const
  const { modal, adapter, account } = setup({ adapter: createFakeAdapter({ connectors: [pairing] }) })
  adapter.report(connected({ connectorId: 'pairing' }))
  modal.pairing.setWallet({ name: 'Elsewhere', imageUrl: ICON })
  await expect
    .poll(account)
    .toMatchObject({ connectedWalletInfo: { name: 'Elsewhere', icon: ICON, type: 'WALLET_CONNECT' } })
})

test('has the labels that a wallet gives its accounts, by address', async () => {
  const { adapter, account } = setup()
  adapter.report(connected())
  expect(account()).not.toHaveProperty('addressLabels')
  adapter.reportConnections([
    connection({ accounts: [{ address: ADDRESS, label: 'Pay\u202ement' }, { address: OTHER_ADDRESS }] }),
  ])
  await expect.poll(account).toMatchObject({ addressLabels: { [ADDRESS]: 'Pay ment' } })
})

test('leaves the account’s snapshot the same while nothing of it changes', async () => {
  const { modal, adapter, account } = setup()
  adapter.report(connected())
  adapter.reportConnections([connection({ accounts: [{ address: ADDRESS, label: 'Payment' }] })])
  await expect.poll(account).toMatchObject({ addressLabels: { [ADDRESS]: 'Payment' } })
  const before = account()
  modal.options.update({ locale: 'de' as never })
  modal.wallets.state.query = 'something'
  await Promise.resolve()
  await Promise.resolve()
  expect(account()).toBe(before)
})

test('has what the account in use owns, and what it is known by', async () => {
  const { modal, adapter, account } = setup()
  adapter.report(connected())
  const { promise, resolve } = deferred<TokenBalance[]>()
  adapter.answers.getBalances = () => promise
  const loading = loadBalance(modal)
  await expect.poll(account).toMatchObject({ balanceLoading: true })
  resolve([tokenBalance(), tokenBalance({ address: OTHER_ADDRESS })])
  await loading
  await expect.poll(account).toMatchObject({
    balance: 1_500_000_000_000_000_000n,
    tokenBalance: [tokenBalance(), tokenBalance({ address: OTHER_ADDRESS })],
  })
  expect(account()).not.toHaveProperty('balanceLoading', true)
  modal.attach('profiles', { [`eip155:${ADDRESS}`]: { name: 'alice.bnb', image: ICON } })
  await expect.poll(account).toMatchObject({ profileName: 'alice.bnb', profileImage: ICON })
  expect(account()).not.toHaveProperty('currentTab')
  modal.activity.state.current = { status: 'idle' }
  modal.activity.state.currentTab = 'activity'
  await expect.poll(account).toMatchObject({ currentTab: 'activity' })
})

test('says when reading the balances failed last', async () => {
  const { modal, adapter, account } = setup()
  adapter.report(connected())
  adapter.answers.getBalances = () => Promise.reject(new Error('The node is down'))
  const before = Date.now()
  await loadBalance(modal)
  await expect.poll(account).toMatchObject({ lastRetry: expect.any(Number) })
  expect(modal.state.balance.lastRetry).toBeGreaterThanOrEqual(before)
})

test('writes nothing while nothing changes', async () => {
  const { modal, adapter, account } = setup()
  adapter.report(connected())
  await loadBalance(modal)
  await expect.poll(account).toMatchObject({ tokenBalance: [{}] })
  const before = account()
  modal.options.state.locale = 'ja'
  await expect.poll(() => modal.state.options.locale).toBe('ja')
  expect(account()).toBe(before)
})
