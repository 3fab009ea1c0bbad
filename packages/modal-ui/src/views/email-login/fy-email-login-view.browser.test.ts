import { close } from '@foyer/modal-core'
import {
  ADDRESS,
  bsc,
  connected,
  createFakeAdapter,
  createFakeLogin,
  loginConnector,
  solana,
} from '@foyer/modal-core/test'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, dialog, expectFocus, openModal } from '../../test/mountModal.ts'
import { openLogin } from '../../test/openLogin.ts'

const EMAIL = 'ada@example.org'
const mail = { email: EMAIL, retryAt: 0, isResending: false }
const address = () => page.getByRole('textbox', { name: 'Email address' })
const code = () => page.getByRole('textbox', { name: 'Code from the email' })

test('prepares the login when the field gets the focus, and starts it with the address', async () => {
  const login = createFakeLogin()
  Object.assign(login.flow, { prepare: vi.fn(), start: vi.fn() })
  await openLogin({ login })
  await expect.element(address()).toBeVisible()
  await address().fill(EMAIL)
  await vi.waitFor(() => expect(login.flow.prepare).toHaveBeenCalled())
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(login.flow.start).toHaveBeenCalledExactlyOnceWith(EMAIL))
})

test('connects to the wallet’s site while the view is open, and asks it for nothing', async () => {
  const { modal } = await openLogin()
  const connections = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=preconnect]')].map(({ href }) => href)
  await expect.element(address()).toBeVisible()
  expect(connections()).toEqual(['https://wallet.example/'])
  close(modal)
  await expect.poll(connections).toEqual([])
})

test('shows Please enter a valid email address at the field', async () => {
  await openLogin()
  await address().fill('ada')
  await button('Continue').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please enter a valid email address')
  await expectFocus(address())
  await expect.element(address()).toHaveAccessibleDescription('Please enter a valid email address')
})

test('tells both emails beforehand, in the order in which they come', async () => {
  await openLogin()
  await expect.element(page.getByText(/^We’ll email you a link .+, then a login code\./)).toBeVisible()
})

test('asks for the link, with the countdown of another e-mail', async () => {
  const { login } = await openLogin()
  login.state.current = { status: 'waitingForLink', ...mail, retryAt: Date.now() + 20_500 }
  await expect.element(page.getByText('Open the link in your email')).toBeVisible()
  await expect.element(button(/^Send again in \d{1,2} s$/)).toBeDisabled()
  login.flow.resend = vi.fn(async () => {})
  login.state.current = { status: 'waitingForLink', ...mail }
  await button('Send again').click()
  expect(login.flow.resend).toHaveBeenCalledOnce()
})

test('says with the link that this browser keeps no login', async () => {
  const { login } = await openLogin()
  const said = page.getByText(/stores nothing/)
  login.state.current = { status: 'waitingForLink', ...mail }
  await expect.element(page.getByText('Open the link in your email')).toBeVisible()
  expect(said.query()).toBeNull()
  login.state.keepsNothing = true
  await expect.element(said).toBeVisible()
})

test('takes a one-time code: six digits, pasted with spaces, sent at once', async () => {
  const { login } = await openLogin()
  login.flow.enterCode = vi.fn(async () => {})
  await expect.element(address()).toBeVisible()
  login.state.current = { status: 'waitingForCode', ...mail }
  await expect.element(code()).toBeVisible()
  await expectFocus(code())
  await expect.element(code()).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(code()).toHaveAttribute('inputmode', 'numeric')
  await code().fill('123 45')
  await expect.element(code()).toHaveValue('12345')
  expect(login.flow.enterCode).not.toHaveBeenCalled()
  await code().fill('123 456 789')
  await vi.waitFor(() => expect(login.flow.enterCode).toHaveBeenCalledExactlyOnceWith('123456'))
})

test('says of a test account that it is one, and that nothing is mailed', async () => {
  const { login } = await openLogin()
  const test = page.getByText('Test', { exact: true })
  login.state.current = { status: 'waitingForCode', ...mail, email: 'ada@test.example.org' }
  await expect.element(code()).toBeVisible()
  expect(test.query()).toBeNull()
  login.state.current = { status: 'waitingForLink', ...mail, email: 'ada@dapp.test' }
  await expect.element(test).toBeVisible()
  expect(page.getByText('Open the link in your email').query()).toBeNull()
  login.state.current = { status: 'waitingForCode', ...mail, email: 'ada@dapp.test' }
  await expect.element(code()).toBeVisible()
  await expect.element(test).toBeVisible()
  await expect.element(page.getByText(/nothing is mailed/)).toBeVisible()
  expect(page.getByText(/We sent/).query()).toBeNull()
  login.state.current = { status: 'idle', email: 'ada@dapp.test', retryAt: 0, error: 'testAccount' }
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This app does not allow this test account.')
})

test('shows each digit in a cell, of one field', async () => {
  const { login } = await openLogin()
  login.flow.enterCode = vi.fn(async () => {})
  login.state.current = { status: 'waitingForCode', ...mail }
  await code().fill('123')
  const cells = () => [...(code().element().parentElement?.querySelectorAll('.cell') ?? [])]
  await vi.waitFor(() =>
    expect(cells().map((cell) => cell.textContent?.trim())).toEqual(['1', '2', '3', '', '', '']),
  )
  expect(cells()[3]?.classList.contains('next')).toBe(true)
  expect(page.getByRole('textbox').elements()).toHaveLength(1)
})

test('has the focus in the first field, where the pointer is fine', async () => {
  const { modal } = await openLogin()
  await expect.element(address()).toBeVisible()
  const { route } = modal.state.router
  modal.router.pop()
  await expect.element(button('One')).toBeVisible()
  modal.router.push(route)
  await expectFocus(address())
})

test('says that it is busy from the press on, while the wallet still loads', async () => {
  const { login } = await openLogin()
  const loaded = Promise.withResolvers<void>()
  login.flow.start = () => loaded.promise
  await address().fill(EMAIL)
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Loading…')).toBeDisabled()
  loaded.resolve()
  await expect.element(button('Continue')).toBeEnabled()
})

test('says that a new device takes two steps, and of a known one nothing', async () => {
  const { login } = await openLogin()
  login.state.isNewDevice = true
  login.state.current = { status: 'waitingForLink', ...mail }
  await expect.element(page.getByText('Step 1 of 2')).toBeVisible()
  await expect.element(page.getByText('Next, you enter a code from a second email.')).toBeVisible()
  login.state.current = { status: 'waitingForCode', ...mail }
  await expect.element(page.getByText('Step 2 of 2')).toBeVisible()
  login.state.isNewDevice = false
  await expect.element(page.getByText('Step 2 of 2')).not.toBeInTheDocument()
})

test('shows a wallet that is new, with its address, and has it offer a backup, or leads to its page where that fails', async () => {
  const { modal, login } = await openLogin()
  Object.assign(login.state, {
    secureSite: 'https://wallet.example',
    user: { email: 'ada+1@example.org', accounts: [{ address: ADDRESS, type: 'eoa' }] },
  })
  login.state.current = { status: 'ready', email: EMAIL, retryAt: 0 }
  await expect.element(page.getByText('Your wallet is ready')).toBeVisible()
  await expect.element(page.getByText(ADDRESS)).toBeVisible()
  login.flow.saveBackup = () => Promise.reject(new Error('Requested RPC call is not allowed'))
  await button('Save a backup of your wallet').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('No backup was saved here.')
  await expect
    .element(page.getByRole('link', { name: 'Wallet settings' }))
    .toHaveAttribute('href', 'https://wallet.example/#email=ada%2B1%40example.org')
  await button('Not now').click()
  expect(modal.state.router.open).toBe(false)
})

test('shows the address of a new wallet in the namespace that the dapp has connected', async () => {
  const SOLANA_ADDRESS = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
  const adapter = createFakeAdapter({ namespace: 'solana', connectors: [loginConnector] })
  const { login } = await openLogin({ networks: [solana, bsc], defaultNetwork: solana, adapter })
  Object.assign(login.state, { user: { email: EMAIL, accounts: [{ address: ADDRESS, type: 'eoa' }] } })
  adapter.report(
    connected({
      connectorId: loginConnector.id,
      address: SOLANA_ADDRESS,
      addresses: [SOLANA_ADDRESS],
      chainId: solana.id,
    }),
  )
  login.state.current = { status: 'ready', email: EMAIL, retryAt: 0 }
  await expect.element(page.getByText(SOLANA_ADDRESS)).toBeVisible()
  await expect.element(page.getByText(ADDRESS)).not.toBeInTheDocument()
})

test('is done with a wallet that is new once its backup is saved, and stays where its user declines', async () => {
  const { modal, login } = await openLogin()
  Object.assign(login.state, { user: { email: EMAIL, accounts: [{ address: ADDRESS, type: 'eoa' }] } })
  login.state.current = { status: 'ready', email: EMAIL, retryAt: 0 }
  const save = button('Save a backup of your wallet')
  login.flow.saveBackup = () => Promise.reject(Object.assign(new Error('declined'), { code: 4001 }))
  await save.click()
  await vi.waitFor(() => expect(login.state.backup).toBeUndefined())
  await expect.element(save).toBeVisible()
  expect(page.getByRole('alert').query()?.textContent?.trim() ?? '').toBe('')
  login.flow.saveBackup = async () => {}
  await save.click()
  await vi.waitFor(() => expect(modal.state.router.open).toBe(false))
})

test('empties the field after a wrong code', async () => {
  const { login } = await openLogin()
  login.state.current = { status: 'waitingForCode', ...mail }
  login.flow.enterCode = async () => {
    login.state.current = { status: 'waitingForCode', ...mail, error: 'wrongCode' }
  }
  await code().fill('111111')
  await expect.element(page.getByRole('alert')).toMatchTextContent('This code is wrong.')
  await expect.element(code()).toHaveValue('')
  await expectFocus(code())
})

test.each([
  ['cooldown', /Please try again after \d+ seconds/],
  ['load', 'Email login couldn’t load. Check your connection or ad blocker, then try again.'],
  ['expiredCode', 'This code has expired'],
  ['tries', 'Too many wrong codes'],
  ['unreadable', 'An error occurred'],
  ['failed', 'Something went wrong'],
] as const)('says what went wrong: %s', async (error, text) => {
  const { login } = await openLogin()
  login.state.current = { status: 'waitingForCode', ...mail, retryAt: Date.now() + 25_000, error }
  await expect.element(page.getByRole('alert')).toMatchTextContent(text)
})

test('goes back to the address for another one', async () => {
  const { login } = await openLogin()
  login.flow.reset = () => {
    login.state.current = { status: 'idle', email: '', retryAt: 0 }
  }
  login.state.current = { status: 'waitingForCode', ...mail }
  await button('Use another email address').click()
  await expectFocus(address())
})

test('cuts an address of more than 30 characters with an ellipsis', async () => {
  const { login } = await openLogin()
  login.state.current = { status: 'waitingForCode', ...mail, email: 'abcdefghijklmnopqrstuvwxyz@example.org' }
  await expect.element(page.getByText('abcdefghijklmnopqrstuvwxyz@exa…')).toBeVisible()
})

test('connects again when connecting has failed', async () => {
  const { modal, adapter, login } = await openLogin({
    login: createFakeLogin({ current: { status: 'connecting', email: EMAIL, retryAt: 0 } }),
  })
  adapter.answers.connect = vi.fn(() => Promise.reject(new Error('away')))
  await button('Try again').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Your wallet could not be opened.')
  expect(login.state.current.status).toBe('connecting')
  expect(modal.state.router.route.view).toBe('EmailLogin')
})

test('is reached from Connect', async () => {
  const login = createFakeLogin()
  const { adapter } = await openModal({ features: [login.feature] })
  await expect.element(button('One')).toBeVisible()
  await expect.element(button('Continue with email')).not.toBeInTheDocument()
  const { loginConnector } = await import('@foyer/modal-core/test')
  adapter.setConnectors([loginConnector])
  await button('Continue with email').click()
  await expect.element(dialog()).toHaveAccessibleName('Log in with email')
})
