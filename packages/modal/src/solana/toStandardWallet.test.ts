import { generateKeyPairSync, sign } from 'node:crypto'
import { type SolanaChain, startSolanaChain } from '@foyer/harness/solana'
import {
  connect,
  createModal,
  getProvider,
  type MultiChainProvider,
  type SolanaProvider,
} from '@foyer/modal-core'
import { memoryStorage, solana } from '@foyer/modal-core/test'
import { ed25519 } from '@noble/curves/ed25519.js'
import { getWallets } from '@wallet-standard/app'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fromBase58, toBase58 } from '../encoding/base58.ts'
import { encodeTransfer, latestBlockhash, RECEIVER, sendBytes } from '../test/solanaTransfer.ts'
import { signAllTransactions, signAndSendTransaction, signMessage, signTransaction } from './requests.ts'
import { solanaAdapter } from './solanaAdapter.ts'
import { putSignature } from './transaction.ts'

let chain: SolanaChain
beforeAll(async () => {
  chain = await startSolanaChain()
})
afterAll(() => chain.stop())
beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

const ALL = [
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
]
const OLD_MAINNET = '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'

type Params = { transaction?: string; transactions?: string[]; message?: string; sendOptions?: object }

/** Two transfers that are alike are one transaction. */
let nextAmount = 6_000_001n

type PairedParameters = {
  register?: boolean
  target?: EventTarget
  methods?: readonly string[]
  reference?: string
  isWhole?: boolean
  /** The answer in place of a signature, once the wallet has sent. */
  sentAs?: unknown
}

/** The SDK's side of a paired wallet, whose key is OpenSSL's. `isWhole`: it answers with the transaction, too. */
function createPaired({
  methods = ALL,
  reference = String(solana.id),
  isWhole = false,
  ...parameters
}: PairedParameters) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  const address = toBase58(key)
  const listeners = new Map<string, (data: never) => void>()
  const asked: { chainId: string; method: string; params: Params }[] = []
  let isOpen = false

  function signOne(text = '') {
    const bytes = Buffer.from(text, 'base64')
    const signature = sign(null, bytes.subarray(1 + 64 * (bytes[0] ?? 0)), privateKey)
    const signed = putSignature(Uint8Array.from(bytes), { address, signature: Uint8Array.from(signature) })
    return { signature: toBase58(signature), transaction: Buffer.from(signed ?? []).toString('base64') }
  }

  async function answer(method: string, { transaction, transactions, message = '' }: Params) {
    if (method === 'solana_signMessage')
      return { signature: toBase58(sign(null, fromBase58(message) as Uint8Array, privateKey)) }
    if (method === 'solana_signAllTransactions')
      return { transactions: transactions?.map((one) => signOne(one).transaction) }
    const signed = signOne(transaction)
    if (method === 'solana_signAndSendTransaction')
      await sendBytes(chain.rpcUrl, Uint8Array.from(Buffer.from(signed.transaction, 'base64')))
    if (method === 'solana_signAndSendTransaction' && 'sentAs' in parameters) return parameters.sentAs
    return isWhole ? signed : { signature: signed.signature }
  }

  const accounts = () => (isOpen ? [`solana:${reference}:${address}`] : [])
  const provider: MultiChainProvider = {
    async connect() {
      isOpen = true
      return accounts()
    },
    accounts,
    offers: (_, method) => isOpen && methods.includes(method),
    request({ chainId, method, params }) {
      asked.push({ chainId, method, params: params as Params })
      return answer(method, params as Params)
    },
    on(name, listener) {
      listeners.set(name, listener)
      return () => void listeners.delete(name)
    },
    async disconnect() {
      isOpen = false
      listeners.get('disconnect')?.(new Error('ended') as never)
    },
  }
  return { provider, address, key, asked }
}

/** A modal whose adapter has got the paired wallet from a feature, connected. */
async function setup(parameters: PairedParameters = {}) {
  const paired = createPaired(parameters)
  const { register, target = new EventTarget() } = parameters
  const adapter = solanaAdapter({ target, register })
  const modal = createModal({ networks: [solana], adapters: [adapter], storage: memoryStorage() })
  onTestFinished(modal.destroy)
  const remove = adapter.addProvider?.({
    id: 'walletConnect',
    name: 'WalletConnect',
    type: 'WALLET_CONNECT',
    load: () => Promise.reject(new Error('This is the provider of another namespace')),
    loadMultiChain: async () => paired.provider,
    isAuthorized: () => true,
  })
  await connect(modal, { connectorId: 'walletConnect' })
  const provider = (await getProvider(modal, { namespace: 'solana' })) as SolanaProvider
  chain.fund(paired.address, 2_000_000_000n)
  const transfer = async (amount: bigint, from = paired.address) =>
    encodeTransfer({ from, amount, lifetime: await latestBlockhash(chain.rpcUrl) })
  return { ...paired, modal, remove, wallet: provider, transfer, account: () => modal.state.accounts.solana }
}

test('is registered for the other libraries of the page where the dapp asks for it, and never twice', async () => {
  const target = new EventTarget()
  vi.stubGlobal('window', target)
  const { get } = getWallets()
  const names = () => get().map(({ name }) => name)
  await setup({ target })
  expect(names()).toEqual([])
  const { modal, remove } = await setup({ register: true, target })
  expect(names()).toEqual(['WalletConnect'])
  await Promise.resolve()
  // A wallet that its own modal has registered is no second one there.
  expect(modal.state.connectors.list.map(({ id }) => id)).toEqual(['walletConnect'])
  remove?.()
  expect(names()).toEqual([])
})

async function received(step: () => Promise<unknown>) {
  const before = chain.balanceOf(RECEIVER)
  await step()
  return chain.balanceOf(RECEIVER) - before
}

test('connects as a wallet of the Wallet Standard, and disconnects when the session ends', async () => {
  const { wallet, address, account, provider } = await setup()
  expect(account()).toMatchObject({ status: 'connected', address, chainId: solana.id })
  expect(wallet).toMatchObject({ account: { address, chains: ['solana:mainnet'] }, chain: 'solana:mainnet' })
  expect(wallet.wallet.accounts[0]?.features).toEqual([
    'solana:signMessage',
    'solana:signTransaction',
    'solana:signAndSendTransaction',
  ])
  await provider.disconnect()
  expect(account()).toEqual({ status: 'disconnected' })
})

test.each([
  ['a signature alone', false],
  ['the whole transaction', true],
])('signs a transaction with a wallet that answers with %s, which then arrives', async (_, isWhole) => {
  const { wallet, transfer } = await setup({ isWhole })
  const sum = await received(async () =>
    sendBytes(chain.rpcUrl, await signTransaction(wallet, { transaction: await transfer(3_000_000n) })),
  )
  expect(sum).toBe(3_000_000n)
})

test('asks for several transactions at once where the wallet can, and else one by one', async () => {
  for (const methods of [ALL, ['solana_signTransaction']]) {
    const { wallet, transfer, asked } = await setup({ methods })
    const transactions = [await transfer(1_000_001n), await transfer(1_000_002n)]
    const signed = await signAllTransactions(wallet, { transactions })
    const sum = await received(async () => {
      for (const one of signed) await sendBytes(chain.rpcUrl, one)
    })
    expect([sum, asked.length]).toEqual([2_000_003n, methods === ALL ? 1 : 2])
  }
})

test('has the wallet send, with its options, on the chain by the id that it shared', async () => {
  const { wallet, transfer, asked } = await setup({ reference: OLD_MAINNET })
  expect(wallet.chain).toBe('solana:mainnet')
  const options = { preflightCommitment: 'root', skipPreflight: true } as const
  const sum = await received(async () =>
    signAndSendTransaction(wallet, { transaction: await transfer(5_000_000n), options }),
  )
  expect(sum).toBe(5_000_000n)
  expect(asked).toMatchObject([
    {
      chainId: `solana:${OLD_MAINNET}`,
      method: 'solana_signAndSendTransaction',
      params: { sendOptions: { preflightCommitment: 'finalized', skipPreflight: true } },
    },
  ])
})

test.each([
  ['nothing', undefined],
  ['a text', '1'.repeat(64)],
  ['bytes as JSON has them', { signature: Object.fromEntries(new Uint8Array(64).entries()) }],
  ['half a signature', { signature: '1'.repeat(32) }],
])('a wallet that has sent, and answers with %s, may have sent', async (_, sentAs) => {
  const { wallet, transfer } = await setup({ sentAs })
  const amount = nextAmount++
  const sum = await received(async () =>
    expect(signAndSendTransaction(wallet, { transaction: await transfer(amount) })).rejects.toMatchObject({
      problem: { code: 'mayBeSent' },
    }),
  )
  expect(sum).toBe(amount)
})

test('signs a text with OpenSSL’s key, which noble accepts', async () => {
  const { wallet, key } = await setup()
  const { signature } = await signMessage(wallet, { message: 'hello' })
  expect(ed25519.verify(signature, Buffer.from('hello'), key, { zip215: false })).toBe(true)
})

test('refuses what the wallet has not granted, and a transaction that it does not sign, before it is asked', async () => {
  const { wallet, transfer, asked } = await setup({ methods: ['solana_signTransaction'] })
  await expect(signMessage(wallet, { message: 'a' })).rejects.toThrow(
    'WalletConnect cannot sign messages on Solana',
  )
  const foreign = await transfer(1n, RECEIVER)
  await expect(signTransaction(wallet, { transaction: foreign })).rejects.toThrow(
    'none of the transaction’s signers',
  )
  expect(asked).toEqual([])
})
