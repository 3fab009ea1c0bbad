import { expect, test, vi } from 'vitest'
import type { Session } from '../device/createDevice.ts'
import type { DeviceStorage } from '../device/storage.ts'
import type { Signer } from '../signer/createSigner.ts'
import { createAccount } from './createAccount.ts'

test('the keys are opened in one tab of the browser at a time', async () => {
  const fetch = vi.fn(async () => Response.error())
  // Another tab holds the lock for good.
  const request = vi.fn(() => new Promise<never>(() => {}))
  const { keys } = createAccount({
    page: {
      publicUrl: 'https://wallet.example',
      authUrl: 'https://auth.example',
      vaultUrl: 'https://vault.example',
    },
    projectId: 'example',
    storage: Promise.resolve({} as DeviceStorage),
    locks: { request } as unknown as LockManager,
    signer: {} as Signer,
    fetch,
    announce: vi.fn(),
    locale: () => undefined,
  })
  void keys.open({} as Session, { approvalId: 'approval', isTrusted: true })
  void keys.unlock({} as Session)
  await Promise.resolve()
  expect(request.mock.calls).toEqual([
    ['wallet', expect.any(Function)],
    ['wallet', expect.any(Function)],
  ])
  expect(fetch).not.toHaveBeenCalled()
})
