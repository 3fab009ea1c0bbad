import { createPublicKey, verify } from 'node:crypto'
import { getWallets } from '@wallet-standard/app'
import { bytesToString, stringToBytes } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createSolanaTestWallet, type SolanaTestWalletOptions } from './createSolanaTestWallet.ts'

/** The library of pages keeps its window, so the tests share one. */
const page = new EventTarget()
beforeAll(() => void vi.stubGlobal('window', page))
afterAll(() => void vi.unstubAllGlobals())

const SECOND = `0x${'02'.repeat(32)}` as const
const THIRD = `0x${'03'.repeat(32)}` as const

type Method = (...inputs: object[]) => Promise<unknown>
type Output = { signature: Uint8Array; signedMessage: Uint8Array; account: { address: string } }

function memory() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

/** A wallet as a page sees it through the library of pages. */
function setup(options: SolanaTestWalletOptions = {}) {
  const test = createSolanaTestWallet({ storage: memory(), ...options })
  onTestFinished(test.destroy)
  const { wallet } = test
  const changes: unknown[] = []
  const call = async (feature: string, ...inputs: object[]) => {
    const method = Object(wallet.features[feature as 'solana:signIn'])[feature.split(':')[1] ?? ''] as Method
    return (await method(...inputs)) as never
  }
  const events = wallet.features['standard:events'] as { on: (...p: unknown[]) => () => void }
  events.on('change', ({ accounts }: { accounts: { address: string }[] }) =>
    changes.push(accounts.map(({ address }) => address)),
  )
  const connect = (input = {}): Promise<{ accounts: Output['account'][] }> => call('standard:connect', input)
  return { ...test, test, wallet, changes, call, connect }
}

/** Verifies the wallet's signature with OpenSSL, since the wallet signs with another library. */
function isSigned({ publicKey }: { publicKey: Uint8Array }, message: Uint8Array, signature: Uint8Array) {
  const x = Buffer.from(publicKey).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, message, key, signature)
}

test('is listed by the library of pages, whichever of the two comes first', () => {
  const early = setup({ name: 'Early' })
  early.announce(page)
  const { get, on } = getWallets()
  expect(get()).toContain(early.wallet)
  const registered = vi.fn()
  on('register', registered)
  const late = setup({ name: 'Late' })
  late.announce(page)
  expect(registered).toHaveBeenCalledWith(late.wallet)
})

test('connects after a prompt, silently from then on, and no more once the user has disconnected the page', async () => {
  const storage = memory()
  const { wallet, connect, changes, addresses } = setup({ storage })
  expect(await connect({ silent: true })).toEqual({ accounts: [] })
  expect(wallet.accounts).toEqual([])
  expect((await connect()).accounts).toMatchObject([{ address: addresses[0] }])
  expect(changes).toEqual([addresses])

  const reloaded = setup({ storage })
  expect((await reloaded.connect({ silent: true })).accounts).toMatchObject([{ address: addresses[0] }])
  await reloaded.call('standard:disconnect')
  expect(reloaded.changes).toEqual([addresses, []])
  reloaded.disconnect()
  expect(await reloaded.connect({ silent: true })).toEqual({ accounts: [] })
})

test('signs a text and a sign-in, which OpenSSL accepts', async () => {
  const { wallet, call, connect } = setup()
  await connect()
  const [account] = wallet.accounts
  if (account === undefined) throw new Error('no account')
  const message = stringToBytes('hello')
  const [signed] = (await call('solana:signMessage', { account, message })) as Output[]
  expect(isSigned(account, message, signed?.signature as Uint8Array)).toBe(true)

  const input = {
    domain: 'app.example.org',
    statement: 'Hello.',
    uri: 'https://app.example.org',
    nonce: '12345678',
  }
  const [answer] = (await call('solana:signIn', input)) as Output[]
  if (answer === undefined) throw new Error('no answer')
  expect(bytesToString(answer.signedMessage)).toBe(
    `app.example.org wants you to sign in with your Solana account:\n${account.address}\n\nHello.\n\nURI: https://app.example.org\nNonce: 12345678`,
  )
  expect(isSigned(account, answer.signedMessage, answer.signature)).toBe(true)
})

test.each([
  ['otherKey', (text: string) => text],
  ['changesMessage', (text: string) => `${text} (changed)`],
] as const)('%s: gives a signature that is not that of the text', async (name, change) => {
  const { wallet, set, call, connect } = setup()
  await connect()
  set({ [name]: true })
  const [account] = wallet.accounts
  const [signed] = (await call('solana:signMessage', { account, message: stringToBytes('a') })) as Output[]
  if (account === undefined || signed === undefined) throw new Error('no answer')
  expect(isSigned(account, stringToBytes('a'), signed.signature)).toBe(false)
  expect(bytesToString(signed.signedMessage)).toBe(change('a'))
})

test('reject, emptyAccounts, missing, throwInGetters and locked: fails as told', async () => {
  const { wallet, set, connect, test } = setup({ switches: { reject: true } })
  await expect(connect()).rejects.toMatchObject({ code: 4001 })
  set({ reject: false, emptyAccounts: true })
  expect(await connect()).toEqual({ accounts: [] })
  set({
    emptyAccounts: false,
    missing: ['solana:signIn', 'solana:signOffchainMessage', 'standard:disconnect'],
  })
  expect(Object.keys(wallet.features)).not.toContain('solana:signIn')
  expect(wallet.accounts[0]?.features).toEqual(['solana:signMessage', 'solana:signTransaction'])
  set({ throwInGetters: ['icon'] })
  expect(() => wallet.icon).toThrow('icon is not there')
  set({ locked: true })
  expect(wallet.accounts).toEqual([])
  expect(test.asked.map(({ feature }) => feature)).toEqual(['standard:connect', 'standard:connect'])
})

test('goes to another of its accounts, and says so', async () => {
  const { connect, changes, selectAccount, addresses, test } = setup({ accounts: [SECOND, THIRD] })
  await connect()
  const [first = '', second = ''] = addresses
  selectAccount(second)
  expect(changes).toEqual([
    [first, second],
    [second, first],
  ])
  expect(test.addresses).toEqual([second, first])
})
