import { afterEach, expect, test, vi } from 'vitest'
import { createCeremony } from './createCeremony.ts'

const OPTIONS = {
  challenge: 'AAAA',
  walletId: 'w',
  passkeys: [],
  userHandle: 'AAAA',
  userName: 'ada@example.org',
}

afterEach(() => void vi.unstubAllGlobals())

/** A browser, or an extension in its place, that answers so when it is asked to make or to show a passkey. */
function stubBrowser(answer: () => Promise<unknown>) {
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('location', { hostname: 'wallet.localhost' })
  vi.stubGlobal('document', {})
  vi.stubGlobal('navigator', { credentials: { create: answer, get: answer } })
}

const bytes = (length: number) => new Uint8Array(length).fill(7)

/** A passkey with these results of extensions. */
function stubResults(results: unknown) {
  const { buffer } = bytes(8)
  const response = {
    attestationObject: buffer,
    clientDataJSON: buffer,
    authenticatorData: buffer,
    signature: buffer,
    userHandle: buffer,
  }
  const getClientExtensionResults = () => results
  stubBrowser(async () => ({
    id: 'AAAA',
    rawId: buffer,
    type: 'public-key',
    response,
    getClientExtensionResults,
  }))
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
  ['NotReadableError', 'An unknown error occurred while talking to the credential manager.', 'canceled'],
  ['UnknownError', 'The operation failed for an unknown transient reason', 'canceled'],
  ['OperationError', 'A request is already pending.', 'canceled'],
  ['TimeoutError', 'The operation timed out', 'canceled'],
  ['SecurityError', 'The operation is insecure.', 'unsupported'],
])('tells the cause of a %s: %s', async (name, message, reason) => {
  stubBrowser(() => Promise.reject(new DOMException(message, name)))
  await expect(createCeremony().make(OPTIONS)).rejects.toMatchObject({ reason })
})

test.each([
  ['a buffer', bytes(32).buffer],
  ['a view', bytes(40).subarray(8)],
])('takes a secret that is %s of 32 bytes', async (_, first) => {
  stubResults({ prf: { results: { first } } })
  expect(await createCeremony().make(OPTIONS)).toMatchObject({ prf: bytes(32) })
  expect(await createCeremony().show(OPTIONS)).toMatchObject({ prf: bytes(32) })
})

test.each([
  ['no bytes', new ArrayBuffer(0)],
  ['too few bytes', bytes(16).buffer],
  ['text', 'BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc'],
  ['a number', 32],
  ['an object', {}],
  ['a list', [...bytes(32)]],
  ['null', null],
])('takes no secret that is %s, for a wallet under it would be open to everyone', async (_, first) => {
  stubResults({ prf: { results: { first } } })
  await expect(createCeremony().make(OPTIONS)).rejects.toMatchObject({ reason: 'noPrf' })
  await expect(createCeremony().show(OPTIONS)).rejects.toMatchObject({ reason: 'noPrf' })
  stubResults({ prf: { enabled: true, results: { first } } })
  expect(await createCeremony().make(OPTIONS)).toMatchObject({ prf: undefined })
})

const unreadable = new Proxy(
  {},
  {
    get() {
      throw new Error('Permission denied to access property')
    },
  },
)

test.each([
  ['none', null],
  ['unreadable', { prf: unreadable }],
])('says that a passkey gives no secret when the results of its extensions are %s', async (_, results) => {
  stubResults(results)
  await expect(createCeremony().make(OPTIONS)).rejects.toMatchObject({ reason: 'noPrf' })
  await expect(createCeremony().show(OPTIONS)).rejects.toMatchObject({ reason: 'noPrf' })
})
