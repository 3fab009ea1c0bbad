// @vitest-environment happy-dom
import { ref } from 'valtio/vanilla'
import { beforeAll, expect, test } from 'vitest'
import {
  ADDRESS,
  connected,
  connection,
  createFakeAdapter,
  OTHER_ADDRESS,
  wallet,
} from '../test/createFakeAdapter.ts'
import { bsc, mainnet } from '../test/networks.ts'
import { setupModal } from '../test/setupModal.ts'
import { describeAccounts } from './describeAccounts.ts'

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
