import { type SolanaChain, startSolanaChain } from '@foyer/harness/solana'
import type { SolanaProvider } from '@foyer/modal-core'
import { createSolanaTestWallet, type SolanaTestWalletOptions } from '@foyer/testing/solana'
import {
  appendTransactionMessageInstruction,
  assertIsTransactionModifyingSigner,
  createSignableMessage,
  createTransactionMessage,
  getTransactionEncoder,
  isMessageModifyingSigner,
  isTransactionModifyingSigner,
  isTransactionSendingSigner,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signAndSendTransactionMessageWithSigners,
  signTransactionMessageWithSigners,
  verifySignature,
} from '@solana/kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { latestBlockhash, RECEIVER, sendBytes, transferInstruction } from '../../test/solanaTransfer.ts'
import { kitSigner } from './kitSigner.ts'

let chain: SolanaChain
beforeAll(async () => {
  chain = await startSolanaChain()
})
afterAll(() => chain.stop())

const SOL = 1_000_000_000n

async function setup(options: SolanaTestWalletOptions = {}) {
  const test = createSolanaTestWallet({ rpcUrl: chain.rpcUrl, ...options })
  await (test.wallet.features['standard:connect'] as { connect: () => Promise<unknown> }).connect()
  const [account] = test.wallet.accounts
  if (account === undefined) throw new Error('The wallet has no account')
  chain.fund(account.address, 2n * SOL)
  const provider: SolanaProvider = { wallet: test.wallet, account, chain: 'solana:mainnet' }
  const signer = kitSigner(provider)
  const transfer = async (amount: bigint) => {
    const lifetime = await latestBlockhash(chain.rpcUrl)
    const instruction = transferInstruction({ from: account.address, amount })
    return pipe(
      createTransactionMessage({ version: 0 }),
      (message) => setTransactionMessageFeePayerSigner(signer, message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
      (message) => appendTransactionMessageInstruction(instruction, message),
    )
  }
  return { ...test, provider, signer, transfer }
}

async function received(step: () => Promise<unknown>) {
  const before = chain.balanceOf(RECEIVER)
  await step()
  return chain.balanceOf(RECEIVER) - before
}

test('has the wallet sign what Kit builds, which then arrives', async () => {
  const { transfer } = await setup({ switches: { missing: ['solana:signAndSendTransaction'] } })
  const sum = await received(async () => {
    const signed = await signTransactionMessageWithSigners(await transfer(SOL))
    await sendBytes(chain.rpcUrl, Uint8Array.from(getTransactionEncoder().encode(signed)))
  })
  expect(sum).toBe(SOL)
})

test('has the wallet send what Kit builds', async () => {
  const { transfer } = await setup()
  const sum = await received(async () => {
    expect(await signAndSendTransactionMessageWithSigners(await transfer(5_000_000n))).toHaveLength(64)
  })
  expect(sum).toBe(5_000_000n)
})

test('offers Kit what the wallet can do, and nothing else', async () => {
  const whole = await setup()
  expect(
    [isTransactionModifyingSigner, isTransactionSendingSigner, isMessageModifyingSigner].map((is) =>
      is(whole.signer),
    ),
  ).toEqual([true, true, true])
  const { signer } = await setup({
    switches: { missing: ['solana:signAndSendTransaction', 'solana:signMessage'] },
  })
  expect(
    [isTransactionModifyingSigner, isTransactionSendingSigner, isMessageModifyingSigner].map((is) =>
      is(signer),
    ),
  ).toEqual([true, false, false])
  await expect(
    setup({ switches: { missing: ['solana:signAndSendTransaction', 'solana:signTransaction'] } }),
  ).rejects.toThrow('Dev Wallet cannot sign transactions on Solana')
  expect(() => kitSigner(undefined)).toThrow('The wallet shared no account')
})

test('takes over the lifetime that the wallet has given a transaction', async () => {
  const { provider, transfer, signer } = await setup()
  const [kept, other] = [
    await signTransactionMessageWithSigners(await transfer(1_000_001n)),
    await transfer(1_000_002n),
  ]
  expect(kept.lifetimeConstraint).toMatchObject({ lastValidBlockHeight: expect.any(BigInt) })
  const bytes = Uint8Array.from(
    getTransactionEncoder().encode(await signTransactionMessageWithSigners(other)),
  )
  const wallet = {
    ...provider.wallet,
    features: {
      ...provider.wallet.features,
      'solana:signTransaction': {
        version: '1.0.0',
        signTransaction: async () => [{ signedTransaction: bytes }],
      },
    },
  } as SolanaProvider['wallet']
  const changing = kitSigner({ ...provider, wallet })
  assertIsTransactionModifyingSigner(changing)
  const [changed] = await changing.modifyAndSignTransactions([kept])
  expect(changed?.messageBytes).not.toEqual(kept.messageBytes)
  expect(changed?.lifetimeConstraint).toMatchObject({ blockhash: expect.any(String) })
  // The wallet does not say until which block it is valid.
  expect(changed?.lifetimeConstraint).not.toEqual(kept.lifetimeConstraint)
  expect(signer.address).toBe(changing.address)
})

test('signs a message, which the browser’s own Ed25519 accepts', async () => {
  const { signer, provider } = await setup()
  const [signed] = await signer.modifyAndSignMessages([createSignableMessage('hello')])
  const signature = signed?.signatures[signer.address]
  const raw = Uint8Array.from(provider.account.publicKey as Uint8Array)
  const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', true, ['verify'])
  if (signature === undefined) throw new Error('no signature')
  expect(await verifySignature(key, signature, new TextEncoder().encode('hello'))).toBe(true)
})
