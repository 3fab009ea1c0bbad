// @vitest-environment happy-dom
import { type SolanaChain, startSolanaChain } from '@foyer/harness/solana'
import { memoryStorage, solana } from '@foyer/modal-core/test'
import { createSolanaTestWallet, type SolanaTestWalletOptions } from '@foyer/testing/solana'
import { useAnchorWallet, useWallet, type WalletContextState } from '@solana/wallet-adapter-react'
import {
  Connection,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createFoyer } from '../../createFoyer.ts'
import { RECEIVER } from '../../test/solanaTransfer.ts'
import { solanaAdapter } from '../solanaAdapter.ts'
import { FoyerWalletProvider } from './FoyerWalletProvider.ts'

let chain: SolanaChain
beforeAll(async () => {
  chain = await startSolanaChain()
})
afterAll(() => chain.stop())

const SOL = 1_000_000_000n

type Hooks = { state?: WalletContextState; anchor?: ReturnType<typeof useAnchorWallet> }

function Reader({ hooks }: { hooks: Hooks }) {
  Object.assign(hooks, { state: useWallet(), anchor: useAnchorWallet() })
  return null
}

/** A component that uses wallet-adapter's own hooks, under a provider with a connected wallet. */
async function setup(options: SolanaTestWalletOptions = {}) {
  const target = new EventTarget()
  const wallet = createSolanaTestWallet({ rpcUrl: chain.rpcUrl, storage: memoryStorage(), ...options })
  const modal = createFoyer({
    networks: [solana],
    adapters: [solanaAdapter({ target })],
    storage: null,
    id: crypto.randomUUID(),
  })
  const [from = ''] = wallet.addresses
  chain.fund(from, 2n * SOL)
  const hooks: Hooks = {}
  const root = createRoot(document.createElement('div'))
  root.render(createElement(FoyerWalletProvider, { modal }, createElement(Reader, { hooks })))
  onTestFinished(() => {
    root.unmount()
    modal.destroy()
  })
  wallet.announce(target)
  await vi.waitUntil(() => hooks.state !== undefined)
  const read = () => hooks.state as WalletContextState
  const start = async () => {
    await modal.connect({ connectorId: 'wallet-standard:Dev Wallet' })
    await vi.waitUntil(() => read().connected)
  }
  const connection = new Connection(chain.rpcUrl)
  const transfer = (amount: bigint) =>
    SystemProgram.transfer({
      fromPubkey: new PublicKey(from),
      toPubkey: new PublicKey(RECEIVER),
      lamports: amount,
    })
  return { wallet, modal, from, read, anchor: () => hooks.anchor, start, connection, transfer }
}

async function received(step: () => Promise<unknown>) {
  const before = chain.balanceOf(RECEIVER)
  await step()
  return chain.balanceOf(RECEIVER) - before
}

test('gives useWallet() the account, and takes it away when the wallet is disconnected', async () => {
  const { modal, read, start, from, anchor } = await setup()
  expect(read()).toMatchObject({ connected: false, publicKey: null, wallets: [], signTransaction: undefined })
  await start()
  expect(read().publicKey?.toBase58()).toBe(from)
  expect(anchor()?.publicKey.toBase58()).toBe(from)
  await read().disconnect()
  await vi.waitUntil(() => !read().connected)
  expect(modal.state.accounts.solana).toEqual({ status: 'disconnected' })
})

test('follows the account that the user chooses in the wallet', async () => {
  const accounts = [`0x${'01'.repeat(32)}`, `0x${'02'.repeat(32)}`] as const
  const { read, start, wallet } = await setup({ accounts })
  await start()
  const [, second = ''] = wallet.addresses
  wallet.selectAccount(second)
  await vi.waitUntil(() => read().publicKey?.toBase58() === second)
})

test('sends a transaction of web3.js by a wallet that sends, and by one that only signs', async () => {
  for (const missing of [[], ['solana:signAndSendTransaction']]) {
    const { read, start, connection, transfer } = await setup({ switches: { missing } })
    await start()
    const amount = 3_000_000n + BigInt(missing.length)
    const sum = await received(() =>
      read().sendTransaction(new Transaction().add(transfer(amount)), connection),
    )
    expect(sum).toBe(amount)
  }
})

test('signs several versioned transactions of web3.js, which then arrive', async () => {
  const { read, start, connection, transfer } = await setup()
  await start()
  const { blockhash } = await connection.getLatestBlockhash()
  const payerKey = read().publicKey as PublicKey
  const transactions = [4_000_001n, 4_000_002n].map((amount) => {
    const message = new TransactionMessage({
      payerKey,
      recentBlockhash: blockhash,
      instructions: [transfer(amount)],
    })
    return new VersionedTransaction(message.compileToV0Message())
  })
  const signed = (await read().signAllTransactions?.(transactions)) ?? []
  const sum = await received(async () => {
    for (const one of signed) await connection.sendRawTransaction(one.serialize())
  })
  expect(sum).toBe(8_000_003n)
})

test('leaves out what the wallet lacks', async () => {
  const { read, start } = await setup({ switches: { missing: ['solana:signMessage', 'solana:signIn'] } })
  await start()
  expect([read().signMessage, read().signIn, typeof read().signTransaction]).toEqual([
    undefined,
    undefined,
    'function',
  ])
})

test('opens the modal when an app asks to connect', async () => {
  const { read, modal } = await setup()
  // Nothing of it can be drawn here, which is reported after the modal is destroyed.
  vi.stubGlobal('reportError', () => {})
  await read().connect()
  expect(modal.state.router).toMatchObject({ open: true, route: { view: 'Connect' } })
  modal.close()
})
