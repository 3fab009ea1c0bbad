import { type ConnectorInput, type CustomWallet, NoAccountError, selectConnector } from '@foyer/modal-core'
import { HAND_OFF_TIMEOUT, selectWallet } from '@foyer/modal-core/wallets'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../exports/namespaces.ts'
import { button, dialog, expectFocus, openModal } from '../../test/mountModal.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 CriOS/130.0'
const URI = 'wc:7f6e@2?relay-protocol=irn'
const ENCODED = encodeURIComponent(URI)

const walletConnect: ConnectorInput = {
  id: 'walletConnect',
  name: 'WalletConnect',
  type: 'WALLET_CONNECT',
  installed: false,
}
const aurora: CustomWallet = {
  id: 'aurora',
  name: 'Aurora',
  injected: true,
  homepage: 'https://aurora.example/',
  mobileLink: 'aurora://',
  universalLink: 'https://aurora.example/',
  desktopLink: 'aurora-desktop://',
  webappLink: 'https://app.aurora.example/',
  appStore: 'https://apps.apple.com/app/id1',
}

type Setup = { userAgent?: string | undefined; wallet?: CustomWallet; uri?: string | undefined }

/** Taps a wallet of the list, on that device, with a code or before there is one. */
async function tap({ userAgent, wallet = aurora, uri = URI }: Setup = {}) {
  if (userAgent !== undefined) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  onTestFinished(() => void vi.restoreAllMocks())
  const mounted = await openModal({ customWallets: [wallet] })
  const { modal, adapter } = mounted
  const source = { connectorId: walletConnect.id, prepare: async () => {}, forget: vi.fn(), wake: vi.fn() }
  modal.pairing.setSource(source)
  adapter.setConnectors([walletConnect])
  const answer = Promise.withResolvers<never>()
  adapter.answers.connect = () => answer.promise
  const showCode = (code = uri) =>
    modal.pairing.set({ status: 'waiting', uri: code, expiresAt: Date.now() + 300_000 })
  if (uri !== '') showCode()
  selectWallet(modal, {
    connectorId: undefined,
    wallet: { certified: false, chains: [], order: 0, injected: false, ...wallet },
  })
  await expect.element(page.getByRole('heading', { name: wallet.name })).toBeVisible()
  return { ...mounted, opened, source, answer, showCode }
}

const tab = (name: string) => page.getByRole('tab', { name, exact: true })
const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true })
const hrefs = () =>
  page
    .getByRole('link')
    .elements()
    .map((one) => one.getAttribute('href'))

describe('on a computer', () => {
  test('shows the QR code with the icon of the wallet, and links to install it', async () => {
    await tap()
    await expect.element(page.getByRole('img', { name: 'QR code for your wallet app' })).toBeVisible()
    await expect.element(page.getByText(/^Open Aurora on your phone, scan this code/)).toBeVisible()
    await expect.element(page.getByText(/Expires in [45]:\d\d/)).toBeVisible()
    expect(hrefs()).toEqual(['https://apps.apple.com/app/id1', 'https://aurora.example/'])
  })

  test('shows the ways to the wallet as tabs, moved between with arrow keys', async () => {
    await tap()
    await expect.element(tab('QR code')).toHaveAttribute('aria-selected', 'true')
    expect(
      page
        .getByRole('tab')
        .elements()
        .map((one) => one.textContent?.trim()),
    ).toEqual(['QR code', 'Extension', 'Desktop', 'Web'])
    await tab('QR code').click()
    await userEvent.keyboard('{ArrowRight}')
    await expectFocus(tab('Extension'))
    await expect.element(page.getByText('Aurora was not found here')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(link('Open Aurora')).toHaveAttribute('href', `aurora-desktop://wc?uri=${ENCODED}`)
    await userEvent.keyboard('{End}')
    await expect
      .element(link('Open Aurora'))
      .toHaveAttribute('href', `https://app.aurora.example/wc?uri=${ENCODED}`)
  })

  test('keeps the title of each tab on one line', async () => {
    await tap()
    await expect.element(tab('QR code')).toBeVisible()
    const heights = page
      .getByRole('tab')
      .elements()
      .map((each) => each.getBoundingClientRect().height)
    expect(heights).toEqual([44, 44, 44, 44])
  })

  test('has no tabs for one way, and explains a wallet without any', async () => {
    await tap({ wallet: { id: 'nowhere', name: 'Nowhere', homepage: 'https://nowhere.example/' } })
    await expect.element(page.getByText('Nowhere cannot be opened from here')).toBeVisible()
    expect(page.getByRole('tab').elements()).toEqual([])
    expect(hrefs()).toEqual(['https://nowhere.example/'])
  })

  test('requests a pairing URI when a way needs one', async () => {
    const { modal } = await tap({ wallet: { ...aurora, mobileLink: undefined, universalLink: undefined } })
    expect(modal.state.request.current.status).toBe('idle')
    await tab('Desktop').click()
    expect(modal.state.request.current.status).toBe('pending')
  })
})

describe('on a phone', () => {
  test('opens the wallet on the tap, and by the other link on the next attempt', async () => {
    const { opened } = await tap({ userAgent: IPHONE })
    expect(opened).toHaveBeenCalledExactlyOnceWith(
      `https://aurora.example/wc?uri=${ENCODED}`,
      '_blank',
      'noopener,noreferrer',
    )
    await expect.element(page.getByText('Continue in Aurora')).toBeVisible()
    await expect.element(link('Open again')).toHaveAttribute('href', `aurora://wc?uri=${ENCODED}`)
  })

  test('disables the button until there is a pairing URI', async () => {
    const { opened, showCode } = await tap({ userAgent: IPHONE, uri: '' })
    await expect.element(button('Open Aurora')).toBeDisabled()
    showCode(URI)
    await expect
      .element(link('Open Aurora'))
      .toHaveAttribute('href', `https://aurora.example/wc?uri=${ENCODED}`)
    expect(opened).not.toHaveBeenCalled()
  })

  test('offers to open again, install, copy and scan when the page stays visible', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await tap({ userAgent: IPHONE })
    vi.advanceTimersByTime(HAND_OFF_TIMEOUT)
    await expect.element(page.getByText('Trouble opening Aurora?')).toBeVisible()
    await expect.element(link('Open again')).toBeVisible()
    await expect.element(link('App Store')).toBeVisible()
    await expect.element(button('Copy link')).toBeVisible()
    await tab('QR code').click()
    await expect.element(page.getByRole('img', { name: 'QR code for your wallet app' })).toBeVisible()
  })

  test('asks to wait and wakes the relay when the user comes back', async () => {
    const { source } = await tap({ userAgent: IPHONE })
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    visibility.mockReturnValue('visible')
    window.dispatchEvent(new Event('pageshow'))
    await expect.element(page.getByText(/^If you have confirmed already, this takes a moment/)).toBeVisible()
    expect(source.wake).toHaveBeenCalledOnce()
  })

  test('retries a rejected request with a new pairing URI', async () => {
    const { modal, adapter, answer, source } = await tap({ userAgent: IPHONE })
    answer.reject({ code: 5000 })
    await expect.element(page.getByRole('alert').getByText('Connection rejected')).toBeVisible()
    adapter.answers.connect = () => new Promise(() => {})
    await button('Try again').click()
    expect(source.forget).toHaveBeenCalledOnce()
    expect(modal.state.request.current.status).toBe('pending')
  })

  test('explains why there is no relay', async () => {
    const { modal } = await tap({ userAgent: IPHONE, uri: '' })
    modal.pairing.set({ status: 'failed', reason: 'offline' })
    await expect.element(page.getByRole('alert').getByText(/^You are offline/)).toBeVisible()
  })

  test.each([
    ['Phantom', 'https://phantom.app/ul/browse/'],
    ['Solflare', 'https://solflare.com/ul/v1/browse/'],
    ['Coinbase Wallet', 'https://go.cb-w.com/dapp?cb_url='],
  ])('opens the page in the browser of the wallet on %s', async (name, start) => {
    const { opened, modal } = await tap({ userAgent: IPHONE, wallet: { ...aurora, name } })
    expect(opened.mock.lastCall?.[0]).toMatch(start)
    await expect.element(tab('In the wallet')).toHaveAttribute('aria-selected', 'true')
    expect(modal.state.request.current.status).toBe('idle')
  })
})

test.each([
  ['in place of the code', undefined],
  ['on a phone', IPHONE],
])('says %s what to do about a paired wallet outside EVM', async (_, userAgent) => {
  const { answer } = await tap({ userAgent })
  const problem = { code: 'cannotSend', wallet: 'Aurora', network: 'Cosmos' }
  answer.reject(Object.assign(new NoAccountError(), { problem }))
  await expect.element(page.getByText(/^Aurora cannot send from a site on Cosmos/)).toBeVisible()
})

test('connects and closes when the wallet approves', async () => {
  const { modal, adapter } = await tap()
  adapter.answers.connect = async () => ({
    status: 'connected',
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    addresses: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    chainId: 56,
    connectorId: walletConnect.id,
  })
  await selectConnector(modal, walletConnect.id)
  await expect.poll(() => dialog().elements()).toEqual([])
  expect(modal.state.wallets.recent).toEqual(['aurora'])
})
