import { onlyInFull } from '@foyer/harness/full'
import type { releasedShare } from '@foyer/wallet-api'
import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import { base64url, CompactEncrypt, importJWK } from 'jose'
import {
  hexToBytes,
  parseTransaction,
  recoverTransactionAddress,
  stringToHex,
  verifyMessage,
  verifyTypedData,
} from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import { restoreWallet } from '../backup/restoreWallet.ts'
import { createTestSigner } from '../test/createTestSigner.ts'
import { LOCK_MS } from './createHeldKey.ts'
import type { EnvelopeKey } from './createPairs.ts'
import type { WorkerSigner } from './createWorkerSigner.ts'
import { deriveAccount, toSeed } from './derive.ts'
import type { SealedShare } from './seal.ts'
import { importModule } from './solana/importModule.ts'
import { toAddress as toSolanaAddress } from './solana/signSolana.ts'
import type { WrapContext } from './wrap.ts'

const testInFull = onlyInFull(test)

type ReleasedKind = z.infer<typeof releasedShare>['kind']

/** Creates a server's answer. `inner` and `outer` change what stands inside and outside of the envelope. */
async function release(
  { keyId, epk }: EnvelopeKey,
  content: {
    kind: ReleasedKind
    share: string
    address: string
    walletId?: string
  },
  { inner = {}, outer = {} }: { inner?: object; outer?: object } = {},
) {
  const { kind, share } = content
  const record = { walletId: content.walletId ?? 'w1', address: content.address.toLowerCase() }
  const payload = JSON.stringify({ kind, share, ...record, ...inner })
  const jwe = await new CompactEncrypt(new TextEncoder().encode(payload))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM' })
    .encrypt(await importJWK(epk, 'ECDH-ES'))
  return { keyId, jwe, ...record, ...outer }
}

const createPasskey = (): WrapContext => ({
  walletId: 'w1',
  credentialId: base64url.encode(new Uint8Array(16).fill(1)),
  prf: new Uint8Array(32).fill(7),
})

const createSealKey = () =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

/** A device with a wallet that is locked, as after a reload. */
async function createDevice() {
  const signer = createTestSigner()
  const { address, deviceShare, recoveryShare, vaultShare } = await signer.create()
  const context = { key: await createSealKey(), walletId: 'w1', deviceId: 'd1' }
  const sealed = await signer.seal(context)
  await signer.lock()
  /** Creates auth's answer, with the values beside it on this device. */
  const createPair = async (kind: ReleasedKind) => {
    const envelope = await release(await signer.createKey(), { kind, share: deviceShare, address })
    return { sealed, envelope, address, ...context }
  }
  const unlock = async (changes: Partial<Parameters<WorkerSigner['unlock']>[0]> = {}) =>
    signer.unlock({ ...(await createPair('device')), ...changes })
  return { signer, address, deviceShare, recoveryShare, vaultShare, context, sealed, createPair, unlock }
}

const recover = async (signer: WorkerSigner, address: string, shares: { auth: string; vault: string }) =>
  signer.recover({
    auth: await release(await signer.createKey(), { kind: 'recovery', share: shares.auth, address }),
    vault: await release(await signer.createKey(), { kind: 'recovery', share: shares.vault, address }),
  })

test('derives the account that other wallets derive from the same words', () => {
  // abandon … about, as every wallet shows it.
  expect(deriveAccount(new Uint8Array(16)).address).toBe('0x9858EfFD232B4033E47d90003D41EC34EcaEda94')
})

test('the device pair and the recovery pair each give the key, and no two other shares do', async () => {
  const { address, deviceShare, recoveryShare, vaultShare, unlock } = await createDevice()
  expect(await unlock()).toEqual({ address })
  const signer = createTestSigner()
  expect(await recover(signer, address, { auth: recoveryShare, vault: vaultShare })).toEqual({ address })
  for (const [auth, vault] of [
    [deviceShare, vaultShare],
    [deviceShare, recoveryShare],
    [recoveryShare, recoveryShare],
  ] as const)
    await expect(recover(createTestSigner(), address, { auth, vault })).rejects.toMatchObject({
      reason: 'mismatch',
    })
})

test('a recovered key is split anew for this device', async () => {
  const { address, recoveryShare, vaultShare } = await createDevice()
  const signer = createTestSigner()
  await recover(signer, address, { auth: recoveryShare, vault: vaultShare })
  const { share } = await signer.split()
  const context = { key: await createSealKey(), walletId: 'w1', deviceId: 'd2' }
  const sealed = await signer.seal(context)
  await signer.lock()
  const envelope = await release(await signer.createKey(), { kind: 'device', share, address })
  expect(await signer.unlock({ sealed, envelope, address, ...context })).toEqual({ address })
})

const other = `0x${'1'.repeat(40)}`

test.each<[string, (device: Awaited<ReturnType<typeof createDevice>>) => Promise<unknown>]>([
  ['the address beside D', ({ unlock }) => unlock({ address: other })],
  [
    'the address of auth',
    async ({ signer, address, deviceShare, unlock }) =>
      unlock({
        address,
        envelope: await release(await signer.createKey(), {
          kind: 'device',
          share: deviceShare,
          address: other,
        }),
      }),
  ],
  [
    'the address inside the envelope',
    async ({ signer, address, deviceShare, unlock }) =>
      unlock({
        envelope: await release(
          await signer.createKey(),
          { kind: 'device', share: deviceShare, address },
          { inner: { address: other } },
        ),
      }),
  ],
  [
    'the wallet of the envelope',
    async ({ signer, address, deviceShare, unlock }) =>
      unlock({
        envelope: await release(await signer.createKey(), {
          kind: 'device',
          share: deviceShare,
          address,
          walletId: 'w2',
        }),
      }),
  ],
  [
    'the kind of the share',
    async ({ signer, address, deviceShare, unlock }) =>
      unlock({
        envelope: await release(await signer.createKey(), { kind: 'recovery', share: deviceShare, address }),
      }),
  ],
  [
    'A, which is of another pair',
    async ({ signer, address, recoveryShare, unlock }) =>
      unlock({
        envelope: await release(await signer.createKey(), { kind: 'device', share: recoveryShare, address }),
      }),
  ],
  ['the wallet that D was sealed for', ({ unlock }) => unlock({ walletId: 'w2' })],
  ['the device that D was sealed for', ({ unlock }) => unlock({ deviceId: 'd2' })],
  [
    'a byte of D',
    ({ unlock, sealed }) => {
      const data = sealed.data.map((byte, index) => (index === 0 ? byte ^ 1 : byte))
      return unlock({ sealed: { ...sealed, data } as SealedShare })
    },
  ],
])('SHARE_MISMATCH: nothing is unlocked when this differs: %s', async (_, unlock) => {
  const device = await createDevice()
  await expect(unlock(device)).rejects.toMatchObject({ reason: 'mismatch' })
  expect(await device.signer.isUnlocked()).toBe(false)
})

test('records of the two servers that differ unlock nothing', async () => {
  const { address, recoveryShare, vaultShare } = await createDevice()
  for (const outer of [{ address: other }, { walletId: 'w2' }]) {
    const signer = createTestSigner()
    const content = { kind: 'recovery' as const, address }
    const auth = await release(await signer.createKey(), { ...content, share: recoveryShare })
    const vault = await release(
      await signer.createKey(),
      { ...content, share: vaultShare },
      { inner: outer, outer },
    )
    await expect(signer.recover({ auth, vault })).rejects.toMatchObject({ reason: 'mismatch' })
    expect(await signer.isUnlocked()).toBe(false)
  }
})

describe('lets the key out', () => {
  test('as words and private key of the address, and keeps nothing', async () => {
    const { signer, address, createPair } = await createDevice()
    const { words, privateKey } = await signer.reveal({ pair: await createPair('export') })
    expect(mnemonicToAccount(words).address).toBe(address)
    expect(privateKeyToAccount(privateKey as `0x${string}`).address).toBe(address)
    expect(await signer.isUnlocked()).toBe(false)
  })

  testInFull('as a backup that opens to the same words and keys, and keeps nothing', async () => {
    const { signer, address, createPair } = await createDevice()
    const { words, privateKey } = await signer.reveal({ pair: await createPair('export') })
    const passphrase = 'correct horse battery'
    const text = await signer.backUp({ pair: await createPair('export'), passphrase })
    expect(await restoreWallet(text, passphrase)).toEqual({
      address,
      words,
      privateKey,
      solanaAddress: toSolanaAddress(toSeed(mnemonicToEntropy(words, wordlist))),
    })
    expect(await signer.isUnlocked()).toBe(false)
  })

  test('as a backup alone for a dapp’s frame', async () => {
    const { signer, address, createPair } = await createDevice()
    const passphrase = 'correct horse battery'
    const pair = await createPair('backup')
    const text = await signer.backUp({ pair, passphrase, kind: 'backup' })
    // It opens as that of the user's page does.
    expect(JSON.parse(text)).toMatchObject({ kind: 'foyer-wallet-backup', address })
  })

  test('only with an envelope of auth for it, though the key is held', async () => {
    const { signer, createPair, unlock } = await createDevice()
    await unlock()
    const passphrase = 'correct horse battery'
    for (const run of [
      async () => signer.reveal({ pair: await createPair('device') }),
      async () => signer.reveal({ pair: await createPair('addPasskey') }),
      async () => signer.backUp({ pair: await createPair('device'), passphrase }),
      async () => signer.backUp({ pair: await createPair('device'), passphrase, kind: 'backup' }),
      async () => signer.backUp({ pair: await createPair('backup'), passphrase }),
      async () => signer.reveal({ pair: await createPair('backup') }),
      async () => signer.wrap({ pair: await createPair('backup'), context: createPasskey() }),
      async () => signer.wrap({ pair: await createPair('device'), context: createPasskey() }),
      async () => signer.wrap({ pair: await createPair('export'), context: createPasskey() }),
      async () => signer.unlock(await createPair('export')),
    ])
      await expect(run()).rejects.toMatchObject({ reason: 'mismatch' })
    const pair = await createPair('export')
    await signer.reveal({ pair })
    await expect(signer.reveal({ pair })).rejects.toMatchObject({ reason: 'failed' })
  })

  test('not of another address', async () => {
    const { signer, createPair } = await createDevice()
    const pair = { ...(await createPair('export')), address: `0x${'a'.repeat(40)}` }
    await expect(signer.reveal({ pair })).rejects.toMatchObject({ reason: 'mismatch' })
  })

  test.each(['', 'eleven char', '😀😀😀😀😀😀'])(
    'not into a backup whose passphrase is as short as %j',
    async (passphrase) => {
      const { signer, createPair } = await createDevice()
      const pair = await createPair('export')
      await expect(signer.backUp({ pair, passphrase })).rejects.toMatchObject({ reason: 'request' })
    },
  )
})

test('a key for an envelope opens one', async () => {
  const { signer, address, deviceShare, unlock } = await createDevice()
  const key = await signer.createKey()
  const envelope = await release(key, { kind: 'device', share: deviceShare, address })
  await unlock({ envelope })
  await expect(unlock({ envelope })).rejects.toMatchObject({ reason: 'failed' })
})

test('locks 15 minutes after it was unlocked, used or not, and overwrites what it held', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const random = vi.spyOn(crypto, 'getRandomValues')
  onTestFinished(() => random.mockRestore())
  const signer = createTestSigner()
  const { address } = await signer.create()
  const [entropy] = random.mock.results.map(({ value }) => value as Uint8Array)
  expect(entropy?.some((byte) => byte !== 0)).toBe(true)
  vi.advanceTimersByTime(LOCK_MS - 1)
  const text = JSON.stringify({ method: 'personal_sign', params: ['0x68', address] })
  await signer.sign({ text, chainId: 56 })
  expect(LOCK_MS).toBe(900_000)
  vi.advanceTimersByTime(1)
  expect(await signer.isUnlocked()).toBe(false)
  await expect(signer.sign({ text, chainId: 56 })).rejects.toMatchObject({ reason: 'locked' })
  expect(entropy).toEqual(new Uint8Array(16))
})

test.each([
  ['text', 'Hello, wallet'],
  ['bytes', stringToHex('Hello, wallet')],
  ['an odd number of digits, which is text', '0x123'],
])('signs a message: %s', async (_, message) => {
  const signer = createTestSigner()
  const { address } = await signer.create()
  const signature = await signer.sign({
    text: JSON.stringify({ method: 'personal_sign', params: [message, address] }),
    chainId: 56,
  })
  const signed =
    message.length % 2 === 0 && message.startsWith('0x') ? { raw: hexToBytes(message as '0x') } : message
  expect(await verifyMessage({ address: address as '0x', message: signed, signature })).toBe(true)
})

const typedData = {
  domain: { name: 'Dapp', chainId: 56, verifyingContract: other },
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Order: [{ name: 'amount', type: 'uint256' }],
  },
  primaryType: 'Order',
  message: { amount: '100000000000000000000' },
} as const

test.each([
  ['as text', JSON.stringify(typedData)],
  ['as an object', typedData],
])('signs typed data %s', async (_, data) => {
  const signer = createTestSigner()
  const { address } = await signer.create()
  const signature = await signer.sign({
    text: JSON.stringify({ method: 'eth_signTypedData_v4', params: [address, data] }),
    chainId: 56,
  })
  expect(await verifyTypedData({ ...(typedData as never as object), address, signature } as never)).toBe(true)
})

const FILLED = { to: other, value: '0x1', data: '0xabcd', chainId: '0x38', nonce: '0x7', gas: '0x5208' }
const FEES = { type: '0x2', maxFeePerGas: '0x3b9aca00', maxPriorityFeePerGas: '0x1' }

test.each([
  ['EIP-1559', FEES, { type: 'eip1559', maxFeePerGas: 1_000_000_000n, maxPriorityFeePerGas: 1n }],
  ['legacy', { type: '0x0', gasPrice: '0x5' }, { type: 'legacy', gasPrice: 5n }],
])('signs a transaction with exactly what the text says: %s', async (_, fees, expected) => {
  const signer = createTestSigner()
  const { address } = await signer.create()
  const text = JSON.stringify({
    method: 'eth_sendTransaction',
    params: [{ from: address, ...FILLED, ...fees }],
  })
  const signed = await signer.sign({ text, chainId: 56 })
  expect(parseTransaction(signed)).toMatchObject({
    chainId: 56,
    nonce: 7,
    to: other,
    value: 1n,
    data: '0xabcd',
    gas: 21_000n,
    ...expected,
  })
  expect(await recoverTransactionAddress({ serializedTransaction: signed as never })).toBe(address)
})

test.each<[string, (address: string) => unknown]>([
  ['a message of another account', () => ({ method: 'personal_sign', params: ['0x68', other] })],
  ['typed data of another account', () => ({ method: 'eth_signTypedData_v4', params: [other, typedData] })],
  [
    'a transaction of another account',
    () => ({ method: 'eth_sendTransaction', params: [{ from: other, ...FILLED, ...FEES }] }),
  ],
  [
    'a transaction for another chain',
    (from) => ({ method: 'eth_sendTransaction', params: [{ from, ...FILLED, ...FEES, chainId: '0x61' }] }),
  ],
  [
    'a transaction with a key that no screen shows',
    (from) => ({
      method: 'eth_sendTransaction',
      params: [{ from, ...FILLED, ...FEES, authorizationList: [] }],
    }),
  ],
  [
    'a transaction without fees',
    (from) => ({ method: 'eth_sendTransaction', params: [{ from, ...FILLED, type: '0x2' }] }),
  ],
  ['a hash', (address) => ({ method: 'eth_sign', params: [address, '0x68'] })],
  ['nothing', () => null],
])('does not sign %s', async (_, request) => {
  const signer = createTestSigner()
  const { address } = await signer.create()
  await expect(signer.sign({ text: JSON.stringify(request(address)), chainId: 56 })).rejects.toMatchObject({
    reason: 'request',
  })
})

test('a passkey opens the half that it was made for, and with another secret, wallet or name it opens nothing', async () => {
  const { signer, address, createPair } = await createDevice()
  const pair = await createPair('addPasskey')
  const { share, wrapped } = await signer.wrap({ pair, context: createPasskey() })
  expect(await signer.isUnlocked()).toBe(false)
  const other = createTestSigner()
  const createPasskeyPair = async (changes: Partial<WrapContext> = {}, kind: ReleasedKind = 'passkey') => {
    const { walletId, ...passkey } = { ...createPasskey(), ...changes }
    const envelope = async (one: string, kind: ReleasedKind) =>
      release(await other.createKey(), { kind, share: one, address, walletId })
    return { auth: await envelope(share, kind), vault: await envelope(wrapped, 'passkey'), passkey }
  }
  const open = async (...changes: Parameters<typeof createPasskeyPair>) =>
    other.recover(await createPasskeyPair(...changes))
  expect(await open()).toEqual({ address })
  const wrong = { reason: 'passkey' }
  await expect(open({ prf: new Uint8Array(32) })).rejects.toMatchObject(wrong)
  await expect(open({ credentialId: base64url.encode(new Uint8Array(16)) })).rejects.toMatchObject(wrong)
  await expect(open({ walletId: 'w2' })).rejects.toMatchObject(wrong)

  // It takes the key out, too, with an envelope of auth for that.
  const { words } = await other.reveal({ pair: await createPasskeyPair({}, 'export') })
  expect(mnemonicToAccount(words).address).toBe(address)
  for (const run of [
    async () => other.reveal({ pair: await createPasskeyPair() }),
    async () => open({}, 'export'),
    async () => other.wrap({ pair: await createPasskeyPair({}, 'export'), context: createPasskey() }),
  ])
    await expect(run()).rejects.toMatchObject({ reason: 'mismatch' })
})

describe('the Solana account of the same words', () => {
  test('is not there before its module is, nor while the key is locked', async () => {
    const { signer, unlock } = await createDevice()
    expect(await signer.solana({})).toBeUndefined()
    await expect(signer.solana({ source: '' })).rejects.toMatchObject({ reason: 'locked' })
    await unlock()
    expect(await signer.solana({})).toEqual({
      address: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
    })
  })

  test('is the one that the revealed words give, and signs for nobody else', async () => {
    const { signer, unlock, createPair } = await createDevice()
    await unlock()
    const { address = '' } = (await signer.solana({ source: '' })) ?? {}
    const { words } = await signer.reveal({ pair: await createPair('export') })
    expect(toSolanaAddress(toSeed(mnemonicToEntropy(words, wordlist)))).toBe(address)
    const sign = (pubkey: string) =>
      signer.solana({
        text: JSON.stringify({ method: 'solana_signMessage', params: { message: '2', pubkey } }),
      })
    expect(await sign(address)).toMatchObject({ address, signature: expect.any(String) })
    await expect(sign('11111111111111111111111111111111')).rejects.toMatchObject({ reason: 'request' })
  })

  test('takes no other module than the one that it was built with', async () => {
    await expect(importModule('export const signSolana = () => {}')).rejects.toMatchObject({
      reason: 'failed',
    })
  })
})
