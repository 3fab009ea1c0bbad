import { rememberConnector, wallet } from '@foyer/modal-core/test'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, expectFocus, expectNoAxeViolations, openModal } from '../../test/mountModal.ts'

test('default: lists the wallets', async () => {
  await openModal()
  await expect.element(button('One')).toHaveAccessibleDescription('Installed')
  await expect.element(button('Two')).toBeVisible()
})

/** The names of the rows, from the top. */
const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('.grow')?.textContent)

test('behavior: the wallet used last comes first and says so', async () => {
  const { modal } = await openModal()
  rememberConnector(modal, 'io.two')
  await expect.element(button('Two')).toHaveAccessibleDescription('Recent')
  await expect.poll(rows).toEqual(['Two', 'One', 'MetaMask', 'Trust'])
})

test('behavior: recommended wallets stand below, with pictures, and fill up to 4', async () => {
  await openModal()
  await expect.poll(rows).toEqual(['One', 'Two', 'MetaMask', 'Trust'])
  await expect
    .poll(() => button('MetaMask').element().querySelector('fy-wallet-icon')?.src)
    .toMatch(/^data:image\/svg\+xml,/)
})

test('behavior: options change the list while it is open', async () => {
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

test('behavior: a wallet that is not here leads to how to get it, never to a dead end', async () => {
  const { modal } = await openModal()
  await button('MetaMask').click()
  expect(modal.state.router.route).toEqual({ view: 'WalletDetails', walletId: 'metamask' })
  await expect.element(page.getByRole('link', { name: 'Chrome Web Store' })).toBeVisible()
})

test('behavior: leads to all wallets, and to what a wallet is', async () => {
  const { modal } = await openModal()
  await button('All wallets').click()
  expect(modal.state.router.route).toEqual({ view: 'AllWallets' })
  await button('Back').click()
  await button('I don’t have a wallet').click()
  expect(modal.state.router.route).toEqual({ view: 'WhatIsAWallet' })
})

test('behavior: a wallet that announces itself late appears', async () => {
  const { adapter } = await openModal()
  adapter.setConnectors([wallet('io.three', 'Three')])
  await expect.element(button('Three')).toBeVisible()
})

test('behavior: a hostile wallet is text and a letter', async () => {
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

test('behavior: an icon that does not load becomes a letter', async () => {
  const { adapter } = await openModal()
  adapter.setConnectors([{ ...wallet('io.zed', 'zed'), icon: 'data:image/png;base64,AAAA' }])
  await expect.element(page.getByRole('listitem').getByText('Z', { exact: true })).toBeVisible()
})

test('behavior: keyboard only, from the heading to a wallet', async () => {
  const { modal, adapter } = await openModal()
  adapter.answers.connect = () => new Promise(() => {})
  await userEvent.tab()
  await expectFocus(button('Close'))
  await userEvent.tab()
  await expectFocus(button('One'))
  await userEvent.keyboard('{Enter}')
  expect(modal.state.router.route).toEqual({ view: 'ConnectingExternal', connectorId: 'io.one' })
})

test('behavior: without a wallet it recommends four', async () => {
  const { adapter } = await openModal()
  adapter.setConnectors([])
  await expect.poll(rows).toEqual(['MetaMask', 'Trust', 'Binance Wallet', 'OKX Wallet'])
  await expectNoAxeViolations()
})

test('behavior: without a wallet and without the list it says what to do', async () => {
  const { adapter, modal } = await openModal()
  await modal.wallets.load()
  adapter.setConnectors([])
  modal.wallets.state.known = []
  await expect.element(page.getByText('No wallet found')).toBeVisible()
  await expect.element(button('Reload page')).toBeVisible()
  await expect.element(button('All wallets')).toBeVisible()
  await expectNoAxeViolations()
})

test('behavior: a legal footer with the links that are set', async () => {
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

test.each([
  ['dark', 'en'],
  ['light', 'zh-CN'],
] as const)('behavior: axe finds nothing, %s %s', async (themeMode, locale) => {
  await openModal({ themeMode, locale, termsUrl: 'https://example.org/terms' })
  await expectNoAxeViolations()
})

test('behavior: every target is at least 44 px high', async () => {
  await openModal()
  for (const element of page.getByRole('dialog').getByRole('button').elements())
    expect(element.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})
