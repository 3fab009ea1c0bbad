import { close, open } from '@foyer/modal-core'
import { connected as connectedAccount, rememberConnector, wallet } from '@foyer/modal-core/test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, expectFocus, expectNoAxeViolations, mountModal, openModal } from '../../test/mountModal.ts'
import { settled } from '../../test/settled.ts'

beforeEach(() => page.viewport(600, 800))
afterEach(() => page.viewport(1024, 768))

test('lists the wallets', async () => {
  await openModal()
  await expect.element(button('One')).toHaveAccessibleDescription('Installed')
  await expect.element(button('Two')).toBeVisible()
})

test('says that the wallet of the last visit is being connected, until its account takes the place', async () => {
  const { adapter } = await openModal()
  const said = page.getByRole('status').filter({ hasText: 'Connecting…' })
  await expect.element(button('One')).toBeVisible()
  expect(said.query()).toBeNull()
  adapter.report({ status: 'reconnecting' })
  await expect.element(said).toBeVisible()
  adapter.report(connectedAccount())
  await expect.element(page.getByRole('heading', { name: 'Account' })).toBeInTheDocument()
  expect(said.query()).toBeNull()
})

/** The names of the rows, from the top. */
const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('.grow')?.textContent)

test('lists the wallet used last first, and marks it', async () => {
  const { modal } = await openModal()
  rememberConnector(modal, 'io.two')
  await expect.element(button('Two')).toHaveAccessibleDescription('Recent')
  await expect.poll(rows).toEqual(['Two', 'One', 'MetaMask', 'Trust'])
})

test('says by headings which wallets are recent, installed and popular', async () => {
  const { modal } = await openModal()
  rememberConnector(modal, 'io.two')
  const group = (name: string) => page.getByRole('list', { name })
  await expect.element(group('Recent').getByRole('button')).toHaveTextContent('Two')
  await expect.element(group('Installed').getByRole('button')).toHaveTextContent('One')
  await expect.poll(() => group('Popular').getByRole('button').elements()).toHaveLength(2)
  await expect.element(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
})

test('shows the wallets that the dapp has chosen below its titles, and no way to others', async () => {
  const { modal, adapter } = await openModal()
  modal.options.update({ wallets: ['io.two', { title: 'For this sale', wallets: ['trust', 'io.one'] }] })
  const group = page.getByRole('list', { name: 'For this sale' })
  await expect.element(group.getByRole('button').first()).toHaveAccessibleName('Trust')
  expect(rows()).toEqual(['Two', 'Trust', 'One'])
  await expect.element(button('One')).toHaveAccessibleDescription('Installed')
  expect(button('All wallets').query()).toBeNull()
  adapter.setConnectors(Array.from({ length: 20 }, (_, index) => wallet(`io.w${index}`, `Wallet ${index}`)))
  await expect.poll(rows).toEqual(['Trust'])
  expect(page.getByRole('searchbox').query()).toBeNull()
})

test('searches all wallets from a field above nine wallets or more, and keeps All wallets in sight', async () => {
  const { modal, adapter } = await openModal()
  await expect.element(button('One')).toBeVisible()
  const field = page.getByRole('searchbox', { name: 'Search wallets' })
  expect(field.query()).toBeNull()
  adapter.setConnectors(Array.from({ length: 20 }, (_, index) => wallet(`io.w${index}`, `Wallet ${index}`)))
  await expect.element(button('Wallet 19')).toBeInTheDocument()
  await expect.element(button('Wallet 19')).not.toBeInViewport()
  await expect.element(button('All wallets')).toBeInViewport({ ratio: 1 })
  await field.click()
  await userEvent.keyboard('zer')
  await expect.poll(() => modal.state.router.route).toEqual({ view: 'AllWallets' })
  await expect.element(button('Zerion')).toBeVisible()
  await expectFocus(field)
  await expect.element(field).toHaveValue('zer')
  await userEvent.keyboard('ion')
  await expect.element(field).toHaveValue('zerion')
})

describe('the search above a long list', () => {
  const field = page.getByRole('searchbox', { name: 'Search wallets' })

  async function openLong() {
    const mounted = await openModal()
    mounted.adapter.setConnectors(
      Array.from({ length: 9 }, (_, index) => wallet(`io.w${index}`, `Wallet ${index}`)),
    )
    await expect.element(field).toBeVisible()
    return mounted
  }

  test('leads into the list by the arrow down', async () => {
    await openLong()
    await field.click()
    await userEvent.keyboard('{ArrowDown}')
    await expectFocus(button('Wallet 0'))
  })

  test.each(['Connect', 'ConnectWallets'] as const)(
    'leads back to %s in one step, however many letters were typed before All wallets was there',
    async (view) => {
      const { modal, adapter } = await openLong()
      if (view === 'ConnectWallets') {
        adapter.report(connectedAccount())
        await open(modal, { view })
        await expect.element(page.getByRole('heading', { name: 'Connect another wallet' })).toBeVisible()
      }
      const input = field.element() as HTMLInputElement
      for (const value of ['z', 'ze', 'zer']) {
        input.value = value
        input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }
      await expect.element(button('Zerion')).toBeVisible()
      await expect.element(field).toHaveValue('zer')
      await button('Back').click()
      await expect.element(button('Wallet 8')).toBeVisible()
      expect(modal.state.router.route).toEqual({ view })
    },
  )

  test('waits until an input method has finished a word', async () => {
    const { modal } = await openLong()
    const input = field.element() as HTMLInputElement
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    input.value = 'ze'
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    await settled()
    expect(modal.state.router.route.view).toBe('Connect')
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    await expect.poll(() => modal.state.router.route.view).toBe('AllWallets')
    expect(modal.state.wallets.query).toBe('ze')
  })
})

describe('with room for two columns', () => {
  beforeEach(() => page.viewport(1024, 800))

  const pairing = { ...wallet('walletConnect', 'WalletConnect'), type: 'WALLET_CONNECT' } as const
  const aside = (name: string) => page.getByRole('complementary', { name })

  test('says beside the list what a wallet is, and nothing on a phone', async () => {
    await openModal()
    await expect
      .element(aside('What is a wallet?').getByRole('button', { name: 'Get a wallet' }))
      .toBeVisible()
    expect(getComputedStyle(page.getByRole('dialog').element()).width).toBe('720px')
    await expectNoAxeViolations()
    await page.viewport(360, 740)
    await expect.element(aside('What is a wallet?')).not.toBeInTheDocument()
    await expect.element(button('I don’t have a wallet')).toBeVisible()
  })

  test('asks for a pairing code only when the visitor points at pairing, and shows it beside the list', async () => {
    const { modal, adapter } = await openModal()
    const connected = Promise.withResolvers<ReturnType<typeof connectedAccount>>()
    adapter.answers.connect = () => connected.promise
    adapter.setConnectors([pairing, wallet('io.one', 'One')])
    await button('One').hover()
    expect(modal.state.request.current.status).toBe('idle')
    await button('WalletConnect').hover()
    await expect.poll(() => modal.state.request.current.status).toBe('pending')
    modal.pairing.state.current = { status: 'waiting', uri: 'wc:1', expiresAt: Date.now() + 300_000 }
    await expect.element(aside('Scan with your phone').getByRole('img', { name: /QR code/ })).toBeVisible()
    expect(modal.state.router.route.view).toBe('Connect')
    await expectNoAxeViolations()
    connected.resolve(connectedAccount())
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(modal.state.router.open).toBe(false)
  })

  test('says again what a wallet is once the modal was closed over a pairing code', async () => {
    const { modal, adapter } = await openModal()
    adapter.answers.connect = () => new Promise(() => {})
    adapter.setConnectors([pairing, wallet('io.one', 'One')])
    // The pointer may be where the row appears.
    await button('One').hover()
    await button('WalletConnect').hover()
    await expect.element(aside('Scan with your phone')).toBeVisible()
    await button('One').hover()
    close(modal)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    open(modal)
    await expect.element(aside('What is a wallet?')).toBeVisible()
    expect(modal.state.request.current.status).toBe('idle')
  })
})

test('is drawn again by the next open, with what has changed since', async () => {
  const { modal, adapter, element } = await openModal()
  const view = element.renderRoot.querySelector('fy-connect-view')
  await expect.element(button('One')).toBeVisible()
  close(modal)
  await expect.poll(() => view?.isConnected).toBe(false)
  adapter.setConnectors([wallet('io.three', 'Three')])
  modal.options.update({ excludeWallets: ['MetaMask'] })
  open(modal)
  await expect.element(button('Three')).toBeVisible()
  await expect.poll(rows).toEqual(['Three', 'Trust', 'Binance Wallet', 'OKX Wallet'])
  expect(element.renderRoot.querySelector('fy-connect-view')).toBe(view)
  await expectFocus(page.getByRole('heading', { name: 'Connect Wallet' }))
})

test('prepares a pairing each time that it opens on a phone', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile')
  const { modal } = mountModal()
  const prepare = vi.fn(async () => {})
  modal.pairing.setSource({ connectorId: 'walletConnect', prepare } as never)
  open(modal)
  await expect.poll(() => prepare.mock.calls.length).toBe(1)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  close(modal)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  open(modal)
  await expect.poll(() => prepare.mock.calls.length).toBe(2)
})

test('fills the list up to four with recommended wallets and their images', async () => {
  await openModal()
  await expect.poll(rows).toEqual(['One', 'Two', 'MetaMask', 'Trust'])
  await expect
    .poll(() => button('MetaMask').element().querySelector('fy-wallet-icon')?.src)
    .toMatch(/^data:image\/svg\+xml,/)
})

test('follows a change of options while it is open', async () => {
  const { modal } = await openModal()
  modal.options.update({
    featuredWallets: ['io.rabby'],
    excludeWallets: ['one', 'MetaMask'],
    customWallets: [{ id: 'mine', name: 'Mine' }],
  })
  await expect.poll(rows).toEqual(['Two', 'Rabby Wallet', 'Mine'])
})

test('shows the ways to connect that connectMethodsOrder names', async () => {
  const { modal } = await openModal()
  const login = { id: 'login', name: 'Login', type: 'AUTH', methods: ['email'], installed: false } as const
  modal.connectors.set('eip155', [login, wallet('io.one', 'One')])
  await expect.poll(rows).toEqual(['One', 'MetaMask', 'Trust'])
  modal.options.update({ connectMethodsOrder: ['email'] })
  await expect.element(button('All wallets')).not.toBeInTheDocument()
  await expect.poll(rows).toEqual([])
  modal.options.update({ connectMethodsOrder: ['email', 'wallet'] })
  await expect.element(button('One')).toBeVisible()
})

test('shows how to get a wallet that is not installed', async () => {
  const { modal } = await openModal()
  await button('MetaMask').click()
  expect(modal.state.router.route).toEqual({ view: 'WalletDetails', walletId: 'metamask' })
  await expect.element(page.getByRole('link', { name: 'Chrome Web Store' })).toBeVisible()
})

test('says Get of a wallet that has to be installed, and nothing where it can be paired', async () => {
  const { adapter } = await openModal()
  await expect.element(button('MetaMask')).toHaveAccessibleDescription('Get')
  adapter.setConnectors([{ ...wallet('walletConnect', 'WalletConnect'), type: 'WALLET_CONNECT' }])
  await expect.element(button('MetaMask')).not.toHaveAccessibleDescription()
})

test('links to all wallets and to what a wallet is', async () => {
  const { modal } = await openModal()
  await button('All wallets').click()
  expect(modal.state.router.route).toEqual({ view: 'AllWallets' })
  await button('Back').click()
  await button('I don’t have a wallet').click()
  expect(modal.state.router.route).toEqual({ view: 'WhatIsAWallet' })
})

test('adds a wallet that announces itself late', async () => {
  const { adapter } = await openModal()
  adapter.setConnectors([wallet('io.three', 'Three')])
  await expect.element(button('Three')).toBeVisible()
})

test('draws a hostile wallet as text and a letter', async () => {
  const { adapter } = await openModal()
  const name = '<img src=x onerror=alert(1)>'
  adapter.setConnectors([{ ...wallet('io.evil', name), icon: 'javascript:alert(1)' }])
  await expect.element(button(name)).toBeVisible()
  expect(page.getByRole('listitem').getByRole('img').elements()).toEqual([])
})

test('shows the rdns of two wallets with the same name', async () => {
  const { adapter } = await openModal()
  adapter.setConnectors([wallet('io.real', 'Real'), wallet(`io.${'evil'.repeat(20)}`, 'Real')])
  await expect.element(button('Real io.real')).toBeVisible()
  const evil = page.getByRole('button', { name: /Real io\.evil/ })
  await expect.element(evil).toBeVisible()
  const { scrollWidth, clientWidth } = evil.element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  adapter.setConnectors([wallet('io.real', 'Real')])
  await expect.element(page.getByText('io.real')).not.toBeInTheDocument()
})

test('shows a letter when an icon fails to load', async () => {
  const { adapter } = await openModal()
  adapter.setConnectors([{ ...wallet('io.zed', 'zed'), icon: 'data:image/png;base64,AAAA' }])
  await expect.element(page.getByRole('listitem').getByText('Z', { exact: true })).toBeVisible()
})

test('reaches a wallet from the heading with the keyboard alone', async () => {
  const { modal, adapter } = await openModal()
  adapter.answers.connect = () => new Promise(() => {})
  await userEvent.tab()
  await expectFocus(button('Close'))
  await userEvent.tab()
  await expectFocus(button('One'))
  await userEvent.keyboard('{Enter}')
  expect(modal.state.router.route).toEqual({ view: 'ConnectingExternal', connectorId: 'io.one' })
})

test('recommends four wallets when none is installed', async () => {
  const { adapter } = await openModal()
  adapter.setConnectors([])
  await expect.poll(rows).toEqual(['MetaMask', 'Trust', 'Binance Wallet', 'OKX Wallet'])
})

test('explains what to do without a wallet and without the list', async () => {
  const { adapter, modal } = await openModal()
  await modal.wallets.load()
  adapter.setConnectors([])
  modal.wallets.state.known = []
  await expect.element(page.getByText('No wallet found')).toBeVisible()
  await expect.element(button('Reload page')).toBeVisible()
  await expect.element(button('All wallets')).toBeVisible()
  await expectNoAxeViolations()
})

test('shows a legal footer with the links that are set', async () => {
  const { modal } = await openModal()
  expect(page.getByText(/By connecting/).query()).toBeNull()
  modal.options.update({ termsUrl: 'https://example.org/terms', privacyUrl: 'https://example.org/privacy' })
  await expect
    .element(page.getByRole('link', { name: 'Terms of Service' }))
    .toHaveAttribute('href', 'https://example.org/terms')
  await expect.element(page.getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
  await expect
    .element(
      page.getByText('By connecting a wallet you agree to the Terms of Service and the Privacy Policy.'),
    )
    .toBeVisible()
  modal.options.update({ termsUrl: undefined })
  await expect
    .element(page.getByText('By connecting a wallet you agree to the Privacy Policy.'))
    .toBeVisible()
})

test('shows the dapp’s own legal sentence, with links only where it has addresses', async () => {
  const { modal } = await openModal({ termsUrl: 'https://example.org/terms' })
  modal.options.update({ legalText: 'Buyers accept <b>the {terms}</b>, and {privacy}.' })
  await expect
    .element(page.getByText('Buyers accept <b>the Terms of Service</b>, and Privacy Policy.'))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Terms of Service' }))
    .toHaveAttribute('href', 'https://example.org/terms')
  expect(page.getByRole('link', { name: 'Privacy Policy' }).query()).toBeNull()
})

test('has targets at least 44 px high', async () => {
  await openModal()
  await settled()
  for (const element of page.getByRole('dialog').getByRole('button').elements())
    expect(element.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})
