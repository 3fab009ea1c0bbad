// @vitest-environment happy-dom
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { connected, createFakeAdapter, wallet } from '../test/createFakeAdapter.ts'
import { setupModal } from '../test/setupModal.ts'
import type { ConnectorInput } from '../types/connector.ts'
import type { Wallet } from '../types/wallet.ts'
import { embed } from './embed.ts'
import { goBack } from './goBack.ts'
import { open } from './open.ts'
import { beginConnect, preparePairing } from './preparePairing.ts'
import { selectWallet } from './selectWallet.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 CriOS/130.0'
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)'
const URI = 'wc:7f6e@2?relay-protocol=irn'

const pairing: ConnectorInput = { id: 'pairing', name: 'Pairing', type: 'WALLET_CONNECT', installed: false }
const trust: Wallet = {
  id: 'trust',
  name: 'Trust',
  mobileLink: 'trust://',
  injected: true,
  certified: false,
  chains: [],
  order: 0,
}

/** A modal on that device, whose feature for pairing has made a code or not. */
function setup(
  userAgent: string,
  { uri, connectors = [pairing] }: { uri?: string; connectors?: ConnectorInput[] } = {},
) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const openWindow = vi.spyOn(window, 'open').mockReturnValue(null)
  onTestFinished(() => void vi.restoreAllMocks())
  const { modal, adapter } = setupModal({ adapter: createFakeAdapter({ connectors }) })
  const source = { connectorId: 'pairing', prepare: vi.fn(async () => {}), forget: vi.fn(), wake() {} }
  modal.pairing.setSource(source)
  if (uri !== undefined) modal.pairing.set({ status: 'waiting', uri, expiresAt: Date.now() + 60_000 })
  adapter.answers.connect = () => new Promise(() => {})
  const tap = (one = trust) => selectWallet(modal, { connectorId: undefined, wallet: one })
  return { modal, adapter, openWindow, source, tap, route: () => modal.state.router.route }
}

const route = (isOpened: boolean) => ({
  view: 'ConnectingWalletConnect',
  connectorId: 'pairing',
  walletId: 'trust',
  isOpened,
})

test('opens the wallet within the tap on a phone, with the active pairing code', () => {
  const { modal, openWindow, tap, source, route: current } = setup(IPHONE, { uri: URI })
  tap()
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(
    `trust://wc?uri=${encodeURIComponent(URI)}`,
    '_top',
    'noopener,noreferrer',
  )
  expect(current()).toEqual(route(true))
  expect(modal.state.request.current).toEqual({ status: 'pending' })
  expect(source.forget).not.toHaveBeenCalled()
})

test('opens nothing and requests a code when there is none', () => {
  const { modal, openWindow, tap, source, route: current } = setup(IPHONE)
  tap()
  expect(openWindow).not.toHaveBeenCalled()
  expect(current()).toEqual(route(false))
  expect(modal.state.request.current).toEqual({ status: 'pending' })
  expect(source.forget).toHaveBeenCalledOnce()
})

test('does not open the wallet when the active code has expired', () => {
  const { modal, openWindow, tap } = setup(IPHONE)
  modal.pairing.set({ status: 'waiting', uri: URI, expiresAt: Date.now() })
  tap()
  expect(openWindow).not.toHaveBeenCalled()
})

test('opens nothing and requests a new code on a computer', () => {
  const { openWindow, tap, source, route: current } = setup(LINUX, { uri: URI })
  tap()
  expect(openWindow).not.toHaveBeenCalled()
  expect(current()).toEqual(route(false))
  expect(source.forget).toHaveBeenCalledOnce()
})

test('requests no code when an extension is not installed', () => {
  const { modal, tap } = setup(LINUX)
  tap({ ...trust, mobileLink: undefined })
  expect(modal.state.request.current).toEqual({ status: 'idle' })
})

test('shows how to get the wallet when no pairing feature is installed', () => {
  const { tap, route: current } = setup(IPHONE, { connectors: [] })
  tap()
  expect(current()).toEqual({ view: 'WalletDetails', walletId: 'trust' })
})

test('opens the page in the wallet’s browser, if it has one, when no pairing feature is installed', () => {
  const { openWindow, tap } = setup(IPHONE, { connectors: [] })
  tap({ ...trust, browserLink: 'trust://open?url={encodedUrl}' })
  expect(openWindow.mock.lastCall?.[0]).toMatch('trust://open?url=')
})

test('remembers paired wallets, the latest first', async () => {
  const { modal, adapter, tap } = setup(LINUX)
  adapter.answers.connect = async () => connected({ connectorId: 'pairing' })
  for (const id of ['trust', 'one', 'two', 'three', 'one']) {
    adapter.report({ status: 'disconnected' })
    tap({ ...trust, id })
    await vi.waitUntil(() => modal.state.wallets.recent[0] === id)
  }
  expect(modal.state.wallets.recent).toEqual(['one', 'three', 'two'])
  expect(modal.storage.get('recentWallets')).toEqual(['one', 'three', 'two'])
})

test('prepares a pairing code before the tap on a phone only', () => {
  const phone = setup(IPHONE)
  preparePairing(phone.modal)
  expect(phone.source.prepare).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
  const computer = setup(LINUX)
  preparePairing(computer.modal)
  expect(computer.source.prepare).not.toHaveBeenCalled()
})

test('prepares no pairing code inside a wallet’s own browser', () => {
  const { modal, source } = setup(IPHONE)
  modal.connectors.set('eip155', [pairing, wallet('io.one')])
  preparePairing(modal)
  expect(source.prepare).not.toHaveBeenCalled()
})

describe('beginConnect: in a wallet’s own browser', () => {
  function openInside(userAgent = IPHONE) {
    const { modal, adapter } = setup(userAgent)
    modal.connectors.set('eip155', [pairing, wallet('io.one')])
    adapter.answers.connect = () => Promise.reject({ code: 4001 })
    open(modal)
    beginConnect(modal)
    return modal
  }

  test('that wallet is asked at once', () => {
    const { route, history } = openInside().state.router
    expect(route).toEqual({ view: 'ConnectingExternal', connectorId: 'io.one' })
    expect(history).toEqual([{ view: 'Connect' }])
  })

  test('who goes back sees the list', () => {
    const modal = openInside()
    goBack(modal)
    beginConnect(modal)
    expect(modal.state.router.route).toEqual({ view: 'Connect' })
  })

  test('a computer, where wallets are extensions, shows the list', () => {
    expect(openInside(LINUX).state.router.route).toEqual({ view: 'Connect' })
  })

  test('a modal in the page, which nobody opened, asks nothing', () => {
    const { modal } = setup(IPHONE)
    modal.connectors.set('eip155', [wallet('io.one')])
    embed(modal)
    beginConnect(modal)
    expect(modal.state.router.route).toEqual({ view: 'Connect' })
  })
})
