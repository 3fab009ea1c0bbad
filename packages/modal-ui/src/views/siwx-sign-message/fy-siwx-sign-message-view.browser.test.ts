import { selectRows } from '@foyer/harness/full'
import {
  bsc,
  connected,
  createFakeAdapter,
  createFakeSiwx,
  mainnet,
  SIGNATURE,
  signInSession,
} from '@foyer/modal-core/test'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, dialog, expectFocus, mountModal, openModal } from '../../test/mountModal.ts'
import { settled } from '../../test/settled.ts'

type SetupParameters = Parameters<typeof createFakeSiwx>[0] & Parameters<typeof mountModal>[0]

/** A wallet has just been connected, and there is no session. */
async function openSigning({ required, sessions, ...parameters }: SetupParameters = {}) {
  const fake = createFakeSiwx({ required, sessions })
  const mounted = await openModal({ siwx: fake.feature, networks: [bsc], ...parameters })
  await button('One').click()
  await expect.element(page.getByText(`Sign in to ${location.hostname}`)).toBeVisible()
  return { ...mounted, ...fake }
}

const says = (text: string | RegExp) => expect.element(page.getByRole('status')).toMatchTextContent(text)

test('asks, signs and closes', async () => {
  const { sessions } = await openSigning()
  await expect.element(dialog()).toHaveAccessibleName('Sign in')
  await says('Sign a message to prove that this account is yours.')
  await button('Sign').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(sessions).toHaveLength(1)
})

test('signs in with the keyboard only, from the wallet to the signature', async () => {
  const { sessions } = await openSigning()
  await expectFocus(page.getByRole('heading', { name: 'Sign in' }))
  for (const name of ['Close', 'Disconnect', 'Sign']) {
    await userEvent.tab()
    await expectFocus(button(name))
  }
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(sessions).toHaveLength(1)
})

const pairing = { id: 'pairing', name: 'WalletConnect', type: 'WALLET_CONNECT', installed: true } as const

test('uses the name that a paired wallet gives itself', async () => {
  const { modal, adapter } = mountModal({
    adapter: createFakeAdapter({ connectors: [pairing] }),
    networks: [bsc],
    siwx: createFakeSiwx().feature,
  })
  modal.pairing.state.wallet = { name: 'Elsewhere', imageUrl: undefined }
  adapter.answers.signMessage = () => new Promise(() => {})
  adapter.report(connected({ connectorId: pairing.id }))
  await button('Sign').click()
  await says('Continue in Elsewhere')
})

test('shows that the wallet is asked, then Authenticating...', async () => {
  const { adapter, answers } = await openSigning()
  const signature = Promise.withResolvers<string>()
  const stored = Promise.withResolvers<void>()
  adapter.answers.signMessage = () => signature.promise
  answers.addSession = () => stored.promise
  await button('Sign').click()
  await says('Continue in One')
  signature.resolve(SIGNATURE)
  await says('Authenticating...')
  await expect.element(button('Try again')).toBeDisabled()
  await expect.element(button('Disconnect')).toBeEnabled()
  stored.resolve()
  await expect.element(dialog()).not.toBeInTheDocument()
})

const PROBLEMS = [
  [{ code: 4001 }, 'Error signing message', 'You declined the request.'],
  [{ code: -32002 }, 'Error signing message', 'answer the request that is already there'],
  [new Error('locked'), 'Error signing message', 'Unlock it and try again.'],
  [new Error('Requested RPC call is not allowed'), 'Action not allowed', 'does not allow this request'],
] as const

test('shows the reason and a way to retry, by each code of a wallet', async () => {
  const { adapter } = await openSigning()
  // A story shows each.
  for (const [error, title, text] of selectRows(
    PROBLEMS,
    (row) => row === PROBLEMS[0] || row === PROBLEMS[3],
  )) {
    adapter.answers.signMessage = () => Promise.reject(error)
    await button(error === PROBLEMS[0][0] ? 'Sign' : 'Try again').click()
    await says(title)
    await says(text)
  }
  adapter.answers.signMessage = async () => SIGNATURE
  await button('Try again').click()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('shows whether the site or the wallet is asked, with both ways out, when the site hangs or has no message', async () => {
  const { adapter, answers } = await openSigning()
  const message = Promise.withResolvers<never>()
  answers.createMessage = () => message.promise
  adapter.answers.signMessage = vi.fn(async () => SIGNATURE)
  await button('Sign').click()
  await says('This site is preparing the message to sign.')
  await expect.element(button('Disconnect')).toBeEnabled()
  await expect.element(button('Try again')).toBeEnabled()
  message.reject(new Error('down'))
  await says('Error signing message')
  await says('The server of this site did not provide the message to sign.')
  answers.createMessage = async () => signInSession().data
  await button('Try again').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(adapter.answers.signMessage).toHaveBeenCalledOnce()
})

test('closes only on Disconnect, not on Escape, a press outside or Close, when signing is required', async () => {
  const { modal } = await openSigning()
  await userEvent.keyboard('{Escape}{Escape}')
  await userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true })
  await button('Close').click()
  expect(button('Back').query()).toBeNull()
  await expect.element(dialog()).toHaveAccessibleName('Sign in')
  expect(dialog().element().matches(':modal')).toBe(true)
  await button('Disconnect').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(modal.state.accounts.eip155).toEqual({ status: 'disconnected' })
})

test('closes and cancels when signing is optional', async () => {
  const { modal } = await openSigning({ required: false })
  await button('Cancel').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(modal.state.accounts.eip155?.status).toBe('connected')
})

test('returns to the network that has a session on Cancel', async () => {
  const { modal, adapter } = mountModal({
    networks: [bsc, mainnet],
    siwx: createFakeSiwx({ sessions: [signInSession()] }).feature,
  })
  adapter.report(connected({ chainId: 1 }))
  await button('Cancel').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(modal.networks.active().id).toBe(56)
})

test('disconnects and says what to do at Connect when the wallet fails', async () => {
  const { adapter } = await openSigning()
  adapter.answers.disconnect = () => Promise.reject(new Error('locked'))
  await button('Disconnect').click()
  await expect.element(page.getByText(/Disconnect this site inside your wallet/)).toBeVisible()
})

test('says in plain words that the sign-in could not be checked when the sessions cannot be looked up', async () => {
  const fake = createFakeSiwx()
  fake.answers.getSessions = () => Promise.reject(new Error('server down'))
  const { modal } = await openModal({ siwx: fake.feature })
  const errors: string[] = []
  modal.events.on('signInError', ({ error }) => errors.push(error.shortMessage))
  await button('One').click()
  await expect
    .element(page.getByText('Your sign-in couldn’t be checked. Connect your wallet and try again.'))
    .toBeVisible()
  expect(errors).toEqual(['A problem occurred while trying initialize authentication'])
  await expect.element(dialog()).toHaveAccessibleName('Connect Wallet')
  await vi.waitUntil(() => modal.state.accounts.eip155?.status === 'disconnected')
})

test('fits a phone without overflow, in Russian', async () => {
  await page.viewport(360, 640)
  const { modal } = await openSigning()
  modal.options.update({ locale: 'ru' })
  await expect.element(dialog()).toHaveAttribute('lang', 'ru')
  await settled()
  for (const { scrollWidth, clientWidth } of page.getByRole('dialog').getByRole('button').elements())
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  await page.viewport(1024, 768)
})
