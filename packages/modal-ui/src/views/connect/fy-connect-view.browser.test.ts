import { wallet } from '@foyer/modal-core/test'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, expectFocus, expectNoAxeViolations, openModal } from '../../test/mountModal.ts'

test('default: lists the wallets', async () => {
  await openModal()
  await expect.element(button('One')).toHaveAccessibleDescription('Installed')
  await expect.element(button('Two')).toBeVisible()
})

test('behavior: the wallet used last comes first and says so', async () => {
  const { modal } = await openModal()
  modal.connectors.setRecent('io.two')
  await expect.element(button('Two')).toHaveAccessibleDescription('Recent')
  const names = page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent?.trim().split(/\s/)[0])
  expect(names).toHaveLength(2)
  expect(page.getByRole('listitem').first().element().textContent).toContain('Two')
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

test('behavior: without a wallet it says what to do', async () => {
  const { adapter } = await openModal()
  adapter.setConnectors([])
  await expect.element(page.getByText('No wallet found')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Get a wallet' }))
    .toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(button('Reload page')).toBeVisible()
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

test('behavior: help for a wallet that is not listed', async () => {
  await openModal()
  await page.getByText('My wallet is not listed').click()
  await expect.element(page.getByText(/Make sure its extension is installed/)).toBeVisible()
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
