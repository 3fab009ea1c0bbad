import { createPublicKey, verify } from 'node:crypto'
import { type SolanaChain, startSolanaChain } from '@foyer/harness/solana'
import type { SolanaProvider } from '@foyer/modal-core'
import { createSolanaTestWallet, type SolanaTestWalletOptions } from '@foyer/testing/solana'
import type { OffchainMessageBytes, SignatureBytes } from '@solana/kit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeTransfer, latestBlockhash, RECEIVER, sendBytes } from '../test/solanaTransfer.ts'
import type { Commitment } from './commitment.ts'
import {
  signAllTransactions,
  signAndSendTransaction,
  signMessage,
  signOffchainMessage,
  signTransaction,
} from './requests.ts'
import { putSignature, signatureOf } from './transaction.ts'

let chain: SolanaChain
beforeAll(async () => {
  chain = await startSolanaChain()
})
afterAll(() => chain.stop())

const SOL = 1_000_000_000n
/** Two transfers that are alike are one transaction. */
let next = 10_000_001n
const newAmount = () => next++

const STRANGER = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'

/** A connected wallet with an account that has two SOL. */
async function setup(options: SolanaTestWalletOptions = {}) {
  const wallet = createSolanaTestWallet({ rpcUrl: chain.rpcUrl, ...options })
  const connect = wallet.wallet.features['standard:connect'] as { connect: () => Promise<unknown> }
  await connect.connect()
  const [account] = wallet.wallet.accounts
  if (account === undefined) throw new Error('The wallet has no account')
  chain.fund(account.address, 2n * SOL)
  const provider: SolanaProvider = { wallet: wallet.wallet, account, chain: 'solana:mainnet' }
  const from = account.address
  const transfer = async (amount: bigint, differs: Partial<Parameters<typeof encodeTransfer>[0]> = {}) =>
    encodeTransfer({ from, amount, lifetime: await latestBlockhash(chain.rpcUrl), ...differs })
  return { ...wallet, provider, from, transfer }
}

/** A wallet like another, which answers one of its requests with something else. */
const answering = (
  provider: SolanaProvider,
  method: 'signTransaction' | 'signAndSendTransaction',
  answer: unknown,
): SolanaProvider => {
  const { features } = provider.wallet
  const odd = { version: '1.0.0', [method]: async () => answer }
  const wallet = { ...provider.wallet, name: 'Odd', features: { ...features, [`solana:${method}`]: odd } }
  return { ...provider, wallet: wallet as SolanaProvider['wallet'] }
}

/** Returns the transactions that a step added to the chain. */
async function received(step: () => Promise<unknown>) {
  const before = chain.balanceOf(RECEIVER)
  await step()
  return chain.balanceOf(RECEIVER) - before
}

test.each(['legacy', 0] as const)(
  'signs a transaction of version %s, which the chain accepts',
  async (version) => {
    const { provider, transfer } = await setup()
    const signed = await signTransaction(provider, { transaction: await transfer(SOL, { version }) })
    expect(await received(() => sendBytes(chain.rpcUrl, signed))).toBe(SOL)
  },
)

test('signs several transactions with one prompt', async () => {
  const { provider, transfer, asked } = await setup()
  const transactions = [await transfer(1_000_000n), await transfer(2_000_000n)]
  const signed = await signAllTransactions(provider, { transactions })
  expect(asked.filter(({ feature }) => feature === 'solana:signTransaction')).toHaveLength(1)
  const sum = await received(async () => {
    for (const one of signed) await sendBytes(chain.rpcUrl, one)
  })
  expect(sum).toBe(3_000_000n)
})

test('has the wallet sign and send, and returns the signature', async () => {
  const { provider, transfer } = await setup()
  const transaction = await transfer(5_000_000n)
  let signature = ''
  const sum = await received(async () => {
    signature = await signAndSendTransaction(provider, { transaction })
  })
  expect(sum).toBe(5_000_000n)
  expect(signature).toMatch(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/)
})

test.each([
  ['processed', 'processed'],
  ['confirmed', 'confirmed'],
  ['finalized', 'finalized'],
  ['recent', 'processed'],
  ['single', 'confirmed'],
  ['singleGossip', 'confirmed'],
  ['root', 'finalized'],
  ['max', 'finalized'],
] as [Commitment, string][])(
  'asks wallets for the preflight commitment %s as %s',
  async (commitment, today) => {
    const { provider, transfer, asked } = await setup()
    const options = { preflightCommitment: commitment, skipPreflight: false, maxRetries: 3 }
    await signAndSendTransaction(provider, { transaction: await transfer(newAmount()), options })
    expect(asked.at(-1)?.inputs[0]).toMatchObject({
      options: { preflightCommitment: today, skipPreflight: false, maxRetries: 3 },
    })
  },
)

test('signs a text, which OpenSSL accepts, and says what was signed in fact', async () => {
  const { provider, set } = await setup()
  const { signature, signedMessage } = await signMessage(provider, { message: 'hello' })
  const x = Buffer.from(Uint8Array.from(provider.account.publicKey as Uint8Array)).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  expect(verify(null, Buffer.from('hello'), key, signature)).toBe(true)
  set({ changesMessage: true })
  const changed = await signMessage(provider, { message: 'hello' })
  expect(new TextDecoder().decode(changed.signedMessage)).toBe('hello (changed)')
  expect(new TextDecoder().decode(signedMessage)).toBe('hello')
})

test('signs an off-chain message, which Kit reads and accepts', async () => {
  const { provider, from, set } = await setup()
  const { signature, signedMessage } = await signOffchainMessage(provider, { message: 'héllo' })
  const { getOffchainMessageDecoder, verifyOffchainMessageEnvelope } = await import('@solana/kit')
  const content = signedMessage as unknown as OffchainMessageBytes
  expect(getOffchainMessageDecoder().decode(signedMessage)).toMatchObject({
    version: 1,
    content: 'héllo',
    requiredSignatories: [{ address: from }],
  })
  await verifyOffchainMessageEnvelope({ content, signatures: { [from]: signature as SignatureBytes } })
  set({ changesMessage: true })
  await expect(signOffchainMessage(provider, { message: 'hello' })).rejects.toThrow('signed another text')
})

describe('refuses', () => {
  test('what the wallet lacks, with a sentence', async () => {
    const features = ['solana:signMessage', 'solana:signTransaction', 'solana:signAndSendTransaction']
    const { provider, transfer } = await setup({ switches: { missing: features } })
    const transaction = await transfer(1n)
    await expect(signMessage(provider, { message: 'a' })).rejects.toThrow(
      'Dev Wallet cannot sign messages on Solana',
    )
    await expect(signTransaction(provider, { transaction })).rejects.toThrow(
      'Dev Wallet cannot sign transactions on Solana',
    )
    await expect(signAndSendTransaction(provider, { transaction })).rejects.toThrow(
      'Dev Wallet cannot send transactions on Solana',
    )
  })

  test('a transaction that the account does not sign, and bytes that are none, without asking the wallet', async () => {
    const { provider, transfer, asked } = await setup()
    const before = asked.length
    const foreign = await transfer(1n, { from: STRANGER })
    for (const transaction of [foreign, new Uint8Array(), new Uint8Array(200), new Uint8Array(200).fill(255)])
      await expect(signTransaction(provider, { transaction })).rejects.toThrow(
        'none of the transaction’s signers',
      )
    expect(asked).toHaveLength(before)
  })

  test('a chain that the account is not shared on', async () => {
    const { provider, transfer } = await setup({ chains: ['solana:devnet'] })
    const transaction = await transfer(1n)
    await expect(signTransaction(provider, { transaction })).rejects.toThrow(
      'Dev Wallet does not share this account on solana:mainnet',
    )
  })

  test('a transaction that another account pays for, and one that is not signed', async () => {
    const { provider, transfer } = await setup()
    const transaction = await transfer(1n)
    const answerWith = (signedTransaction: unknown) =>
      answering(provider, 'signTransaction', [{ signedTransaction }])
    const foreign = await transfer(1n, {
      from: STRANGER,
      extraSigner: provider.account.address as typeof RECEIVER,
    })
    const signature = new Uint8Array(64).fill(1)
    const signed = putSignature(foreign, { address: provider.account.address, signature })
    await expect(signTransaction(answerWith(signed), { transaction })).rejects.toThrow(
      'another account pays for',
    )
    for (const nothing of [transaction, undefined, 'text', new Uint8Array()])
      await expect(signTransaction(answerWith(nothing), { transaction })).rejects.toThrow(
        'without a signature',
      )
  })

  test.each([
    ['a signature in base58', [{ signature: '1'.repeat(64) }]],
    ['a list of numbers', [{ signature: Array.from({ length: 64 }, () => 1) }]],
    ['half a signature', [{ signature: new Uint8Array(32) }]],
    ['nothing', undefined],
    ['no outputs', []],
  ])('to say that nothing was sent by a wallet that sends and answers with %s', async (_, answer) => {
    const { provider, transfer } = await setup()
    const odd = answering(provider, 'signAndSendTransaction', answer)
    await expect(signAndSendTransaction(odd, { transaction: await transfer(1n) })).rejects.toMatchObject({
      problem: { code: 'mayBeSent', wallet: 'Odd' },
      message: expect.not.stringContaining('Nothing has been sent'),
    })
  })

  test('nothing itself of a signature by another key, which the chain refuses', async () => {
    const { provider, transfer } = await setup({ switches: { otherKey: true } })
    const signed = await signTransaction(provider, { transaction: await transfer(SOL) })
    await expect(sendBytes(chain.rpcUrl, signed)).rejects.toThrow('signature verification failure')
  })
})

test.each(['legacy', 0, 1] as const)(
  'finds the place of a signature in a transaction of version %s',
  async (version) => {
    const lifetime = await latestBlockhash(chain.rpcUrl)
    const { from } = await setup()
    const transaction = encodeTransfer({ from, amount: 1n, lifetime, version, extraSigner: RECEIVER })
    const signature = Uint8Array.from({ length: 64 }, (_, index) => index + 1)
    const signed = putSignature(transaction, { address: RECEIVER, signature }) as Uint8Array
    expect(signatureOf(signed, RECEIVER)).toEqual(signature)
    expect(signatureOf(signed, from)).toBeUndefined()
    const { getTransactionDecoder } = await import('@solana/kit')
    const { signatures } = getTransactionDecoder().decode(signed)
    expect(signatures[RECEIVER]).toEqual(signature)
    expect(putSignature(transaction, { address: STRANGER, signature })).toBeUndefined()
  },
)
