import { expect, test } from 'vitest'
import { createWalletRequest } from '../controllers/createWalletRequest.ts'
import { ConnectError } from '../errors/requestErrors.ts'
import { deferred } from '../test/setupModal.ts'
import { askWallet } from './askWallet.ts'

const otherwise = (cause: unknown) => new ConnectError({ cause })

test('default', async () => {
  const request = createWalletRequest()
  const wallet = deferred<string>()
  const answer = askWallet({ request }, () => wallet.promise, otherwise)
  expect(request.state.current).toEqual({ status: 'pending' })
  wallet.resolve('yes')
  expect(await answer).toBe('yes')
  expect(request.state.current).toEqual({ status: 'idle' })
})

test.each([
  ['rejected', { code: 4001, message: 'no' }],
  ['busy', { code: -32002, message: 'pending' }],
  ['forbidden', new Error('Requested RPC call is not allowed')],
  ['error', new Error('broken')],
])('behavior: a failure is %s', async (reason, error) => {
  const request = createWalletRequest()
  await expect(askWallet({ request }, () => Promise.reject(error), otherwise)).rejects.toThrow()
  expect(request.state.current).toMatchObject({ status: 'failed', reason })
})

test('behavior: a newer question takes the place of an older one', async () => {
  const request = createWalletRequest()
  const older = deferred<void>()
  const newer = deferred<void>()
  const first = askWallet({ request }, () => older.promise, otherwise)
  const second = askWallet({ request }, () => newer.promise, otherwise)
  older.reject(new Error('late'))
  await expect(first).rejects.toThrow('Failed to connect')
  expect(request.state.current).toEqual({ status: 'pending' })
  newer.resolve()
  await second
})

test('behavior: a question that was left is not drawn when it fails', async () => {
  const request = createWalletRequest()
  const wallet = deferred<void>()
  const answer = askWallet({ request }, () => wallet.promise, otherwise)
  request.reset()
  wallet.reject(new Error('late'))
  await expect(answer).rejects.toThrow()
  expect(request.state.current).toEqual({ status: 'idle' })
})
