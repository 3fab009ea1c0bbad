import { type Fault, startFaultProxy } from '@foyer/harness/faults'
import { type SolanaChain, startSolanaChain } from '@foyer/harness/solana'
import { createModal } from '@foyer/modal-core'
import { connected, memoryStorage, solana } from '@foyer/modal-core/test'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { bitcoinAdapter } from '../bitcoin/bitcoinAdapter.ts'
import { bitcoin } from '../networks/bitcoin.ts'
import { solanaAdapter } from '../solana/solanaAdapter.ts'
import { createSolanaSender, FEE, SOL } from '../test/createSolanaSender.ts'
import { startEsplora } from '../test/startEsplora.ts'
import { transactions } from './transactions.ts'

const KEY = 'foyer.1.default.recentTransactions'
const TXID = 'ab'.repeat(32)

/** The requests that have no answer yet. */
let asking = new Set<object>()

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  const [asked, send] = [new Set<object>(), fetch]
  asking = asked
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    asked.add(request)
    try {
      const response = await send(...request)
      return new Response(await response.arrayBuffer(), response)
    } finally {
      asked.delete(request)
    }
  })
  // The time between two looks passes when a test says so.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Storage = ReturnType<typeof memoryStorage>

/** A page with both namespaces, which shows what is stored and follows it. */
function openPage({ storage, rpcUrl }: { storage: Storage; rpcUrl: string }) {
  const rpcUrls = { default: { http: [rpcUrl] } }
  const modal = createModal({
    networks: [
      { ...solana, rpcUrls },
      { ...bitcoin, rpcUrls },
    ],
    adapters: [solanaAdapter(), bitcoinAdapter()],
    features: [transactions({ show: true })],
    storage,
  })
  onTestFinished(() => modal.destroy())
  const told: string[] = []
  modal.events.on('transaction', ({ status }) => void told.push(status))
  const recent = () => modal.state.transactions?.recent ?? []
  /** Lets the time pass until the newest transaction has a status. */
  const reaches = (status: string) => passUntil(() => recent()[0]?.status === status)
  return { modal, told, recent, reaches }
}

/**
 * Each pass of time ends one wait between two looks, and no more: the next begins with an answer. None passes while one
 * is asked for, for that would end the time of the request.
 */
const passUntil = (isDone: () => boolean) =>
  vi.waitUntil(() => isDone() || void (asking.size === 0 && vi.advanceTimersByTime(30_000)), {
    interval: 10,
  })

describe('on Solana', () => {
  let chain: SolanaChain
  beforeEach(async () => {
    chain = await startSolanaChain()
  })
  afterEach(() => chain.stop())

  /** Half a SOL is sent by a page that is left before it knows the end, at a node that fails as told. */
  async function leave({ fail = {} }: { fail?: Record<string, Fault> } = {}) {
    const failing = new Map(Object.entries(fail))
    const asked: string[] = []
    const proxy = await startFaultProxy(chain.rpcUrl, ({ rpc }) => {
      asked.push(rpc?.method ?? '')
      return failing.get(rpc?.method ?? '') ?? failing.get('*')
    })
    onTestFinished(proxy.stop)
    const storage = memoryStorage()
    const features = [transactions({ show: true })]
    const sender = await createSolanaSender({ chain, rpcUrl: proxy.url, storage, features })
    failing.set('getSignatureStatuses', failing.get('getSignatureStatuses') ?? UNKNOWN)
    sender.fill()
    await sender.control.preview()
    void sender.control.send()
    // Sooner than a node that does not answer is given up.
    await vi.waitUntil(() => storage.getItem(KEY) !== null)
    const hash = sender.state()?.hash
    sender.modal.destroy()
    if (fail.sendTransaction === undefined) await vi.waitUntil(() => chain.asked.includes('sendTransaction'))
    const open = () => openPage({ storage, rpcUrl: proxy.url })
    const looks = () => asked.filter((method) => method === 'getSignatureStatuses').length
    const passLooks = (count: number) => {
      const end = looks() + count
      return passUntil(() => looks() >= end)
    }
    return { ...sender, hash, storage, open, failing, looks, passLooks }
  }

  const UNKNOWN: Fault = { result: { context: { slot: 1 }, value: [null] } }
  const saying = (status: object | null, slot = 1_000_000_000): Fault => {
    return { result: { context: { slot }, value: [status] } }
  }

  test('a transfer is confirmed after a reload', async () => {
    const { hash, own, open, failing, passLooks } = await leave()
    const { recent, reaches } = open()
    expect(recent()).toMatchObject([{ hash, address: own, status: 'pending', lastBlock: expect.any(Number) }])
    await passLooks(3)
    failing.clear()
    await reaches('confirmed')
    expect(chain.balanceOf(own)).toBe(2n * SOL - SOL / 2n - FEE)
  })

  test('a page that is left before the node has answered knows what it has sent', async () => {
    const { recent } = (await leave({ fail: { sendTransaction: 'silence' } })).open()
    expect(recent()).toMatchObject([{ status: 'pending' }])
  })

  test('a transfer that failed on the chain is told so', async () => {
    const { open, failing } = await leave()
    const error = { err: { InstructionError: [0, 'Custom'] }, confirmationStatus: 'confirmed', slot: 1 }
    failing.set('getSignatureStatuses', saying(error))
    await open().reaches('reverted')
  })

  test('one that no node took in time has expired, and nothing is gone', async () => {
    const { own, open, failing } = await leave({ fail: { sendTransaction: 'drop' } })
    const page = open()
    chain.passBlocks(151n)
    failing.clear()
    await page.reaches('expired')
    expect(page.told).toEqual(['pending', 'expired'])
    expect(chain.balanceOf(own)).toBe(2n * SOL)
  })

  test('a node that lags does not make it expire', async () => {
    const { open, failing, passLooks } = await leave()
    chain.passBlocks(200n)
    const page = open()
    await passLooks(6)
    expect(page.recent()).toMatchObject([{ status: 'pending' }])
    failing.clear()
    await page.reaches('confirmed')
    expect(page.told).toEqual(['pending', 'confirmed'])
  })

  test('a node that is down for a while loses nothing', async () => {
    const { open, failing } = await leave()
    failing.set('*', 'drop')
    failing.set('getSignatureStatuses', 'drop')
    const page = open()
    let passes = 0
    await passUntil(() => ++passes > 20)
    expect(page.told).toEqual(['pending'])
    failing.clear()
    await page.reaches('confirmed')
  })

  test('a node that has processed it and forgets it: the next tells the end', async () => {
    const { open, failing, passLooks } = await leave({ fail: { sendTransaction: 'drop' } })
    failing.set('getSignatureStatuses', saying({ err: null, confirmationStatus: 'processed', slot: 1 }))
    const page = open()
    await passLooks(3)
    expect(page.told).toEqual(['pending'])
    chain.passBlocks(151n)
    failing.set('getSignatureStatuses', saying(null))
    await page.reaches('expired')
  })

  test('what is confirmed stays so, and is not asked for again', async () => {
    const { open, failing, looks } = await leave()
    failing.clear()
    const first = open()
    await first.reaches('confirmed')
    first.modal.destroy()
    failing.set('getSignatureStatuses', saying(null))
    chain.passBlocks(200n)
    const before = looks()
    const { recent, told } = open()
    let passes = 0
    await passUntil(() => ++passes > 20)
    expect(looks()).toBe(before)
    expect(told).toEqual([])
    expect(recent()).toMatchObject([{ status: 'confirmed' }])
  })

  test('without its last block it is left to the user, whatever the network says', async () => {
    const { storage, open, failing } = await leave({ fail: { sendTransaction: 'drop' } })
    const rows = JSON.parse(storage.getItem(KEY) ?? '')
    storage.setItem(KEY, JSON.stringify([{ ...rows[0], lastBlock: -1 }]))
    chain.passBlocks(200n)
    failing.clear()
    await open().reaches('timedOut')
  })

  test('one that expired at a node without it is confirmed once another node has it', async () => {
    const { storage, hash, open, failing } = await leave()
    const wrong = open()
    await vi.waitUntil(() => wrong.told.length > 0)
    wrong.modal.events.emit('transaction', { hash: hash ?? '', chainId: solana.id, status: 'expired' })
    wrong.modal.events.emit('transaction', { hash: hash ?? '', chainId: solana.id, status: 'timedOut' })
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toMatchObject([{ hash, status: 'expired' }])
    failing.clear()
    await wrong.reaches('confirmed')
  })

  test('a node that has forgotten the blocks of days ago does not make it expire', async () => {
    const { open, failing } = await leave()
    failing.set('getSignatureStatuses', saying(null))
    chain.passBlocks(500_000n)
    const page = open()
    await page.reaches('timedOut')
    expect(page.told).toEqual(['pending', 'timedOut'])
  })

  test('of two tabs none takes an end back, or a row from the other', async () => {
    const { storage, hash, open, failing } = await leave()
    const behind = open()
    failing.clear()
    const ahead = open()
    await ahead.reaches('confirmed')
    // The tab that is behind has a look that knows nothing.
    const { modal } = behind
    modal.events.emit('transaction', { hash: hash ?? '', chainId: solana.id, status: 'pending' })
    modal.events.emit('transaction', { hash: hash ?? '', chainId: solana.id, status: 'timedOut' })
    modal.events.emit('transaction', { hash: hash ?? '', chainId: solana.id, status: 'expired' })
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toMatchObject([{ hash, status: 'confirmed' }])
    ahead.modal.controls.transactions?.clear(behind.recent()[0]?.address ?? '')
    modal.events.emit('transaction', { hash: hash ?? '', chainId: solana.id, status: 'confirmed' })
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual([])
    expect(behind.recent()).toEqual([])
  })
})

describe('on Bitcoin', () => {
  /** A page that was left with a transfer on its way, at a server that answers as told. */
  async function leave(rows: readonly object[] = [{}]) {
    const answer = { status: (): unknown => 'Transaction not found' }
    const server = await startEsplora({ status: () => answer.status() })
    const row = { hash: TXID, caipNetworkId: `bip122:${bitcoin.id}`, address: 'bc1q', status: 'pending' }
    const storage = memoryStorage()
    storage.setItem(KEY, JSON.stringify(rows.map((one) => ({ ...row, ...one }))))
    const looks = () => server.asked.filter((url) => url.endsWith('/status')).length
    return { answer, storage, looks, open: () => openPage({ storage, rpcUrl: server.url }) }
  }

  test('a transfer is followed after a reload until a block has it, and not given up by a later one', async () => {
    const { answer, looks, open } = await leave()
    const first = open()
    await passUntil(() => looks() > 3)
    answer.status = () => ({ confirmed: false })
    await passUntil(() => looks() > 6)
    expect(first.told).toEqual(['pending'])
    answer.status = () => ({ confirmed: true })
    await first.reaches('confirmed')
    first.modal.destroy()
    // The block is given up, or the server lies.
    answer.status = () => 'Transaction not found'
    expect(open().recent()).toMatchObject([{ status: 'confirmed' }])
  })

  test.each([['nonsense'], [{ confirmed: 'yes' }], [[]], ['null']])(
    'a server that answers %j has told nothing',
    async (said) => {
      const { answer, looks, open } = await leave()
      answer.status = () => said
      const page = open()
      await passUntil(() => looks() > 3)
      expect(page.told).toEqual(['pending'])
      answer.status = () => ({ confirmed: true })
      await page.reaches('confirmed')
    },
  )

  test('after two hours without a block its end is not known', async () => {
    const { open } = await leave()
    const page = open()
    await page.reaches('timedOut')
    expect(page.told).toEqual(['pending', 'timedOut'])
  })

  test('what a wallet sends after the reload is remembered and followed, and nothing else that it says', async () => {
    const { answer, open } = await leave([])
    const page = open()
    page.modal.accounts.set('bip122', connected({ address: 'bc1q', chainId: bitcoin.id }))
    const late = { method: 'sendTransfer', chainId: `bip122:${bitcoin.id}`, address: 'bc1q' } as const
    for (const result of [TXID.toUpperCase(), `0x${TXID}`, undefined, { txid: TXID }])
      page.modal.events.emit('lateAnswer', { ...late, result })
    // Some wallets say it twice.
    for (const _ of [1, 2]) page.modal.events.emit('lateAnswer', { ...late, result: TXID })
    await vi.waitUntil(() => page.told.length > 0)
    expect(page.recent()).toMatchObject([{ hash: TXID, address: 'bc1q', status: 'pending' }])
    answer.status = () => ({ confirmed: true })
    await page.reaches('confirmed')
    expect(page.told).toEqual(['pending', 'confirmed'])
  })

  test('drops rows that are none of its namespace, and asks for none of them', async () => {
    const { looks, open } = await leave([
      { hash: `0x${TXID}` },
      { hash: TXID.toUpperCase() },
      { hash: `${TXID}/../..` },
      { hash: TXID, caipNetworkId: `solana:${solana.id}` },
      { hash: '1'.repeat(88), caipNetworkId: `solana:${solana.id}` },
      { hash: '1'.repeat(64), caipNetworkId: 'toString:1' },
      { status: 'done' },
      { address: 1 },
      { lastBlock: 1e99 },
    ])
    const { recent, told } = open()
    // Two are long enough for signatures of Solana, and say something shorter or longer.
    expect(recent().map(({ hash, lastBlock }) => [hash, lastBlock])).toEqual([
      [TXID, undefined],
      ['1'.repeat(88), undefined],
      [TXID, undefined],
    ])
    await passUntil(() => looks() > 0)
    expect(told).toEqual(['pending'])
  })
})
