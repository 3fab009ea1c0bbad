import { type FarcasterErrorCode, open } from '@foyer/modal-core'
import { createFakeAdapter, createFakeLogin, loginConnector } from '@foyer/modal-core/test'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, dialog, mountModal } from '../../test/mountModal.ts'

const url = 'https://farcaster.xyz/~/siwf?channelToken=1234'

async function setup() {
  const login = createFakeLogin({ socialProviders: ['google', 'farcaster'] })
  const adapter = createFakeAdapter({ connectors: [{ ...loginConnector, methods: ['email', 'social'] }] })
  const started = vi.fn(async () => {})
  login.flow.startFarcaster = started
  const mounted = mountModal({ adapter, features: [login.feature] })
  await open(mounted.modal)
  await button('Farcaster').click()
  return { ...mounted, login, started }
}

test('is reached from Connect, and shows the address as a code and as a link', async () => {
  const { modal, login, started } = await setup()
  expect(started).toHaveBeenCalledOnce()
  await expect.element(dialog()).toHaveAccessibleName('Farcaster')
  await expect.element(button('Open Farcaster')).toBeDisabled()
  login.state.farcaster = { status: 'waiting', url }
  const link = page.getByRole('link', { name: 'Open Farcaster' })
  await expect.element(link).toHaveAttribute('href', url)
  await expect.element(page.getByRole('img', { name: 'QR code for the Farcaster app' })).toBeVisible()
  const view = link.element().getRootNode() as ShadowRoot
  for (let presses = 0; presses < 6 && view.activeElement === null; presses++)
    await userEvent.keyboard('{Tab}')
  expect(view.activeElement).toBe(link.element())
  modal.router.pop()
  await expect.element(button('Google')).toBeVisible()
})

const problems: [FarcasterErrorCode, string][] = [
  ['farcaster', 'Failed to connect to farcaster'],
  ['refused', 'Connection rejected'],
  ['recovery', 'Recovery service unavailable'],
  ['timeout', 'This took too long'],
]

test('says what is wrong, and asks for another address at a click', async () => {
  const { login, started } = await setup()
  for (const [index, [error, text]] of problems.entries()) {
    login.state.farcaster = { status: 'failed', error }
    await expect.element(page.getByRole('alert').getByText(new RegExp(text))).toBeVisible()
    await button('Try again').click()
    expect(started).toHaveBeenCalledTimes(index + 2)
    expect(login.state.farcaster).toEqual({ status: 'preparing' })
  }
})

test('shows no button where the server turns it off', async () => {
  const { modal } = await setup()
  modal.router.pop()
  modal.wallets.state.features.socialLogin = ['email', 'google']
  await expect.element(button('Google')).toBeVisible()
  await expect.element(button('Farcaster')).not.toBeInTheDocument()
})
