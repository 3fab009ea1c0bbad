import { open } from '@foyer/modal-core'
import { connected, createFakeAdapter, createFakeLogin, loginConnector } from '@foyer/modal-core/test'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, dialog, expectFocus, mountModal } from '../../test/mountModal.ts'

const [OLD, NEW] = ['ada@example.org', 'ada@example.com']
const address = () => page.getByRole('textbox', { name: 'New email address' })
const code = () => page.getByRole('textbox', { name: 'Code from the email' })

async function openUpdate(parameters: Parameters<typeof mountModal>[0] = {}) {
  const login = createFakeLogin({ user: { email: OLD, accounts: [] } })
  const adapter = createFakeAdapter({ connectors: [loginConnector] })
  const mounted = mountModal({ adapter, features: [login.feature], ...parameters })
  adapter.report(connected({ connectorId: loginConnector.id }))
  await open(mounted.modal, { view: 'UpdateEmailWallet' })
  await expect.element(dialog()).toHaveAccessibleName('Email address')
  return { ...mounted, login }
}

test('shows the address that the user has, and starts with another one', async () => {
  const { login } = await openUpdate()
  login.flow.startEmailUpdate = vi.fn(async () => {})
  await expect.element(page.getByText(OLD)).toBeVisible()
  await address().fill('ada')
  await button('Continue').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please enter a valid email address')
  await expectFocus(address())
  await address().fill(NEW)
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(login.flow.startEmailUpdate).toHaveBeenCalledExactlyOnceWith(NEW))
})

test('asks for the mails of the old mailbox, then of the new one, and sends a code that is complete', async () => {
  const { login } = await openUpdate()
  login.flow.enterUpdateCode = vi.fn(async () => {})
  login.state.emailUpdate = { status: 'primary', email: NEW }
  await expect.element(page.getByText(/^We sent two emails to ada@example.org\./)).toBeVisible()
  await expectFocus(code())
  await code().fill('123 456 789')
  await vi.waitFor(() => expect(login.flow.enterUpdateCode).toHaveBeenCalledExactlyOnceWith('123456'))
  await expect.element(code()).toHaveValue('')
  login.state.emailUpdate = { status: 'secondary', email: NEW }
  await expect.element(page.getByText(/^We sent two emails to ada@example.com\./)).toBeVisible()
  await expectFocus(code())
  login.state.emailUpdate = { status: 'verifyingSecondary', email: NEW }
  await expect.element(page.getByRole('status')).toMatchTextContent('If you have not opened the link yet')
  login.state.emailUpdate = { status: 'done', email: NEW }
  await expect.element(page.getByText(/^You now log in with ada@example.com\./)).toBeVisible()
})

test('asks the user of a provider for codes alone', async () => {
  const { login } = await openUpdate()
  login.state.provider = 'github'
  login.state.emailUpdate = { status: 'secondary', email: NEW }
  await expect.element(page.getByText(`We sent a code to ${NEW}.`)).toBeVisible()
})

test.each([
  ['cooldown', 'Please try again after 17 seconds'],
  ['sameEmail', 'This is already your address.'],
  ['takenEmail', 'This address already has a wallet.'],
  ['changeRejected', 'The change was rejected in the email.'],
] as const)('says what went wrong: %s', async (error, text) => {
  const { login } = await openUpdate()
  login.state.emailUpdate = { status: 'idle', email: NEW, error, seconds: 17 }
  await expect.element(page.getByRole('alert')).toMatchTextContent(text)
  await expect.element(address()).toHaveValue(NEW)
})

test('goes back to the address for another one', async () => {
  const { login } = await openUpdate()
  login.flow.resetEmailUpdate = () => {
    login.state.emailUpdate = undefined
  }
  login.state.emailUpdate = { status: 'primary', email: NEW }
  await button('Use another email address').click()
  await expectFocus(address())
})

test('is reached from the wallets of who has logged in by e-mail or at a provider, and of nobody else', async () => {
  const login = createFakeLogin({ user: { email: OLD, accounts: [] } })
  const adapter = createFakeAdapter({ connectors: [loginConnector] })
  const { modal } = mountModal({ adapter, features: [login.feature] })
  adapter.report(connected())
  await open(modal, { view: 'UpdateEmailWallet' })
  expect(modal.state.router.route.view).toBe('Account')
  modal.router.push({ view: 'ProfileWallets' })
  await expect.element(page.getByRole('heading', { name: 'Your wallets' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Email address/ })).not.toBeInTheDocument()
  adapter.report(connected({ connectorId: loginConnector.id }))
  await page.getByRole('button', { name: /^Email address\s*ada@example.org$/ }).click()
  expect(modal.state.router.route.view).toBe('UpdateEmailWallet')
})
