import {
  type BitcoinProvider,
  connect,
  createModal,
  disconnect,
  getProvider,
  type MultiChainProvider,
} from '@foyer/modal-core'
import { memoryStorage } from '@foyer/modal-core/test'
import { createBitcoinTestWallet } from '@foyer/testing/bitcoin'
import { Verifier } from 'bip322-js'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { bitcoin } from '../networks/bitcoin.ts'
import { createPsbt, RECEIVER } from '../test/bitcoinPsbt.ts'
import { type BitcoinAdapterParameters, bitcoinAdapter } from './bitcoinAdapter.ts'
import { fromBase64, fromHex, toHex } from './bytes.ts'

beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

const SECRET = '01'.repeat(32)
const ALL = ['signMessage', 'signPsbt', 'sendTransfer', 'getAccountAddresses']
const CHAIN = `bip122:${bitcoin.id}`

type Params = Record<string, unknown>
type Wbip = { request: (method: string, params: object) => Promise<{ result: Record<string, unknown> }> }

/** The SDK's side of a paired wallet, whose keys are the test wallet's. */
function createPaired({ methods = ALL, addresses }: { methods?: readonly string[]; addresses?: string[] }) {
  const wallet = createBitcoinTestWallet({ accounts: [`0x${SECRET}`], storage: memoryStorage() })
  const { request } = wallet.provider as Wbip
  const [payment = '', ordinals = ''] = wallet.addresses
  const shared = addresses ?? [payment]
  const listeners = new Map<string, (data: never) => void>()
  const asked: { chainId: string; method: string; params: Params }[] = []
  let isOpen = false
  const accounts = () => (isOpen ? shared.map((address) => `${CHAIN}:${address}`) : [])

  async function answer(method: string, params: Params) {
    if (method === 'getAccountAddresses') return [{ address: ordinals, intention: 'ordinal', path: '' }]
    if (method === 'signMessage') {
      const protocol = String(params.protocol).toUpperCase()
      const { result } = await request('signMessage', { ...params, protocol })
      // Wallets on other devices answer in hex.
      return { ...result, signature: toHex(fromBase64(result.signature) as Uint8Array) }
    }
    if (method === 'sendTransfer') {
      const recipients = [{ address: params.recipientAddress, amount: Number(params.amount) }]
      return (await request('sendTransfer', { recipients })).result
    }
    const listed = params.signInputs as { address: string; index: number }[]
    const signInputs = Object.fromEntries(listed.map(({ address, index }) => [address, [index]]))
    return (await request('signPsbt', { ...params, signInputs })).result
  }

  const provider: MultiChainProvider = {
    async connect() {
      await request('wallet_connect', {})
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
    },
  }
  return { provider, asked, wallet, payment, ordinals, shared, listeners }
}

type SetupParameters = Parameters<typeof createPaired>[0] & Pick<BitcoinAdapterParameters, 'purposes'>

async function setup({ purposes = ['payment', 'ordinals'], ...parameters }: SetupParameters = {}) {
  const paired = createPaired(parameters)
  const adapter = bitcoinAdapter({ target: new EventTarget(), purposes })
  const modal = createModal({ networks: [bitcoin], adapters: [adapter], storage: memoryStorage() })
  onTestFinished(() => modal.destroy())
  adapter.addProvider?.({
    id: 'walletconnect',
    name: 'WalletConnect',
    type: 'WALLET_CONNECT',
    load: () => Promise.reject(new Error('There is none of EVM')),
    loadMultiChain: async () => paired.provider,
    isAuthorized: () => false,
  })
  const connected = () => connect(modal, { connectorId: 'walletconnect', namespace: 'bip122' })
  const provider = async () => (await getProvider(modal, { namespace: 'bip122' })) as BitcoinProvider
  const canSend = () => adapter.canSend?.({ connectorId: 'walletconnect' })
  return { ...paired, modal, connected, provider, canSend, account: () => modal.state.accounts.bip122 }
}

test('a paired wallet has the form of any other: both addresses, texts, PSBTs and payments', async () => {
  const { connected, provider, asked, payment, ordinals, account, canSend } = await setup()
  await connected()
  expect(canSend()).toBe(true)
  expect(account()).toMatchObject({ status: 'connected', address: payment, chainId: bitcoin.id })
  const { addresses, ...wallet } = await provider()
  expect(addresses).toMatchObject([
    { address: payment, purpose: 'payment' },
    { address: ordinals, purpose: 'ordinals' },
  ])
  for (const address of [payment, ordinals]) {
    const { signature } = await wallet.signMessage({ address, message: 'Text' })
    expect(Verifier.verifySignature(address, 'Text', signature)).toBe(true)
  }
  const psbt = createPsbt({ addresses, secret: fromHex(SECRET) as Uint8Array })
  const signInputs = [{ address: payment, index: 0 }]
  expect((await wallet.signPsbt({ psbt, signInputs })).txid).toBeUndefined()
  const { txid } = await wallet.sendTransfer({ to: RECEIVER, amount: 12_000n })
  expect(txid).toMatch(/^[0-9a-f]{64}$/)
  expect(asked).toMatchObject([
    { method: 'getAccountAddresses', params: { account: payment } },
    { method: 'signMessage', params: { account: payment, address: payment, protocol: 'bip322' } },
    { method: 'signMessage', params: { account: payment, address: ordinals } },
    { method: 'signPsbt', params: { account: payment, psbt, signInputs, broadcast: false } },
    { method: 'sendTransfer', params: { account: payment, recipientAddress: RECEIVER, amount: '12000' } },
  ])
  expect(asked.every(({ chainId }) => chainId === CHAIN)).toBe(true)
})

test('asks a paired wallet for addresses for ordinals only where the dapp wants them', async () => {
  const { connected, provider, asked } = await setup({ purposes: ['payment'] })
  await connected()
  expect([asked, (await provider()).addresses]).toMatchObject([[], { length: 1 }])
})

test('says what a paired wallet has not granted, and asks it for nothing', async () => {
  const { connected, provider, asked, payment, canSend } = await setup({ methods: [] })
  await connected()
  expect(canSend()).toBe(false)
  const wallet = await provider()
  await expect(wallet.signMessage({ address: payment, message: 'Text' })).rejects.toThrow(
    'WalletConnect cannot sign messages on Bitcoin',
  )
  await expect(wallet.sendTransfer({ to: RECEIVER, amount: 1n })).rejects.toThrow('cannot send transactions')
  expect(asked).toEqual([])
})

test('drops what is no address of Bitcoin, and connects nothing without one', async () => {
  // A checksum that is wrong, and an address of a test network.
  const addresses = [
    'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0m',
    'tb1q6rz28mcfaxtmd6v789l9rrlrusdprr9pqcpvkl',
  ]
  const { connected, account } = await setup({ addresses })
  await expect(connected()).rejects.toMatchObject({ name: 'NoAccountError' })
  expect(account().status).toBe('disconnected')
})

test('follows a session that ends, and ends one when it is disconnected', async () => {
  const one = await setup()
  await one.connected()
  one.listeners.get('disconnect')?.(undefined as never)
  await vi.waitFor(() => expect(one.account().status).toBe('disconnected'))
  const other = await setup()
  await other.connected()
  await disconnect(other.modal, { namespace: 'bip122' })
  expect([other.account().status, other.provider === undefined]).toEqual(['disconnected', false])
  expect(other.provider).toBeDefined()
  expect(await other.provider()).toBeUndefined()
})
