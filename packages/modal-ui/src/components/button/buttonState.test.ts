// @vitest-environment happy-dom
import {
  ADDRESS,
  connected,
  createFakeSiwx,
  memoryStorage,
  setupModal,
  signInSession,
} from '@foyer/modal-core/test'
import { expect, onTestFinished, test } from 'vitest'
import { buttonLabel } from './buttonLabel.ts'
import { buttonState } from './buttonState.ts'

function setup(parameters: Parameters<typeof setupModal>[0] = {}) {
  const mounted = setupModal(parameters)
  onTestFinished(mounted.modal.destroy)
  return {
    ...mounted,
    read: () => buttonState(mounted.modal.state),
    label: () => buttonLabel(mounted.modal.state),
  }
}

const NOTHING = { account: undefined, network: undefined, wallet: undefined }
const ACCOUNT = { address: ADDRESS, name: '0xf39F…2266', image: undefined, hue: expect.any(Number) }

test('says what a button shows, from the first visit to a network that is not configured', async () => {
  const { modal, adapter, read, label } = setup()
  expect(buttonState(modal.initialState)).toEqual({ ...NOTHING, status: 'loading' })
  expect(read()).toEqual({ ...NOTHING, status: 'disconnected' })
  expect(label()).toBe('Connect Wallet')
  modal.accounts.set('eip155', { status: 'connecting', connectorId: 'io.one' })
  expect(label()).toBe('Connecting…')
  expect(read()).toMatchObject({ status: 'connecting', wallet: { name: 'One', icon: undefined } })
  adapter.report(connected())
  expect(read()).toMatchObject({ status: 'connected', account: ACCOUNT, network: { id: 56 } })
  modal.attach('profiles', { [`eip155:${ADDRESS}`]: { name: 'alice.eth', image: 'data:' } })
  expect(read().account).toMatchObject({ name: 'alice.eth', image: 'data:' })
  expect(label()).toBe('alice.eth')
  await expect.poll(() => read().account?.wallet).toMatchObject({ name: 'One' })
  adapter.report(connected({ chainId: 137 }))
  expect(read()).toMatchObject({
    status: 'wrongNetwork',
    account: { address: ADDRESS },
    network: undefined,
  })
  adapter.report({ status: 'disconnected' })
  expect(read()).toEqual({ ...NOTHING, status: 'disconnected' })
})

test('is loading after a reload until the wallet of the last visit has answered', () => {
  const storage = memoryStorage()
  const first = setup({ storage })
  first.adapter.report(connected())
  first.modal.destroy()
  const { adapter, read } = setup({ storage })
  expect(read().status).toBe('loading')
  adapter.report({ status: 'reconnecting' })
  expect(read().status).toBe('loading')
  adapter.report({ status: 'disconnected' })
  expect(read().status).toBe('disconnected')
})

test('is signed out while a required sign-in is missing', async () => {
  const { modal, adapter, read, label } = setup({ siwx: createFakeSiwx().feature })
  adapter.report(connected())
  await expect
    .poll(() => read())
    .toMatchObject({ status: 'signedOut', account: ACCOUNT, network: { id: 56 } })
  expect(label()).toBe('Sign in')
  modal.options.update({ locale: 'ja' })
  expect(label()).toBe('ログイン')
  modal.options.update({ strings: { ja: { signIn: '署名する' } } })
  expect(label()).toBe('署名する')
})

test('is loading while the session of a required sign-in is looked up', async () => {
  const { modal, adapter, read } = setup({ siwx: createFakeSiwx({ sessions: [signInSession()] }).feature })
  const seen: string[] = []
  modal.subscribe(() => seen.push(read().status))
  adapter.report(connected())
  await expect.poll(() => read().status).toBe('connected')
  expect([...new Set(seen)]).toEqual(['loading', 'connected'])
})

test('asks for no sign-in that is not required', async () => {
  const { adapter, modal, read } = setup({ siwx: createFakeSiwx({ required: false }).feature })
  adapter.report(connected())
  await expect.poll(() => modal.state.siwx.current.status).toBe('signedOut')
  expect(read().status).toBe('connected')
})
