import { open, type SocialErrorCode } from '@foyer/modal-core'
import { createFakeAdapter, createFakeLogin, loginConnector } from '@foyer/modal-core/test'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, mountModal } from '../../test/mountModal.ts'

async function setup() {
  const login = createFakeLogin({ socialProviders: ['google', 'discord'] })
  const adapter = createFakeAdapter({ connectors: [{ ...loginConnector, methods: ['email', 'social'] }] })
  const mounted = mountModal({ adapter, features: [login.feature] })
  const opened = vi.spyOn(window, 'open').mockImplementation(() => ({ close() {} }) as Window)
  onTestFinished(() => opened.mockRestore())
  await open(mounted.modal)
  return { ...mounted, login, opened }
}

test('is reached from Connect, with a popup that opens at the click', async () => {
  const { modal, opened } = await setup()
  await expect.element(page.getByRole('group', { name: 'Or log in with' })).toBeVisible()
  // The mark is beside the name, and no part of it.
  await vi.waitFor(() => expect(button('Google').element().querySelector('path')).not.toBeNull())
  await button('Google').click()
  expect(opened).toHaveBeenCalledOnce()
  await expect.element(dialog()).toHaveAccessibleName('Google')
  await expect.element(page.getByText(/Continue in the Google window/)).toBeVisible()
  modal.router.pop()
  await expect.element(button('Discord')).toBeVisible()
})

test('shows no button of a provider that the server turns off', async () => {
  const { modal } = await setup()
  await expect.element(button('Google')).toBeVisible()
  modal.wallets.state.features.socialLogin = ['email', 'discord']
  await expect.element(button('Google')).not.toBeInTheDocument()
  await expect.element(button('Discord')).toBeVisible()
})

const problems: [SocialErrorCode, string][] = [
  ['blocked', 'Your browser blocked the popup.'],
  ['closed', 'Popup closed'],
  ['refused', 'Connection rejected'],
  ['initiate', 'Failed to initiate social connection'],
  ['recovery', 'Recovery service unavailable'],
]

test('says what is wrong, and opens the popup again at a click', async () => {
  const { login, opened } = await setup()
  await button('Google').click()
  for (const [index, [error, text]] of problems.entries()) {
    login.state.social = { status: 'failed', provider: 'google', error }
    await expect.element(page.getByRole('alert').getByText(new RegExp(text))).toBeVisible()
    await button('Open the window again').click()
    expect(opened).toHaveBeenCalledTimes(index + 2)
    await expect.element(page.getByText(/Continue in the Google window/)).toBeVisible()
  }
})

test('opens the popup again at a click from the start, until the login goes on without it', async () => {
  const { login, opened } = await setup()
  await button('Google').click()
  await button('Open the window again').click()
  expect(opened).toHaveBeenCalledTimes(2)
  await expect.element(page.getByText(/Continue in the Google window/)).toBeVisible()
  login.state.social = { status: 'verifying', provider: 'google' }
  await expect.element(button('Open the window again')).not.toBeInTheDocument()
})
