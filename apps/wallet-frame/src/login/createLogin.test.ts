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
