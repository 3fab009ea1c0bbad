import { createDeferred } from '@foyer/harness/deferred'
import { expect, test, vi } from 'vitest'
import { createLogin } from './createLogin.ts'

test('a code is for the address that was asked for last, however late the answer to another one comes', async () => {
  const answers = new Map<string, () => void>()
  const verifyEmail = vi.fn().mockRejectedValue(new Error('enough'))
  const login = createLogin({
    auth: {
      startEmail: ({ email }: { email: string }) =>
        new Promise((resolve) => answers.set(email, () => resolve({ challengeId: `for ${email}` }))),
      verifyEmail,
    },
    // A device that knows both.
    device: { readSession: async () => undefined, readShare: async () => ({}) },
    projectId: '1',
    locale: () => undefined,
  } as unknown as Parameters<typeof createLogin>[0])

  const first = login.connectEmail('ada@example.org', 'https://dapp.example')
  const second = login.connectEmail('bob@example.org', 'https://dapp.example')
  await vi.waitFor(() => expect(answers.size).toBe(2))
  answers.get('bob@example.org')?.()
  await second
  answers.get('ada@example.org')?.()
  await first
  await login.connectOtp('123456').catch(() => {})
  expect(verifyEmail).toHaveBeenCalledExactlyOnceWith('for bob@example.org', '123456')
})

/** Of a login at a provider. */
const CYD = { provider: 'google', userId: '3', deviceId: '3', token: 'token', email: null, userName: 'cyd' }

/** A login whose servers answer at once, on a device that knows Ada alone. */
function startLogin() {
  const sessions: { account: string }[] = []
  let answers = 0
  const startEmail = vi.fn(async ({ email }: { email: string }) => ({
    challengeId: `${++answers} for ${email}`,
  }))
  const verifyEmail = vi.fn(async () => ({ token: 'token', userId: '1', deviceId: '1' }))
  const open = vi.fn(async () => ({}))
  const login = createLogin({
    auth: { startEmail, verifyEmail, redeemSocial: async () => CYD, signOut: async () => {} },
    vault: {
      redeemSocial: async () => ({ id: 'proof', email: null, userName: 'cyd' }),
      startApproval: async () => ({ id: 'link' }),
      readApproval: async () => ({ status: 'approved' }),
    },
    device: {
      readSession: async () => sessions.at(-1),
      writeSession: async (session: { account: string }) => void sessions.push(session),
      removeSession: async () => void sessions.splice(0),
      readShare: async (account: string) => (account === 'ada@example.org' ? {} : undefined),
      readApprovals: async (account: string) => (account === 'eve@example.org' ? [{ id: 'link' }] : []),
      addApproval: async () => {},
      removeApproval: async () => {},
    },
    keys: { open, lock: async () => {}, unlock: async () => ({}) },
    projectId: '1',
    siteUrl: 'https://wallet.example',
    locale: () => undefined,
  } as unknown as Parameters<typeof createLogin>[0])
  return { login, sessions, startEmail, verifyEmail, open }
}

const ORIGIN = 'https://dapp.example'

test('a code that was mailed logs in whom it was mailed to, also when another address has been asked for since', async () => {
  const { login, sessions, verifyEmail } = startLogin()
  expect(await login.connectEmail('ada@example.org', ORIGIN)).toEqual({ action: 'VERIFY_OTP' })
  expect(await login.connectEmail('bob@example.org', ORIGIN)).toEqual({ action: 'VERIFY_DEVICE' })
  await login.connectOtp('123456')
  expect(verifyEmail).toHaveBeenCalledExactlyOnceWith('1 for ada@example.org', '123456')
  expect(sessions).toEqual([
    expect.objectContaining({ account: 'ada@example.org', email: 'ada@example.org' }),
  ])
})

test('a login stays fresh while another address is asked for, and ends with a reset', async () => {
  const { login } = startLogin()
  await login.connectEmail('ada@example.org', ORIGIN)
  expect(login.isFresh()).toBe(false)
  await login.connectOtp('123456')
  expect(login.isFresh()).toBe(true)
  await login.connectEmail('bob@example.org', ORIGIN)
  expect(login.isFresh()).toBe(true)
  login.reset()
  expect(login.isFresh()).toBe(false)
})

test('a right code is not shown to auth again when the wallet could not be opened after it', async () => {
  const { login, verifyEmail, open } = startLogin()
  await login.connectEmail('ada@example.org', ORIGIN)
  open.mockRejectedValueOnce(new Error('offline'))
  await expect(login.connectOtp('123456')).rejects.toThrow()
  await login.connectOtp('123456')
  expect(verifyEmail).toHaveBeenCalledOnce()
  await login.connectOtp('654321')
  expect(verifyEmail).toHaveBeenLastCalledWith('1 for ada@example.org', '654321')
})

test('requests that wait for one link get one code, and another one after it was entered', async () => {
  const { login, startEmail } = startLogin()
  const { signal } = new AbortController()
  await login.connectEmail('eve@example.org', ORIGIN)
  await Promise.all([login.connectDevice(ORIGIN, signal), login.connectDevice(ORIGIN, signal)])
  expect(startEmail).toHaveBeenCalledOnce()
  await login.connectOtp('123456')
  await Promise.all([login.connectDevice(ORIGIN, signal), login.connectDevice(ORIGIN, signal)])
  expect(startEmail).toHaveBeenCalledTimes(2)
})

test('a code that was mailed while an older one was checked is the one that counts', async () => {
  const { login, startEmail, verifyEmail } = startLogin()
  await login.connectEmail('eve@example.org', ORIGIN)
  const answered = createDeferred<Awaited<ReturnType<typeof verifyEmail>>>()
  verifyEmail.mockReturnValueOnce(answered.promise)
  const entered = login.connectOtp('123456')
  await login.connectEmail('eve@example.org', ORIGIN)
  answered.resolve({ token: 'token', userId: '1', deviceId: '1' })
  await entered
  await login.connectDevice(ORIGIN, new AbortController().signal)
  expect(startEmail).toHaveBeenCalledTimes(2)
  await login.connectOtp('123456')
  expect(verifyEmail).toHaveBeenLastCalledWith('2 for eve@example.org', '123456')
})

test('a passkey answers what a provider calls its user, and not who has logged in by mail since', async () => {
  const { login, open } = startLogin()
  const withPasskey = async () => (await login.connectPasskey(async () => ({}) as never)).userName
  open.mockRejectedValueOnce(new Error('a passkey is needed'))
  await expect(login.connectSocial('https://wallet.example/loading#auth=1&vault=1')).rejects.toThrow()
  expect(await withPasskey()).toBe('cyd')
  await login.connectEmail('eve@example.org', ORIGIN)
  open.mockRejectedValueOnce(new Error('a passkey is needed'))
  await expect(login.connectOtp('123456')).rejects.toThrow()
  expect(await withPasskey()).toBe(null)
})

test('after a reset no address is asked for, and no code is waited for', async () => {
  const { login, verifyEmail } = startLogin()
  await login.connectEmail('ada@example.org', ORIGIN)
  login.reset()
  await expect(login.connectOtp('123456')).rejects.toThrow()
  await expect(login.connectDevice(ORIGIN, new AbortController().signal)).rejects.toThrow()
  expect(verifyEmail).not.toHaveBeenCalled()
})
