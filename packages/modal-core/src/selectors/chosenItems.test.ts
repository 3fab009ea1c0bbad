import { ref } from 'valtio/vanilla'
import { expect, test } from 'vitest'
import { wallet } from '../test/createFakeAdapter.ts'
import { bsc } from '../test/networks.ts'
import { setupModal } from '../test/setupModal.ts'
import type { ConnectorInput } from '../types/connector.ts'
import type { Options } from '../types/options.ts'
import type { Wallet } from '../types/wallet.ts'
import { offersAllWallets } from './chosenItems.ts'
import { absentItems, browseItems, connectItems } from './walletItems.ts'

/** A wallet of the directory: an extension for EVM chains. */
const entry = (name: string, rdns?: string): Wallet => ({
  id: name.toLowerCase(),
  name,
  rdns,
  injected: true,
  chains: ['eip155'],
  certified: false,
  order: 0,
})

const DIRECTORY = [entry('Alpha', 'io.alpha'), entry('Beta'), entry('Gamma')]

/** As wagmi's `safe()` and `coinbaseWallet()` reach the page. */
const external = (id: string, name: string): ConnectorInput => ({
  id,
  name,
  type: 'EXTERNAL',
  installed: false,
})

const pairing: ConnectorInput = {
  id: 'walletConnect',
  name: 'WalletConnect',
  installed: true,
  type: 'WALLET_CONNECT',
}

const DESKTOP = { mobile: false }

function setup({ connectors = [], ...options }: Partial<Options> & { connectors?: ConnectorInput[] }) {
  const { modal } = setupModal({ networks: [bsc], ...options })
  modal.connectors.set('eip155', connectors)
  modal.wallets.state.known = ref(DIRECTORY)
  modal.wallets.state.browse = { status: 'ready', wallets: ref(DIRECTORY), count: DIRECTORY.length }
  return modal
}

test('lists exactly the chosen wallets, in their order and below their titles', () => {
  const { state } = setup({
    connectors: [
      pairing,
      wallet('io.alpha', 'Alpha'),
      wallet('io.other', 'Other'),
      external('safe', 'Safe'),
      external('coinbaseWalletSDK', 'Coinbase Wallet'),
    ],
    customWallets: [{ id: 'mine', name: 'Mine' }],
    wallets: [
      'gamma',
      { title: 'Ours', wallets: ['mine', 'io.alpha'] },
      { title: 'More', wallets: ['coinbaseWallet', 'safe', 'walletConnect', 'nobody'] },
    ],
  })
  expect(connectItems(state, DESKTOP).map(({ group, name }) => [group, name])).toEqual([
    [undefined, 'Gamma'],
    ['Ours', 'Mine'],
    ['Ours', 'Alpha'],
    ['More', 'Coinbase Wallet'],
    ['More', 'Safe'],
    ['More', 'WalletConnect'],
  ])
})

test('connects a chosen wallet of the list by its connector on the page', () => {
  const { state } = setup({ connectors: [wallet('io.alpha', 'Alpha')], wallets: ['alpha'] })
  expect(connectItems(state, DESKTOP)).toMatchObject([{ connectorId: 'io.alpha', installed: true }])
})

test('lists no announced wallet by the name that it gives itself', () => {
  const { state } = setup({ connectors: [wallet('io.fake', 'Trusted')], wallets: ['trusted'] })
  expect(connectItems(state, DESKTOP)).toEqual([])
})

test('keeps what is not chosen out of every list, unless all wallets are shown', () => {
  const modal = setup({ connectors: [wallet('io.other', 'Other')], wallets: ['beta'] })
  const lists = () => [
    offersAllWallets(modal.state),
    browseItems(modal.state, DESKTOP).map(({ name }) => name),
    absentItems(modal.state, DESKTOP).map(({ name }) => name),
  ]
  expect(lists()).toEqual([false, ['Beta'], ['Beta']])
  modal.options.update({ allWallets: 'show' })
  expect(lists()).toEqual([true, ['Other', 'Alpha', 'Beta', 'Gamma'], ['Alpha', 'Beta', 'Gamma']])
  modal.options.update({ allWallets: undefined, wallets: undefined })
  expect(offersAllWallets(modal.state)).toBe(true)
})

test('lists nothing for an empty list', () => {
  const { state } = setup({ connectors: [wallet('io.alpha', 'Alpha')], wallets: [] })
  expect(connectItems(state, DESKTOP)).toEqual([])
})
