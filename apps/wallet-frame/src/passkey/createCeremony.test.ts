import { expect, test, vi } from 'vitest'
import { createCeremony } from './createCeremony.ts'

const OPTIONS = {
  ...{ challenge: 'AAAA', walletId: 'w', passkeys: [] },
  ...{ userHandle: 'AAAA', userName: 'ada@example.org' },
}

/** A browser that fails to make a passkey. */
function stubBrowser(error: Error) {
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('location', { hostname: 'wallet.localhost' })
  vi.stubGlobal('navigator', { credentials: { create: () => Promise.reject(error) } })
}

test.each([
  ['ConstraintError', 'The constraints were not satisfied', 'noPin'],
  [
    'NotSupportedError',
    'The specified `userVerification` requirement cannot be fulfilled by this device unless the device is secured with a screen lock.',
    'noPin',
  ],
  ['NotSupportedError', 'None of the algorithms is supported', 'unsupported'],
  ['InvalidStateError', 'There is one', 'exists'],
  ['NotAllowedError', 'The user has closed it', 'canceled'],
])('tells the cause of a %s: %s', async (name, message, reason) => {
  stubBrowser(new DOMException(message, name))
  try {
    await expect(createCeremony().make(OPTIONS)).rejects.toMatchObject({ reason })
  } finally {
    vi.unstubAllGlobals()
  }
})
