import { expect, test, vi } from 'vitest'
import { createStorage } from '../storage/createStorage.ts'
import { memoryStorage } from '../test/setupModal.ts'
import { createEmailCapture } from './createEmailCapture.ts'

const answer = { email: 'ann@example.org', address: '0x1', chainId: 56 }

const setup = (onCapture?: () => void | Promise<void>) =>
  createEmailCapture({ storage: createStorage({ id: 'test', web: memoryStorage() }), onCapture })

test('default: nobody is asked where the dapp does not take addresses', () => {
  expect(setup().isAsked()).toBe(false)
})

test('behavior: a visitor is asked until he has answered', async () => {
  const onCapture = vi.fn()
  const email = setup(onCapture)
  expect(email.isAsked()).toBe(true)
  await email.capture(answer)
  expect(onCapture).toHaveBeenCalledWith(answer)
  expect(email.isAsked()).toBe(false)
})

test('behavior: skipping is an answer', () => {
  const email = setup(() => {})
  email.skip()
  expect(email.isAsked()).toBe(false)
})

test('error: an address that the dapp did not take is asked for again', async () => {
  const email = setup(() => Promise.reject(new Error('server down')))
  await expect(email.capture(answer)).rejects.toThrow('server down')
  expect(email.isAsked()).toBe(true)
})
