import { ref } from 'valtio/vanilla'
import { expect, test } from 'vitest'
import { rememberConnector, rememberWallet } from '../actions/rememberRecent.ts'
import { wallet } from '../test/createFakeAdapter.ts'
import { bsc } from '../test/networks.ts'
import { setupModal } from '../test/setupModal.ts'
import { BROWSER_WALLET, type ConnectorInput } from '../types/connector.ts'
import type { Options } from '../types/options.ts'
import type { Wallet } from '../types/wallet.ts'
import { absentItems, browseItems, connectItems, findWallet, recommendedCap } from './walletItems.ts'

/** A wallet of the directory: an extension for EVM chains unless told otherwise. */
const entry = (name: string, differs: Partial<Wallet> = {}): Wallet => ({
  id: name.toLowerCase(),
  name,
  injected: true,
  chains: ['eip155'],
  certified: false,
  order: 0,
  ...differs,
})

const DIRECTORY = ['A', 'B', 'C', 'D', 'E'].map((name, order) => entry(name, { order }))

type Setup = Partial<Options> & { connectors?: ConnectorInput[]; known?: Wallet[] }

function setup({ connectors = [], known = DIRECTORY, ...options }: Setup = {}) {
  const { modal } = setupModal({ networks: [bsc], ...options })
  modal.connectors.set('eip155', connectors)
  modal.wallets.state.known = ref(known)
  modal.wallets.state.browse = { status: 'ready', wallets: ref(known), count: known.length }
  const items = (mobile = false) => connectItems(modal.state, { mobile })
  const names = (mobile = false) => items(mobile).map(({ name }) => name)
  return { modal, items, names }
}

const pairing: ConnectorInput = {
  id: 'walletConnect',
  name: 'WalletConnect',
  type: 'WALLET_CONNECT',
  installed: true,
}
const external: ConnectorInput = { id: 'sdk', name: 'Sdk', type: 'EXTERNAL', installed: false }
const login: ConnectorInput = {
  id: 'auth',
  name: 'Login',
  type: 'AUTH',
  methods: ['email', 'social'],
  installed: true,
}

test('orders connector types as walletConnect, recent, injected, featured, custom, external, recommended', () => {
  const { modal, items } = setup({
    connectors: [external, wallet('io.new', 'New'), wallet('io.last', 'Last'), pairing],
    featuredWallets: ['e'],
    customWallets: [{ id: 'mine', name: 'Mine' }],
  })
  rememberConnector(modal, 'io.last')
  // Of 4 recommended ones: minus 1 featured, 1 custom and 2 named injected.
  expect(items().map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'walletConnect WalletConnect',
    'recent Last',
    'injected New',
    'featured E',
    'custom Mine',
    'external Sdk',
  ])
  modal.options.update({ customWallets: [] })
  expect(items().at(-1)).toMatchObject({ kind: 'recommended', name: 'A', connectorId: undefined })
})

test('lists the types of `connectorTypeOrder` first, and the others in their order', () => {
  const { modal, items } = setup({
    connectors: [external, wallet('io.new', 'New'), wallet('io.last', 'Last'), pairing],
  })
  rememberConnector(modal, 'io.last')
  modal.options.update({ connectorTypeOrder: ['recent', 'injected', 'recent'] })
  expect(items().map(({ name }) => name)).toEqual(['Last', 'New', 'WalletConnect', 'Sdk', 'A', 'B'])
})

test('lists the wallets paired last as recent when pairing is available', () => {
  const known = ['A', 'B', 'C'].map((name, order) => entry(name, { order, mobileLink: `${name}://` }))
  const { modal, items, names } = setup({ known, connectors: [pairing] })
  for (const id of ['a', 'gone', 'c']) rememberWallet(modal, id)
  expect(items().map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'walletConnect WalletConnect',
    'recent C',
    'recent A',
    'recommended B',
  ])
  modal.connectors.set('eip155', [])
  expect(names()).toEqual(['A', 'B', 'C'])
})

test('caps recommended wallets at 4', () => {
  expect(setup().names()).toEqual(['A', 'B', 'C', 'D'])
})

test.each<[string, Setup, number]>([
  ['nothing', {}, 4],
  ['featured ids', { featuredWallets: ['a', 'b', 'unknown'] }, 1],
  ['custom wallets', { customWallets: [{ id: 'mine', name: 'Mine' }] }, 3],
  ['named injected wallets', { connectors: [wallet('io.one', 'One')] }, 3],
  ['a Browser Wallet, which has no name', { connectors: [{ ...wallet('injected', BROWSER_WALLET) }] }, 4],
  ['external connectors and pairing, which are not injected', { connectors: [external, pairing] }, 4],
  ['email', { connectors: [{ ...login, methods: ['email'] }] }, 3],
  ['email and social', { connectors: [login] }, 2],
  ['more than 4', { featuredWallets: ['a', 'b', 'c', 'd', 'e'] }, 0],
])('computes the cap of 4 minus %s', (_, parameters, cap) => {
  expect(recommendedCap(setup(parameters).modal.state)).toBe(cap)
})

test('recommends no wallet that is already on the page', () => {
  const known = [entry('A', { rdns: 'io.a' }), entry('B'), entry('C')]
  const { items } = setup({ known, connectors: [wallet('io.a', 'A'), wallet('io.mobile.b', 'B')] })
  expect(items().map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'injected A',
    'injected B',
    'recommended C',
  ])
})

test('replaces a wallet with an announced one only by rdns, never by name or id', () => {
  const known = [entry('Real', { rdns: 'io.real' })]
  const { modal } = setup({ known, connectors: [wallet('io.evil', 'Real')] })
  const found = browseItems(modal.state, { mobile: false })
  expect(found.map(({ connectorId }) => connectorId)).toEqual(['io.evil'])
  expect(absentItems(modal.state, { mobile: false })).toMatchObject([
    { name: 'Real', hint: undefined, connectorId: undefined },
  ])
})

test('hints at the rdns of wallets with the same name, and of no others', () => {
  const known = [entry('real', { rdns: 'io.real' })]
  const connectors = [wallet('io.evil', 'Real'), wallet('io.\u202eother', 'REAL'), wallet('io.one', 'One')]
  const { modal, items } = setup({ known, connectors })
  const hints = (list: ReturnType<typeof items>) => list.map(({ name, hint }) => [name, hint])
  expect(hints(items())).toEqual([
    ['Real', 'io.evil'],
    ['REAL', 'io. other'],
    ['One', undefined],
  ])
  expect(hints(browseItems(modal.state, { mobile: false }))).toContainEqual(['Real', 'io.evil'])
})

test('draws the picture of the list where a connector has none that is safe', async () => {
  const known = [entry('A', { rdns: 'io.a', imageId: 'picture' })]
  const icon = 'data:image/svg+xml,<svg><use href="%23a"/></svg>'
  const { modal, items } = setup({ known, connectors: [{ ...wallet('io.a', 'A'), icon }] })
  await modal.connectors.loadIcons()
  expect(items()[0]).toMatchObject({ connectorId: 'io.a', imageUrl: undefined })
  modal.wallets.state.images = ref(new Map([['picture', 'blob:picture']]))
  expect(items()[0]).toMatchObject({ connectorId: 'io.a', imageUrl: 'blob:picture' })
})

test('merges a connector that the dapp configured with the wallet of its name', () => {
  const { items } = setup({ connectors: [{ ...external, name: 'A' }] })
  expect(items()[0]).toMatchObject({ kind: 'external', connectorId: 'sdk', wallet: { id: 'a' } })
})

test.each([
  ['rdns', 'io.a'],
  ['directory id', 'a-1'],
  ['name', 'Alpha'],
  ['name in another case', 'aLPHA'],
])('excludes wallets by %s', (_, excluded) => {
  const known = [entry('Alpha', { id: 'a-1', rdns: 'io.a' }), entry('B')]
  const without = setup({ known, excludeWallets: [excluded] })
  expect(without.names()).toEqual(['B'])
  expect(browseItems(without.modal.state, { mobile: false }).map(({ name }) => name)).toEqual(['B'])
})

test('hides an installed wallet when excludeWallets names it', () => {
  const connectors = [wallet('io.one', 'One'), wallet('io.two', 'Two')]
  expect(setup({ connectors, known: [], excludeWallets: ['io.one', 'TWO'] }).names()).toEqual([])
})

test('orders featuredWallets as the option does, by rdns, id or name', () => {
  const known = [...DIRECTORY, entry('F', { rdns: 'io.f' })]
  const { items } = setup({ known, featuredWallets: ['io.f', 'C', 'b'] })
  expect(items().map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'featured F',
    'featured C',
    'featured B',
    'recommended A',
  ])
})

test('finds customWallets in AllWallets too, and only by their name', () => {
  const { modal } = setup({ customWallets: [{ id: 'mine', name: 'Mine', homepage: 'https://example.org' }] })
  expect(findWallet(modal.state, 'mine')).toMatchObject({ name: 'Mine', order: 0, chains: [] })
  modal.wallets.state.query = ' mi '
  modal.wallets.state.browse = { status: 'ready', wallets: ref([]), count: 0 }
  expect(browseItems(modal.state, { mobile: false })).toMatchObject([{ kind: 'custom', name: 'Mine' }])
})

test('sorts by walletRanks, then display_index, then the directory’s order', () => {
  const known = [
    entry('A', { order: 1 }),
    entry('B', { order: 9, displayIndex: 0 }),
    entry('C', { order: 8, rdns: 'io.c' }),
    entry('D', { order: 2 }),
  ]
  expect(setup({ known }).names()).toEqual(['B', 'A', 'D', 'C'])
  expect(setup({ known, walletRanks: { 'io.c': -1 } }).names()).toEqual(['C', 'B', 'A', 'D'])
})

test('sorts injected wallets by explorerWallet.order, and keeps the order of those without one', () => {
  const known = [entry('B', { order: 2, rdns: 'io.b' }), entry('A', { order: 1, rdns: 'io.a' })]
  const connectors = [wallet('io.x', 'X'), wallet('io.b', 'B'), wallet('io.y', 'Y'), wallet('io.a', 'A')]
  expect(setup({ known, connectors }).names()).toEqual(['A', 'B', 'X', 'Y'])
})

test('treats keys of Object.prototype as ordinary names', () => {
  const known = [entry('constructor'), entry('__proto__'), entry('toString')]
  expect(setup({ known, walletRanks: {} }).names()).toEqual(['constructor', '__proto__', 'toString'])
})

test('leaves out wallets of other chains', () => {
  const known = [
    entry('Evm'),
    entry('Bsc', { chains: ['eip155:56'] }),
    entry('Any', { chains: [] }),
    entry('Polygon', { chains: ['eip155:137'] }),
    entry('Solana', { chains: ['solana'] }),
  ]
  expect(setup({ known }).names()).toEqual(['Evm', 'Bsc', 'Any'])
})

test('hides a wallet without any way to connect, and one that only pairs when WalletConnect is missing', () => {
  const known = [
    entry('Nothing', { injected: false }),
    entry('Pairs', { injected: false, mobileLink: 'pairs://' }),
    entry('Announces', { injected: false, rdns: 'io.a' }),
  ]
  expect(setup({ known }).names()).toEqual(['Announces'])
  expect(setup({ known, connectors: [pairing] }).names()).toEqual(['WalletConnect', 'Pairs', 'Announces'])
})

test('removes wallets without a mobile or web link on mobile, except four', () => {
  const links: Partial<Wallet>[] = [
    { mobileLink: 'a://' },
    { webappLink: 'https://a.example' },
    { browserLink: 'a://{encodedUrl}' },
    {},
  ]
  const linked = links.map((link, index) => entry(`W${index}`, link))
  expect(setup({ known: linked }).names(true)).toEqual(['W0', 'W1', 'W2'])
  const four = ['Phantom', 'Solflare', 'Coinbase Wallet', 'Binance Wallet']
  expect(setup({ known: four.map((name) => entry(name)) }).names(true)).toEqual(four)
})

test('leaves logins out of the list', () => {
  expect(setup({ connectors: [login], known: [] }).names()).toEqual([])
})
