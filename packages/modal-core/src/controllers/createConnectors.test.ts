import { expect, onTestFinished, test, vi } from 'vitest'
import { doLate } from '../actions/doLate.ts'
import { rememberConnector } from '../actions/rememberRecent.ts'
import { createStorage } from '../storage/createStorage.ts'
import { wallet } from '../test/createFakeAdapter.ts'
import { memoryStorage } from '../test/setupModal.ts'
import { BROWSER_WALLET, type ConnectorInput } from '../types/connector.ts'
import { createConnectors } from './createConnectors.ts'

function setup({ mobile = false, web = memoryStorage(), debug = false } = {}) {
  const storage = createStorage({ id: 'test', web })
  const getProvider = async () => undefined
  const connectors = createConnectors({
    late: doLate,
    storage,
    isMobile: () => mobile,
    debug,
    getProvider,
  })
  return { ...connectors, use: (id: string) => rememberConnector({ connectors, storage }, id) }
}

const names = ({ state }: ReturnType<typeof setup>) => state.list.map(({ name }) => name)

const browserWallet = (installed: boolean, rdns?: string): ConnectorInput => ({
  id: 'injected',
  name: BROWSER_WALLET,
  type: 'INJECTED',
  rdns,
  installed,
})

test('lists a connector that is safe to draw', () => {
  const connectors = setup()
  connectors.set('eip155', [wallet('io.one', 'One')])
  expect(connectors.state.list).toEqual([
    {
      id: 'io.one',
      name: 'One',
      type: 'ANNOUNCED',
      chain: 'eip155',
      imageUrl: undefined,
      members: [{ id: 'io.one', chain: 'eip155', type: 'ANNOUNCED' }],
      rdns: 'io.one',
      explorerId: undefined,
      imageId: undefined,
      methods: [],
      installed: true,
      recent: false,
      getProvider: expect.any(Function),
    },
  ])
})

test('has icons once they can be checked, early and late ones, and none that is not safe', async () => {
  const connectors = setup()
  const icon = 'data:image/svg+xml,<svg/>'
  const images = () => connectors.state.list.map(({ imageUrl }) => imageUrl)
  const hostile = { ...wallet('io.two', 'Two'), icon: 'data:image/svg+xml,<svg><use/></svg>' }
  connectors.set('eip155', [{ ...wallet('io.one', 'One'), icon }, hostile])
  expect(images()).toEqual([undefined, undefined])
  await connectors.loadIcons()
  expect(images()).toEqual([icon, undefined])
  connectors.set('solana', [{ ...wallet('io.three', 'Three'), icon }])
  expect(images()).toEqual([icon, undefined, icon])
})

test('lists recent connectors, then announced and injected ones, then external ones', () => {
  const connectors = setup()
  connectors.set('eip155', [
    { id: 'sdk', name: 'Sdk', type: 'EXTERNAL', installed: false },
    { id: 'metaMask', name: 'Named', type: 'INJECTED', installed: true },
    wallet('io.one', 'One'),
    wallet('io.two', 'Two'),
  ])
  expect(names(connectors)).toEqual(['One', 'Two', 'Named', 'Sdk'])
  connectors.use('sdk')
  expect(names(connectors)).toEqual(['Sdk', 'One', 'Two', 'Named'])
})

test('remembers the recent wallet after a reload', () => {
  const web = memoryStorage()
  setup({ web }).use('io.two')
  const connectors = setup({ web })
  connectors.set('eip155', [wallet('io.one'), wallet('io.two')])
  expect(connectors.state.list[0]).toMatchObject({ id: 'io.two', recent: true })
})

test('keeps the three wallets used last as recent, the latest first', () => {
  const connectors = setup()
  connectors.set('eip155', [wallet('a'), wallet('b'), wallet('c'), wallet('d'), wallet('e')])
  for (const id of ['e', 'b', 'c', 'b', 'd']) connectors.use(id)
  expect(names(connectors)).toEqual(['d', 'b', 'c', 'a', 'e'])
  expect(connectors.state.list.map(({ recent }) => recent)).toEqual([true, true, true, false, false])
})

test('names the wallet of the directory that has the rdns of a connector, and the picture of that wallet', () => {
  const connectors = setup()
  connectors.set('eip155', [wallet('io.one', 'One')])
  connectors.setIdentify(({ rdns }) =>
    rdns?.startsWith('io.') ? { explorerId: `id of ${rdns}`, imageId: `picture of ${rdns}` } : undefined,
  )
  connectors.set('eip155', [wallet('io.one', 'One'), wallet('io.late', 'Late'), wallet('com.other', 'Other')])
  expect(connectors.state.list).toMatchObject([
    { explorerId: 'id of io.one', imageId: 'picture of io.one' },
    { explorerId: 'id of io.late', imageId: 'picture of io.late' },
    { explorerId: undefined, imageId: undefined },
  ])
})

test('keeps a login as a login when it serves several namespaces', async () => {
  const connectors = setup()
  const login: ConnectorInput = {
    id: 'auth',
    name: 'Login',
    type: 'AUTH',
    methods: ['email'],
    installed: true,
  }
  connectors.set('eip155', [login])
  connectors.set('solana', [login])
  await expect.poll(() => connectors.state.list).toMatchObject([{ type: 'AUTH', members: [{}, {}] }])
})

test('keeps one pairing connector when it serves several namespaces', async () => {
  const connectors = setup()
  const pairing: ConnectorInput = { id: 'code', name: 'Code', type: 'WALLET_CONNECT', installed: false }
  connectors.set('eip155', [pairing])
  connectors.set('solana', [pairing])
  await expect
    .poll(() => connectors.state.list)
    .toMatchObject([{ type: 'WALLET_CONNECT', members: [{}, {}] }])
})

test('merges same-named connectors across chains into one multi-chain entry', async () => {
  const connectors = setup()
  connectors.set('eip155', [wallet('app.phantom', 'Phantom'), wallet('io.one', 'One')])
  connectors.set('solana', [{ id: 'Phantom', name: 'Phantom', type: 'INJECTED', installed: true }])
  await expect.poll(() => names(connectors)).toEqual(['Phantom', 'One'])
  expect(connectors.find('Phantom')).toMatchObject({
    id: 'app.phantom',
    type: 'MULTI_CHAIN',
    rdns: 'app.phantom',
    chains: 'EVM · Solana',
    members: [
      { id: 'app.phantom', chain: 'eip155' },
      { id: 'Phantom', chain: 'solana' },
    ],
  })
})

test('keeps two connectors of one name apart when they are on the same chain', () => {
  const connectors = setup()
  connectors.set('eip155', [wallet('io.one', 'Same'), wallet('io.two', 'Same')])
  expect(names(connectors)).toEqual(['Same', 'Same'])
})

test.each([true, false])(
  'warns once of two wallets of one name in one namespace, with debug only: %s',
  async (debug) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    onTestFinished(() => warn.mockRestore())
    const connectors = setup({ debug })
    connectors.set('eip155', [wallet('io.one', 'Same'), wallet('io.two', 'Same')])
    connectors.set('solana', [wallet('three', 'Same')])
    await expect.poll(() => names(connectors)).toEqual(['Same', 'Same'])
    connectors.set('solana', [wallet('three', 'Same')])
    const warning =
      'createFoyer: two wallets call themselves Same on EVM. Both are listed, and one may be a copy.'
    expect(warn.mock.calls).toEqual(debug ? [[warning]] : [])
    // The third one belongs to the first: a namespace asks the wallet that announced itself there.
    expect(connectors.find('three')?.members.map(({ id }) => id)).toEqual(['io.one', 'three'])
  },
)

test('names Trust Wallet Trust on every chain', async () => {
  const connectors = setup()
  connectors.set('eip155', [wallet('com.trustwallet.app', 'Trust Wallet')])
  connectors.set('solana', [wallet('trust', 'Trust')])
  await expect.poll(() => names(connectors)).toEqual(['Trust'])
})

test('hides a Browser Wallet on desktop', () => {
  const connectors = setup()
  connectors.set('eip155', [browserWallet(true)])
  expect(names(connectors)).toEqual([])
})

test('lists a Browser Wallet on desktop when no announced wallet has its provider', () => {
  const connectors = setup()
  connectors.set('eip155', [{ ...browserWallet(true), unannounced: true }])
  expect(names(connectors)).toEqual([BROWSER_WALLET])
  connectors.set('eip155', [{ ...browserWallet(false), unannounced: true }])
  expect(names(connectors)).toEqual([])
})

test('hides a Browser Wallet on mobile when it has no rdns and is not installed', () => {
  const connectors = setup({ mobile: true })
  connectors.set('eip155', [browserWallet(false)])
  expect(names(connectors)).toEqual([])
  connectors.set('eip155', [browserWallet(true)])
  expect(names(connectors)).toEqual([BROWSER_WALLET])
  connectors.set('eip155', [browserWallet(false, 'io.one')])
  expect(names(connectors)).toEqual([BROWSER_WALLET])
})

test('keeps the first of two connectors with one id', () => {
  const connectors = setup()
  connectors.set('eip155', [wallet('io.one', 'First'), wallet('io.one', 'Second')])
  expect(names(connectors)).toEqual(['First'])
})

test('keeps 100 connectors when 5,000 are announced', () => {
  const connectors = setup()
  connectors.set(
    'eip155',
    Array.from({ length: 5000 }, (_, index) => wallet(`io.${index}`)),
  )
  expect(connectors.state.list).toHaveLength(100)
})

test('falls back to the rdns when a wallet has no usable name', () => {
  const connectors = setup()
  connectors.set('eip155', [wallet('io.one', '\u202e'), { ...wallet('io.two', {}), rdns: undefined }])
  expect(names(connectors)).toEqual(['io.one', 'Unknown Wallet'])
})

test('treats keys of Object.prototype as ordinary ids', () => {
  const connectors = setup()
  connectors.set('eip155', [wallet('__proto__', 'Proto'), wallet('constructor', 'Constructor')])
  expect(names(connectors)).toEqual(['Proto', 'Constructor'])
  expect(connectors.find('toString')).toBeUndefined()
})

test('keeps the connectors of each namespace separate', () => {
  const connectors = setup()
  connectors.set('eip155', [wallet('io.one', 'One')])
  connectors.set('solana', [wallet('app.two', 'Two')])
  connectors.set('eip155', [])
  expect(names(connectors)).toEqual(['Two'])
})
