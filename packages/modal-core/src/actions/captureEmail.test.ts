// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { ADDRESS, connected } from '../test/createFakeAdapter.ts'
import { setupModal } from '../test/setupModal.ts'
import { captureEmail, skipEmail } from './captureEmail.ts'

function setup(onEmailCapture = vi.fn()) {
  const { modal, adapter } = setupModal({ onEmailCapture })
  const onAlert = vi.fn()
  modal.events.on('alert', onAlert)
  adapter.report(connected())
  return { modal, onEmailCapture, onAlert }
}

test('passes the address and the account to the dapp', async () => {
  const { modal, onEmailCapture, onAlert } = setup()
  await captureEmail(modal, ' ann@example.org ')
  expect(onEmailCapture).toHaveBeenCalledWith({ email: 'ann@example.org', address: ADDRESS, chainId: 56 })
  expect(onAlert).not.toHaveBeenCalled()
})

test('rejects an invalid address with the warning APKTW002, which is not drawn', async () => {
  const { modal, onEmailCapture, onAlert } = setup()
  await expect(captureEmail(modal, 'ann@example')).rejects.toThrow('Please enter a valid email address')
  expect(onAlert).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'APKTW002' }))
  expect(modal.state.alerts.current).toEqual({ status: 'hidden' })
  expect(onEmailCapture).not.toHaveBeenCalled()
})

test('asks for no address when the dapp collects none', () => {
  expect(setupModal().modal.email.isAsked()).toBe(false)
})

test('asks until the visitor has answered', async () => {
  const { modal } = setup()
  expect(modal.email.isAsked()).toBe(true)
  await captureEmail(modal, 'ann@example.org')
  expect(modal.email.isAsked()).toBe(false)
})

test('counts skipping as an answer', () => {
  const { modal } = setup()
  skipEmail(modal)
  expect(modal.email.isAsked()).toBe(false)
})

test('asks again when the dapp failed to store the address', async () => {
  const { modal } = setup(vi.fn().mockRejectedValue(new Error('server down')))
  await expect(captureEmail(modal, 'ann@example.org')).rejects.toThrow('server down')
  expect(modal.email.isAsked()).toBe(true)
})
