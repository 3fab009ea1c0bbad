import { selectRows } from '@foyer/harness/full'
import {
  canSend,
  connect,
  createModal,
  loadBalance,
  type Network,
  open,
  type SendControl,
} from '@foyer/modal-core'
import { memoryStorage } from '@foyer/modal-core/test'
import { type BitcoinTestWalletOptions, createBitcoinTestWallet } from '@foyer/testing/bitcoin'
import { Transaction, address as toAddress } from 'bitcoinjs-lib'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { bitcoin, bitcoinTestnet4 } from '../../networks/bitcoin.ts'
import { send } from '../../send/send.ts'
import { startEsplora } from '../../test/startEsplora.ts'
import { transactions } from '../../transactions/transactions.ts'
import { type BitcoinAdapterParameters, bitcoinAdapter } from '../bitcoinAdapter.ts'
import { createBitcoinSending } from './createBitcoinSending.ts'

beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

/** Of BIP-173, BIP-350 and the first blocks. */
const ADDRESSES = {
  p2pkh: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  p2sh: '3P14159f73E4gFr7JterCCQh9QjiTjiZrG',
  p2wpkh: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  p2wsh: 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
  p2tr: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
}
const RECEIVER = ADDRESSES.p2wpkh

type SetupParameters = BitcoinTestWalletOptions & { purposes?: BitcoinAdapterParameters['purposes'] }

/** A modal with the form for sending, whose account has one bitcoin. */
async function setup({ purposes, ...options }: SetupParameters = {}) {
  const { dialect = 'wbip' } = options
  const target = new EventTarget()
  const storage = memoryStorage()
  const stats = { funded_txo_sum: 100_000_000, spent_txo_sum: 0 }
  const { url } = await startEsplora({
    address: { chain_stats: stats, mempool_stats: { ...stats, funded_txo_sum: 0 } },
    status: () => ({ confirmed: true }),
  })
  const wallet = createBitcoinTestWallet({ storage, ...options })
  wallet.announce(target)
  const modal = createModal({
    networks: [{ ...bitcoin, rpcUrls: { default: { http: [url] } } }],
    adapters: [bitcoinAdapter({ target, purposes })],
    features: [send(), transactions({ show: true })],
    storage,
  })
  onTestFinished(() => {
    modal.destroy()
    wallet.destroy()
  })
  await Promise.resolve()
  const connectorId = {
    wbip: 'FoyerTestWallet.BitcoinProvider',
    unisat: 'unisat',
    standard: 'wallet-standard:Dev Wallet',
  }
  await connect(modal, { connectorId: connectorId[dialect] })
  await loadBalance(modal)
  const control = modal.controls.send as SendControl
  const { current } = modal.state.balance
  const before = wallet.asked.length
  function fill({ amount = '0.00012345', to = RECEIVER } = {}) {
    control.setToken(current.status === 'ready' ? current.tokens[0] : undefined)
    control.setAmount(amount)
    control.setReceiver(to)
  }
  return {
    modal,
    wallet,
    control,
    fill,
    state: () => modal.state.send,
    /** The requests after the connection. */
    asked: () => wallet.asked.slice(before).map(({ method }) => method),
  }
}

describe.each(['wbip', 'unisat'] as const)('a wallet that speaks %s', (dialect) => {
  // The amount is read in one place for both: `test:full` has each amount with each.
  const amounts = selectRows(
    ['0.00012345', '0.1', '0.00000546', '0.99999999'],
    (amount) => dialect === 'wbip' || amount === '0.99999999',
  )
  test.each(amounts)('sends exactly %s bitcoin', async (amount) => {
    const { modal, wallet, control, fill, state } = await setup({ dialect })
    fill({ amount })
    expect(await control.preview()).toBe(true)
    expect(state()).toMatchObject({ status: 'ready', fee: undefined, deposit: undefined })
    expect(await control.send()).toBe(true)
    const { outs, getId } = Transaction.fromHex(wallet.sent[0] ?? '')
    expect(wallet.sent).toHaveLength(1)
    expect(outs.map(({ script, value }) => [toAddress.fromOutputScript(script), value])).toEqual([
      [RECEIVER, BigInt(Math.round(Number(amount) * 1e8))],
    ])
    expect(state()?.hash).toBe(getId.call(Transaction.fromHex(wallet.sent[0] ?? '')))
    await vi.waitUntil(() => state()?.status === 'confirmed')
    const [address] = wallet.addresses
    expect(modal.state.transactions?.recent).toMatchObject([
      { hash: state()?.hash, address, status: 'confirmed' },
    ])
  })

  test('that refuses sends nothing', async () => {
    const { wallet, control, fill, state } = await setup({ dialect })
    fill()
    await control.preview()
    wallet.set({ reject: true })
    expect(await control.send()).toBe(false)
    expect(state()).toMatchObject({ status: 'failed', error: { code: 'rejected' } })
    expect(wallet.sent).toEqual([])
  })

  test('that fails may have sent, and says so', async () => {
    const { wallet, control, fill, state } = await setup({ dialect })
    fill()
    await control.preview()
    wallet.set({ disconnected: true })
    expect(await control.send()).toBe(false)
    expect(state()).toMatchObject({
      status: 'failed',
      error: { problem: { code: 'mayBeSent' } },
    })
  })
})

test('a wallet without a transfer is named before anybody fills in a form', async () => {
  const { modal, control, fill, state, asked } = await setup({
    dialect: 'standard',
    switches: { missing: ['sats-connect:'] },
  })
  expect(canSend(modal)).toBe(false)
  open(modal, { view: 'WalletSend' })
  await vi.waitUntil(() => modal.state.router.route.view === 'Account')
  fill()
  expect(await control.preview()).toBe(false)
  expect(state()?.error).toMatchObject({ problem: { code: 'cannotSend', wallet: 'Dev Wallet' } })
  expect(asked()).toEqual([])
})

test.each(['wbip', 'unisat'] as const)('a wallet that speaks %s is offered to send', async (dialect) => {
  expect(canSend((await setup({ dialect })).modal)).toBe(true)
})

test('an account for Ordinals alone is not paid from', async () => {
  const { control, fill, state, asked } = await setup({ purposes: ['ordinals'] })
  fill()
  expect(await control.preview()).toBe(false)
  expect(state()?.error).toMatchObject({ problem: { code: 'ordinalsKept', wallet: 'Dev Wallet' } })
  expect(asked()).not.toContain('sendTransfer')
})

test('says that the most is not known, for the wallet chooses the fee', async () => {
  const { control, fill, state } = await setup()
  fill()
  await control.useMax()
  expect(state()?.error).toMatchObject({ problem: { code: 'amountMax', wallet: 'Dev Wallet' } })
})

test.each([
  [ADDRESSES.p2pkh, 546n],
  [ADDRESSES.p2sh, 540n],
  [ADDRESSES.p2wpkh, 294n],
  [ADDRESSES.p2wsh, 330n],
  [ADDRESSES.p2tr, 330n],
])('to %s no less than %s satoshi are sent', async (to, dust) => {
  const { control, fill, state, asked } = await setup()
  fill({ to, amount: `0.${String(dust - 1n).padStart(8, '0')}` })
  expect(await control.preview()).toBe(false)
  expect(state()?.error).toMatchObject({
    code: 'balance',
    problem: { code: 'amountDust', amount: { units: dust, decimals: 8, symbol: 'BTC' } },
  })
  expect(asked()).not.toContain('sendTransfer')
  fill({ to, amount: `0.${String(dust).padStart(8, '0')}` })
  expect(await control.preview()).toBe(true)
})

test.each([
  ['its checksum is wrong', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', { code: 'checksum' }],
  ['its checksum is wrong', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', { code: 'checksum' }],
  [
    'its checksum is that of another version',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    { code: 'checksum' },
  ],
  [
    'it is of a test network',
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    { problem: { code: 'requestReceiver', network: 'Bitcoin' } },
  ],
  ['it is of a test network', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', { problem: { code: 'requestReceiver' } }],
  [
    'it is of Ethereum',
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    { problem: { code: 'receiverElsewhere', network: 'Ethereum' } },
  ],
  [
    'it is of Solana',
    '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
    { problem: { code: 'receiverElsewhere', network: 'Solana' } },
  ],
])('refuses a receiver: %s (%s)', async (_, to, error) => {
  const { control, fill, state, asked } = await setup()
  fill({ to })
  expect(await control.preview()).toBe(false)
  expect(state()?.error).toMatchObject(error)
  expect(asked()).not.toContain('sendTransfer')
})

describe('a transaction is followed', () => {
  const HASH = 'ab'.repeat(32)

  /** A server that answers as told, look by look. */
  async function follow(answers: readonly unknown[]) {
    const left = [...answers]
    const { url } = await startEsplora({ status: () => left.shift() ?? 'Transaction not found' })
    const waiting: (() => unknown)[] = []
    const sending = createBitcoinSending({
      getProvider: async () => undefined,
      nameOf: () => '',
      schedule(run) {
        waiting.push(run)
        return () => void waiting.splice(0)
      },
    })
    const network = { ...bitcoin, rpcUrls: { default: { http: [url] } } } as never as Network
    const told: string[] = []
    onTestFinished(sending.follow({ hash: HASH, network }, (status) => void told.push(status)))
    return { told, look: () => waiting.shift()?.(), isWaiting: () => waiting.length > 0 }
  }

  test('until a block has it, also if the server does not know it yet', async () => {
    const { told, look, isWaiting } = await follow([
      'Transaction not found',
      { confirmed: false },
      { confirmed: true },
    ])
    for (let looks = 0; looks < 2; looks++) {
      await vi.waitUntil(isWaiting)
      expect(told).toEqual(['pending'])
      look()
    }
    await vi.waitUntil(() => told.length === 2)
    expect(told).toEqual(['pending', 'confirmed'])
  })

  test('for two hours, then it is left to the user', async () => {
    const { told, look, isWaiting } = await follow([])
    for (let looks = 1; looks < 240; looks++) {
      await vi.waitUntil(isWaiting)
      look()
    }
    await vi.waitUntil(() => told.length === 2)
    expect(told).toEqual(['pending', 'timedOut'])
  })
})

test('an address of a test network is right there', async () => {
  const sending = createBitcoinSending({ getProvider: async () => undefined, nameOf: () => '' })
  const testnet = bitcoinTestnet4 as never as Network
  const text = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
  expect(sending.readReceiver(text, testnet)).toEqual({ kind: 'address', address: text })
  expect(sending.readReceiver(text.toUpperCase(), testnet)).toEqual({ kind: 'address', address: text })
  expect(sending.readReceiver(ADDRESSES.p2pkh, testnet)).toMatchObject({
    problem: { code: 'requestReceiver' },
  })
  expect(sending.readReceiver('alice.bnb', testnet)).toEqual({ kind: 'none' })
})

test('shows and follows what a wallet sends after the request has ended', async () => {
  const { modal, wallet, control, fill, state } = await setup()
  const provider = wallet.provider as { request: (method: string, params: object) => Promise<unknown> }
  provider.request = () => Promise.reject(Object.assign(new Error('No answer'), { code: 8000 }))
  fill()
  expect(await control.preview()).toBe(true)
  expect(await control.send()).toBe(false)
  expect(state()).toMatchObject({ status: 'failed', error: { code: 'unanswered' }, unanswered: 'open' })
  const [address] = wallet.addresses
  const late = { method: 'sendTransfer', chainId: `bip122:${bitcoin.id}`, address } as const
  const hash = 'ab'.repeat(32)
  const told: string[] = []
  modal.events.on('transaction', ({ status }) => void told.push(status))
  modal.events.emit('lateAnswer', { ...late, result: hash })
  expect(state()).toMatchObject({ hash, error: undefined, unanswered: undefined })
  await vi.waitUntil(() => state()?.status === 'confirmed')
  // The form follows it: nobody else has to.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(told).toEqual(['pending', 'confirmed'])
})
