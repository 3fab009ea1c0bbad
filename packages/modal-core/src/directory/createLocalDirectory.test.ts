import { expect, test, vi } from 'vitest'
import { rememberWallet } from '../actions/rememberRecent.ts'
import { isForMobile } from '../handoff/platforms.ts'
import { wallet } from '../test/createFakeAdapter.ts'
import { bsc, solana } from '../test/networks.ts'
import { setupModal } from '../test/setupModal.ts'
import { firstWallets, loadLocalImage } from './bundled.ts'
import { firstIcons } from './generated/firstIcons.ts'

/** The list after the modal has asked for it. */
async function setup(parameters: Parameters<typeof setupModal>[0] = {}) {
  const { modal } = setupModal({ networks: [bsc], ...parameters })
  const directory = await modal.wallets.load()
  return { modal, directory, count: () => modal.state.wallets.known.length }
}

test('begins with the best known wallets, which suffice for a first visit on any device', async () => {
  const { modal, count } = await setup()
  expect(modal.state.wallets.known.map(({ id }) => id)).toEqual(firstWallets.map(({ id }) => id))
  expect(count()).toBe(5)
  for (const one of firstWallets) {
    expect(one.injected, one.id).toBe(true)
    expect(one.chains, one.id).toContain('eip155')
    expect(isForMobile(one), one.id).toBe(true)
    expect(Object.keys(firstIcons), one.id).toContain(one.imageId)
    expect(await loadLocalImage(one.imageId ?? '')).toMatch(/^data:/)
  }
})

test.each([
  ['an option features a wallet', { featuredWallets: ['rabby'] }],
  ['an option has exactly these', { wallets: [{ title: 'Ours', wallets: ['rabby'] }] }],
  ['an option leaves out a wallet', { excludeWallets: ['metamask'] }],
  ['an option ranks a wallet', { walletRanks: { rabby: 0 } }],
  ['no network is of the EVM', { networks: [solana], defaultNetwork: solana }],
])('loads the whole list when %s', async (_, parameters) => {
  const { count } = await setup(parameters)
  expect(count()).toBeGreaterThan(80)
})

test('loads the whole list when the order of two announced wallets depends on it', async () => {
  const { modal, count } = await setup()
  modal.connectors.set('eip155', [wallet('io.metamask'), wallet('io.unknown')])
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(count()).toBe(5)
  modal.connectors.set('eip155', [wallet('io.metamask'), wallet('io.unknown'), wallet('io.rabby')])
  await vi.waitUntil(() => count() > 80)
})

test('loads the whole list for a change of options', async () => {
  const { modal, directory, count } = await setup()
  modal.options.update({ featuredWallets: ['rabby'] })
  await directory.prepare()
  expect(count()).toBeGreaterThan(80)
})

test('loads the whole list once a wallet has been paired', async () => {
  const { modal, directory, count } = await setup()
  rememberWallet(modal, 'rainbow')
  await directory.prepare()
  expect(count()).toBeGreaterThan(80)
})

test('finds a wallet that is not among the first, and says that there is none of an unknown id', async () => {
  const { directory } = await setup()
  expect(await directory.has('metamask')).toBe(true)
  expect(await directory.has('rabby')).toBe(true)
  expect(await directory.has('nobody')).toBe(false)
})

test('searches the whole list, and is loading until it is there', async () => {
  const { modal } = await setup()
  modal.wallets.browse({ query: 'rabby' })
  expect(modal.state.wallets.browse.status).toBe('loading')
  await vi.waitUntil(() => modal.state.wallets.browse.status === 'ready')
  expect(modal.state.wallets.browse.wallets.map(({ name }) => name)).toEqual(['Rabby Wallet'])
})
