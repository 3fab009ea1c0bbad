import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { type CreateConnectorFn, createConfig, http, injected } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { getDefaultConfig, getWalletConnectConnector, type Wallet } from '../exports/rainbowkit.ts'
import * as entry from '../exports/rainbowkitWallets.ts'
import { readWalletList } from './readWalletList.ts'
import type { WalletList } from './types.ts'

const PARAMETERS = { projectId: 'test', appName: 'Test' }
const OWN: Wallet = {
  id: 'mine',
  name: 'Mine',
  iconUrl: 'data:,',
  iconBackground: '#fff',
  createConnector: () => injected(),
}

function read(list: WalletList) {
  const { connectors, readWallets, hasInjected } = readWalletList(list, PARAMETERS)
  const config = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http() }, connectors })
  return { ...readWallets(), hasInjected, connectors: config.connectors }
}

test('every wallet of RainbowKit is one of the modal’s, has a connector, or is said to be left out', () => {
  const file = new URL('../../../modal-core/data/wallets.json', import.meta.url)
  const ids = (JSON.parse(readFileSync(file, 'utf8')) as { id: string }[]).map(({ id }) => id)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const entries = Object.entries(entry)
  expect(entries).toHaveLength(76)
  for (const [name, create] of entries) {
    warn.mockClear()
    const { wallets, connectors } = read([{ groupName: 'All', wallets: [create] }])
    const [id] = wallets.flatMap((group) => (typeof group === 'string' ? group : group.wallets))
    const isKnown =
      ids.includes(id ?? '') || id === 'walletConnect' || connectors.some((one) => one.id === id)
    const isSaid = /wallet \w+ has no counterpart/.test(String(warn.mock.calls))
    expect([name, isKnown !== isSaid || name === 'xdefiWallet']).toEqual([name, true])
  }
})

test('groups keep their order, and wallets that are hidden or unknown are left out of them', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const hidden = () => ({ ...OWN, hidden: () => true })
  const { wallets } = read([
    { groupName: 'Popular', wallets: [entry.rabbyWallet, entry.bitskiWallet, hidden, entry.metaMaskWallet] },
    { groupName: 'Empty', wallets: [hidden] },
    { groupName: 'More', wallets: [entry.walletConnectWallet] },
  ])
  expect(wallets).toEqual([
    { title: 'Popular', wallets: ['rabby', 'metamask'] },
    { title: 'More', wallets: ['walletConnect'] },
  ])
})

test('a wallet with code of its own becomes a connector under its name and picture', () => {
  const create: CreateConnectorFn = (config) => ({ ...injected()(config), id: 'dev.mine', name: 'SDK' })
  let details: unknown
  const mine = (): Wallet => ({
    ...OWN,
    createConnector: (parameters) => {
      details = parameters
      return create
    },
  })
  const { wallets, connectors, hasInjected } = read([{ groupName: 'Ours', wallets: [mine] }])
  expect(wallets).toEqual([{ title: 'Ours', wallets: ['dev.mine'] }])
  expect(connectors).toMatchObject([{ id: 'dev.mine', name: 'Mine', icon: 'data:,' }])
  expect(details).toMatchObject({ rkDetails: { id: 'mine', groupName: 'Ours', index: 0 } })
  expect(hasInjected).toBe(false)
})

test('a wallet that pairs is listed with its links, as the modal builds them', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const mine = ({ projectId }: { projectId: string }): Wallet => ({
    ...OWN,
    downloadUrls: { ios: 'https://apps.apple.com/app/id1', qrCode: 'https://mine.example/get' },
    mobile: { getUri: (uri) => `mine://wc?uri=${encodeURIComponent(uri)}` },
    desktop: { getUri: (uri) => `mine:open/${uri}` },
    createConnector: getWalletConnectConnector({ projectId }),
  })
  const { customWallets, connectors } = read([{ groupName: 'Ours', wallets: [mine] }])
  expect(connectors).toEqual([])
  expect(customWallets).toMatchObject([
    {
      id: 'mine',
      mobileLink: 'mine://',
      appStore: 'https://apps.apple.com/app/id1',
      homepage: 'https://mine.example/get',
    },
  ])
  expect(customWallets[0]?.desktopLink).toBeUndefined()
  expect(String(warn.mock.calls)).toContain('the link of Mine')
})

test('a connector that only pairs says what to do where wagmi is given it', () => {
  const connector = getWalletConnectConnector({ projectId: 'test' })
  expect(() =>
    createConfig({
      chains: [mainnet],
      transports: { [mainnet.id]: http() },
      connectors: [connector({ rkDetails: {} as never })],
    }),
  ).toThrow('Pass the wallet to `wallets` of getDefaultConfig')
})

test('a config without a project id is refused, as pairing would fail with no reason', () => {
  expect(() => getDefaultConfig({ appName: 'Test', projectId: '', chains: [mainnet] })).toThrow(
    'has no projectId',
  )
})

test('the wallet in the browser of a phone is always among the connectors, once', () => {
  const ids = (wallets?: WalletList) =>
    getDefaultConfig({ appName: 'Test', projectId: 'test', chains: [mainnet], wallets }).connectors.map(
      ({ id }) => id,
    )
  expect(ids()).toEqual(['injected'])
  expect(ids([{ groupName: 'Popular', wallets: [entry.metaMaskWallet] }])).toEqual(['injected'])
  expect(ids([{ groupName: 'Popular', wallets: [entry.injectedWallet] }])).toEqual(['injected'])
})
