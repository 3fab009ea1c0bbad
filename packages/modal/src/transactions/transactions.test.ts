import type { ModalEvents } from '@foyer/modal-core'
import { bsc, connected, memoryStorage, OTHER_ADDRESS, setupModal, solana } from '@foyer/modal-core/test'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ADDRESS } from '../test/createWallet.ts'
import { isTransactionHash } from './isTransactionHash.ts'
import { type ReadReceipt, readReceipt as readFromNodes, receiptsOf } from './readReceipt.ts'
import { type TransactionsParameters, transactions } from './transactions.ts'

const HASH = `0x${'aB'.repeat(32)}`
const OTHER = `0x${'cd'.repeat(32)}`
const receipt = { hash: HASH, chainId: 56, status: 'confirmed' as const, blockNumber: 0n }

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function setup(parameters: TransactionsParameters = {}, storage = memoryStorage()) {
  const read = vi.fn<ReadReceipt>(async () => undefined)
  const feature = transactions({ read, ...parameters })
  const { modal } = setupModal({ networks: [bsc, solana], storage })
  const statuses: ModalEvents['transaction']['status'][] = []
  modal.events.on('transaction', ({ status }) => statuses.push(status))
  const stop = feature.start(modal)
  onTestFinished(stop)
  const wait = (hash = HASH) => feature.waitForTransaction({ hash })
  return { ...feature, modal, read, statuses, stop, wait }
}

/** Waits until it has timed out. */
async function timeOut({ wait }: ReturnType<typeof setup>, hash = HASH) {
  const failure = wait(hash).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(25_000)
  return failure
}

test('polls each second until the transaction is in a block', async () => {
  const { wait, read, statuses } = setup()
  const answer = wait()
  await vi.advanceTimersByTimeAsync(2_500)
  expect(read).toHaveBeenCalledTimes(3)
  read.mockResolvedValue(receipt)
  await vi.advanceTimersByTimeAsync(500)
  expect(await answer).toEqual(receipt)
  expect(statuses).toEqual(['pending', 'confirmed'])
  expect(vi.getTimerCount()).toBe(0)
})

test('resolves when the transaction reverts', async () => {
  const { wait, read, statuses } = setup()
  read.mockResolvedValue({ ...receipt, status: 'reverted' })
  expect((await wait()).status).toBe('reverted')
  expect(statuses).toEqual(['pending', 'reverted'])
})

test('follows a transaction that a wallet sends after its request has timed out', async () => {
  const { modal, read, statuses } = setup()
  read.mockResolvedValue(receipt)
  const late = { method: 'eth_sendTransaction', chainId: 'eip155:56', address: ADDRESS } as const
  modal.events.emit('lateAnswer', { ...late, result: HASH })
  modal.events.emit('lateAnswer', { ...late, method: 'wallet_sendCalls', result: { id: '0x1' } })
  modal.events.emit('lateAnswer', { ...late, chainId: 'eip155:424242', result: HASH })
  await vi.advanceTimersByTimeAsync(0)
  expect(read).toHaveBeenCalledOnce()
  expect(statuses).toEqual(['pending', 'confirmed'])
})

test('polls again when the node fails once', async () => {
  const { wait, read } = setup()
  read.mockRejectedValueOnce(new Error('down')).mockResolvedValue(receipt)
  const answer = wait()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await answer).toEqual(receipt)
})

test('rejects when the transaction is not confirmed within 25,000 ms', async () => {
  const { wait, read, statuses } = setup()
  read.mockRejectedValue(new Error('down'))
  const failure = wait().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(24_999)
  expect(statuses).toEqual(['pending'])
  await vi.advanceTimersByTimeAsync(1)
  expect(await failure).toMatchObject({ name: 'TransactionTimeoutError', cause: { message: 'down' } })
  expect(statuses).toEqual(['pending', 'timedOut'])
})

test('times out when the node never responds', async () => {
  const modal = setup()
  modal.read.mockReturnValue(new Promise(() => {}))
  expect(await timeOut(modal)).toMatchObject({ name: 'TransactionTimeoutError' })
})

test('sends no request after the timeout without pollPending', async () => {
  const modal = setup()
  await timeOut(modal)
  modal.read.mockClear()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(modal.read).not.toHaveBeenCalled()
})

test('polls every 30,000 ms after the timeout with pollPending, until the transaction is in a block', async () => {
  const modal = setup({ pollPending: true })
  await timeOut(modal)
  modal.read.mockClear()
  await vi.advanceTimersByTimeAsync(29_999)
  expect(modal.read).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(modal.read).toHaveBeenCalledOnce()
  modal.read.mockResolvedValue(receipt)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(modal.statuses).toEqual(['pending', 'timedOut', 'confirmed'])
  expect(vi.getTimerCount()).toBe(0)
})

test('waits on without pollPending for what the other owners of an account have to execute', async () => {
  const modal = setup()
  modal.read.mockResolvedValue('shared')
  expect(await timeOut(modal)).toMatchObject({ name: 'TransactionTimeoutError' })
  expect(modal.statuses).toEqual(['pending', 'shared'])
  modal.read.mockResolvedValue({ ...receipt, hash: OTHER })
  const replacement = vi.fn()
  modal.modal.events.on('transaction', replacement)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(replacement).toHaveBeenCalledExactlyOnceWith({
    hash: HASH,
    chainId: 56,
    status: 'confirmed',
    replacement: OTHER,
  })
  expect(vi.getTimerCount()).toBe(0)
})

test('says nothing of other owners when an account with code has sent by itself', async () => {
  const { wait, read, statuses } = setup()
  read.mockResolvedValueOnce('shared').mockResolvedValueOnce('shared').mockResolvedValue(receipt)
  const answer = wait()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await answer).toEqual(receipt)
  expect(statuses).toEqual(['pending', 'confirmed'])
})

test('reports a confirmation once when the transaction is waited for again under pollPending', async () => {
  const modal = setup({ pollPending: true })
  await timeOut(modal)
  modal.read.mockResolvedValue(receipt)
  await modal.wait()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(modal.statuses).toEqual(['pending', 'timedOut', 'pending', 'confirmed'])
})

test('follows only the newest 20 transactions with pollPending', async () => {
  const modal = setup({ pollPending: true })
  const hashes = Array.from({ length: 21 }, (_, index) => `0x${String(index).padStart(64, '0')}`)
  const waits = hashes.map((hash) => modal.wait(hash).catch(() => {}))
  await vi.advanceTimersByTimeAsync(25_000)
  await Promise.all(waits)
  modal.read.mockClear()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(modal.read.mock.calls.map(([{ hash }]) => hash)).toEqual(hashes.slice(1))
})

test('stops polling after the modal is destroyed', async () => {
  const modal = setup({ pollPending: true })
  await timeOut(modal)
  const failure = modal.wait(OTHER).catch((error: unknown) => error)
  modal.stop()
  expect(await failure).toMatchObject({ name: 'TransactionsStoppedError' })
  expect(vi.getTimerCount()).toBe(0)
  await expect(modal.wait()).rejects.toThrow('No modal follows transactions')
})

test.each(['', '0x', `${HASH}0`, HASH.slice(0, -1), HASH.slice(2), `0x${'g'.repeat(64)}`])(
  'rejects %j, which is not a transaction hash: 0x and exactly 64 hex characters',
  async (hash) => {
    const { waitForTransaction, read } = setup()
    expect(isTransactionHash(hash)).toBe(false)
    await expect(waitForTransaction({ hash })).rejects.toThrow('Invalid transaction hash')
    expect(read).not.toHaveBeenCalled()
  },
)

test.each([10, solana.id])('rejects %s, which is not a configured EVM network', async (chainId) => {
  const { waitForTransaction } = setup()
  await expect(waitForTransaction({ hash: HASH, chainId })).rejects.toThrow('Network not found')
})

const readWith = (result: unknown, address?: string) => {
  vi.stubGlobal('fetch', async () => Response.json({ jsonrpc: '2.0', id: 1, result }))
  onTestFinished(() => void vi.unstubAllGlobals())
  return readFromNodes({ hash: HASH, network: setupModal().modal.networks.active(), address })
}

test('reads a receipt from the network’s nodes', async () => {
  const answer = { transactionHash: HASH.toLowerCase(), status: '0x0', blockNumber: '0x10' }
  expect(await readWith(answer)).toEqual({ hash: HASH, chainId: 56, status: 'reverted', blockNumber: 16n })
  expect(await readWith({ ...answer, status: '0x1' })).toMatchObject({ status: 'confirmed' })
  expect(await readWith(null)).toBeUndefined()
})

test('calls a transaction reverted in which only what the contract account was asked for has failed', async () => {
  const executionFailure = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'
  const logs = [{ address: ADDRESS.toLowerCase(), topics: [executionFailure, OTHER], data: '0x' }]
  const answer = { transactionHash: HASH, status: '0x1', blockNumber: '0x10', logs }
  expect(await readWith(answer, ADDRESS)).toMatchObject({ status: 'reverted' })
  expect(await readWith(answer, OTHER_ADDRESS)).toMatchObject({ status: 'confirmed' })
  expect(await readWith({ ...answer, logs: [{}, null] }, ADDRESS)).toMatchObject({ status: 'confirmed' })
})

test.each([
  'yes',
  {},
  { transactionHash: OTHER, status: '0x1', blockNumber: '0x1' },
  { transactionHash: HASH, status: '0x2', blockNumber: '0x1' },
  { transactionHash: HASH, status: '0x1', blockNumber: null },
  { transactionHash: HASH, status: '0x1', blockNumber: '0x' },
])('rejects %j as a receipt', async (answer) => {
  await expect(readWith(answer)).rejects.toThrow('something other than the receipt')
})

test.each([
  'yes',
  {},
  { from: ADDRESS },
  { from: ADDRESS, nonce: '0x1', to: null, value: '0x', input: '0x' },
])('keeps waiting when a node answers %j to everything but the receipt', async (answer) => {
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { method } = JSON.parse(body)
    const result = method === 'eth_getTransactionReceipt' ? null : answer
    return Response.json({ jsonrpc: '2.0', id: 1, result })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const read = receiptsOf({ adapterOf: () => undefined })
  expect(await read({ hash: HASH, network: setupModal().modal.networks.active() })).toBeUndefined()
})

test('keeps the last ten transactions of the account in this browser, and follows those that are pending', async () => {
  const storage = memoryStorage()
  const first = setup({ show: true }, storage)
  first.modal.accounts.set('eip155', connected())
  const hashOf = (index: number) => `0x${String(index).padStart(64, '0')}`
  for (let index = 0; index < 11; index += 1)
    first.add({ hash: hashOf(index), description: `Stake \u202e${index}` })
  first.read.mockImplementation(async ({ hash }) =>
    hash === hashOf(10) ? { ...receipt, hash, status: 'reverted' } : undefined,
  )
  await vi.advanceTimersByTimeAsync(1_000)
  const shown = ({ modal }: typeof first) => modal.state.transactions?.recent ?? []
  expect(shown(first)).toHaveLength(10)
  expect(shown(first)[0]).toMatchObject({ hash: hashOf(10), description: 'Stake 10', status: 'reverted' })
  expect(shown(first).at(-1)).toMatchObject({ hash: hashOf(1), status: 'pending' })
  first.stop()

  const second = setup({ show: true }, storage)
  expect(shown(second)).toEqual(shown(first))
  expect(second.read).toHaveBeenCalledTimes(9)
  second.modal.controls.transactions?.clear(ADDRESS)
  expect(shown(second)).toEqual([])
  second.stop()
  expect(shown(setup({ show: true }, storage))).toEqual([])
})

/** A row as another tab writes it. */
const row = (hash: string, status = 'pending') => {
  return { hash, caipNetworkId: 'eip155:56', address: ADDRESS, status }
}
const KEY = 'foyer.1.default.recentTransactions'
const tellTab = () => window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }))

test('a storage that is full: the page lists what it has sent, whatever other tabs write, and keeps it when there is room', () => {
  const storage = memoryStorage()
  const { setItem } = storage
  const { modal } = setup({ show: true }, storage)
  modal.accounts.set('eip155', connected())
  const emit = (hash: string, status: ModalEvents['transaction']['status']) =>
    modal.events.emit('transaction', { hash, chainId: 56, status })
  const shown = () => modal.state.transactions?.recent.map(({ hash, status }) => [hash, status])
  storage.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  emit(HASH, 'pending')
  setItem(KEY, JSON.stringify([row(OTHER)]))
  tellTab()
  expect(shown()).toEqual([
    [HASH, 'pending'],
    [OTHER, 'pending'],
  ])
  emit(HASH, 'confirmed')
  // There is room again.
  storage.setItem = setItem
  emit(OTHER, 'confirmed')
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toMatchObject([
    { hash: HASH, status: 'confirmed' },
    { hash: OTHER, status: 'confirmed' },
  ])
  setItem(KEY, '[]')
  tellTab()
  expect(shown()).toEqual([])
})

test.each([
  ['no JSON', '{'],
  ['no list', '{"hash":1}'],
  [
    'rows of another shape',
    JSON.stringify([null, { hash: HASH }, { hash: '0x1', caipNetworkId: 'eip155:56' }]),
  ],
])('drops what is stored as %s', (_, stored) => {
  const storage = memoryStorage()
  storage.setItem('foyer.1.default.recentTransactions', stored)
  expect(setup({ show: true }, storage).modal.state.transactions?.recent).toEqual([])
})
