import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Fault, type FaultProxy, type ProxiedRequest, startFaultProxy } from '@foyer/harness/faults'
import { IS_FULL } from '@foyer/harness/full'
import { rewardVaultAbi } from '@foyer/presale-contracts'
import { type Address, erc20Abi, getAbiItem, parseAbi, parseUnits, toEventSelector } from 'viem'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createCall } from '../chain/call.ts'
import { openChain } from '../chain/openChain.ts'
import { loadArtifact } from '../deploy/artifacts.ts'
import { devnetAccount } from '../devnet/accounts.ts'
import { startDevnet, type TestDevnet } from '../testing/startDevnet.ts'
import { createVaultReader, REREAD_BLOCKS, type VaultReader } from '../vault/createVaultReader.ts'
import { createKeeper } from './createKeeper.ts'
import type { KeeperEvent } from './keeperEvent.ts'
import { serveKeeperMetrics } from './serveKeeperMetrics.ts'

/** Withdrawals of account 12, which has 100 USDT and 20 USDC of rewards; account 10 has one of 20 USDC open already. */
const user = devnetAccount(12)
const seeded = devnetAccount(10)
const keeper = devnetAccount(4)

let devnet: TestDevnet
let proxy: FaultProxy
let choose: (call: ProxiedRequest['rpc']) => Fault | undefined = () => undefined
let usdt: Address
let usdc: Address

beforeAll(async () => {
  devnet = await startDevnet('public')
  proxy = await startFaultProxy(devnet.rpcUrl, ({ rpc }) => choose(rpc))
  const [first, second] = devnet.deployment.tokens
  usdt = first?.address ?? '0x'
  usdc = second?.address ?? '0x'
})
afterAll(async () => {
  await proxy.stop()
  await devnet.stop()
})

/** Blocks that are read again where a test has to mine as many: by default that takes anvil longer than a request may. */
const FEW_BLOCKS = 40n

type Overrides = {
  rpcUrl?: string
  rereadBlocks?: bigint
  batchSize?: number
  stateFile?: string
  reader?: Pick<VaultReader, 'read'>
  account?: ReturnType<typeof devnetAccount>
  metrics?: Awaited<ReturnType<typeof serveKeeperMetrics>>
}

async function start(overrides: Overrides = {}) {
  const { rpcUrl = devnet.rpcUrl, batchSize, stateFile, rereadBlocks, account = keeper } = overrides
  const { deployment } = devnet
  const client = await openChain({ rpcUrl, chainId: 56, retryCount: 0 })
  const reader = overrides.reader ?? createVaultReader({ client, deployment, stateFile, rereadBlocks })
  const events: KeeperEvent[] = []
  function onEvent(event: KeeperEvent) {
    overrides.metrics?.onEvent(event)
    events.push(event)
  }
  const common = { client, deployment, reader, batchSize, onEvent, onLook: overrides.metrics?.onLook }
  return { ...createKeeper({ ...common, keeper: account, delay: 0, interval: 5 }), events }
}

async function request(token: Address, whole: string) {
  const { rewardVault } = devnet.deployment.contracts
  const call = createCall(rewardVault, rewardVaultAbi, 'requestWithdrawal', [token, parseUnits(whole, 18)])
  await devnet.devnet.send(user, call)
}

const balance = (token: Address, holder: Address) =>
  devnet.client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [holder] })

/** Statuses of a user's withdrawals, newest first: 1 processing, 2 success. */
async function statuses(account: Address) {
  const [page] = await devnet.client.readContract({
    address: devnet.deployment.contracts.rewardVault,
    abi: rewardVaultAbi,
    functionName: 'withdrawalsOf',
    args: [account, 0, 10n],
  })
  return page.map(({ status }) => status)
}

/** Makes USDT a token that refuses to pay an account, or pays it again. */
async function blockInUsdt(account: Address, isBlocked: boolean) {
  const { deployedBytecode } = await loadArtifact('BlockingToken')
  await devnet.rpc('anvil_setCode', usdt, deployedBytecode)
  const abi = parseAbi(['function setBlocked(address account, bool value)'])
  await devnet.devnet.send(devnetAccount(22), createCall(usdt, abi, 'setBlocked', [account, isBlocked]))
}

/** Waits until what the keeper has sent is mined: anvil answers before it mines. */
async function untilMined() {
  const count = (blockTag: 'latest' | 'pending') =>
    devnet.client.getTransactionCount({ address: keeper.address, blockTag })
  await expect.poll(async () => (await count('pending')) - (await count('latest'))).toBe(0)
}

const isolated = (run: () => Promise<void>) => () =>
  devnet.isolated(run).finally(() => {
    choose = () => undefined
  })

test(
  'pays what is open, in one transaction a token, and nothing twice',
  isolated(async () => {
    await request(usdt, '40')
    await request(usdt, '20')
    const before = await balance(usdt, user.address)
    const { settleDue, events } = await start()
    expect(await settleDue()).toBe(3)
    expect(await settleDue()).toBe(0)
    expect(events.map((event) => event.type)).toEqual(['batch', 'batch'])
    expect(await statuses(user.address)).toEqual([2, 2])
    expect(await statuses(seeded.address)).toEqual([2, 2])
    // 40 and 20, less 5 % and 1 each.
    expect((await balance(usdt, user.address)) - before).toBe(parseUnits('55', 18))
  }),
)

test(
  'finds a withdrawal that was requested after the start',
  isolated(async () => {
    const { settleDue } = await start()
    await settleDue()
    await request(usdc, '20')
    expect(await settleDue()).toBe(1)
  }),
)

/** Requests at which a keeper is cut off: each in `test:full`, else those after which a payment is on its way. */
const isCutPoint = (method = '') => IS_FULL || /^eth_(sendRawTransaction|getTransactionReceipt)$/.test(method)

describe('restarted', () => {
  test(
    'after it was killed before the receipt, it pays the rest and nothing twice',
    isolated(async () => {
      for (let count = 0; count < 4; count++) await request(usdt, '10')
      const before = await balance(usdt, user.address)
      // The transaction is mined, but the keeper never learns of it, and reaches nothing any more.
      const cut = Promise.withResolvers<void>()
      let isCut = false
      const own = await startFaultProxy(devnet.rpcUrl, ({ rpc }) => {
        if (rpc?.method === 'eth_getTransactionReceipt') {
          isCut = true
          cut.resolve()
        }
        return isCut ? 'drop' : undefined
      })
      const killed = await start({ rpcUrl: own.url, batchSize: 2 })
      killed.settleDue().catch(() => {})
      await cut.promise
      await own.stop()
      await untilMined()
      const again = await start({ batchSize: 2 })
      await again.settleDue()
      expect(await statuses(user.address)).toEqual([2, 2, 2, 2])
      expect((await balance(usdt, user.address)) - before).toBe(parseUnits('34', 18))
    }),
  )

  test(
    'after it was cut off at any request, it pays everything once',
    isolated(async () => {
      await request(usdt, '10')
      await request(usdt, '10')
      const before = await balance(usdt, user.address)
      for (let survived = 0; ; survived++) {
        const cut = Promise.withResolvers<'cut off'>()
        let count = 0
        const own = await startFaultProxy(devnet.rpcUrl, ({ rpc }) => {
          if (count <= survived && isCutPoint(rpc?.method)) count++
          if (count <= survived) return undefined
          cut.resolve('cut off')
          return rpc?.method === 'eth_sendRawTransaction' && survived % 2 === 0 ? 'dropAnswer' : 'drop'
        })
        const settling = start({ rpcUrl: own.url, batchSize: 1 }).then(({ settleDue }) => settleDue())
        const outcome = await Promise.race([settling.catch(() => 'cut off'), cut.promise])
        await own.stop()
        await untilMined()
        if (outcome === 0) break
      }
      expect(await statuses(user.address)).toEqual([2, 2])
      expect((await balance(usdt, user.address)) - before).toBe(parseUnits('17', 18))
    }),
  )

  test(
    'while its earlier transaction is not mined yet, it waits for that one',
    isolated(async () => {
      await request(usdt, '10')
      await devnet.rpc('evm_setAutomine', false)
      try {
        const { rewardVault } = devnet.deployment.contracts
        const earlier = createCall(rewardVault, rewardVaultAbi, 'collectFees', [usdt])
        await devnet.rpc('eth_sendTransaction', { from: keeper.address, to: earlier.to, data: earlier.data })
        const { settleDue, events } = await start()
        expect(await settleDue()).toBe(0)
        expect(events).toEqual([{ type: 'waiting', nonce: expect.any(Number) }])
        await devnet.mine(1)
      } finally {
        await devnet.rpc('evm_setAutomine', true)
      }
      expect(await (await start()).settleDue()).toBe(2)
    }),
  )

  test(
    'continues from its state file, which never names an unfinalized block',
    isolated(async () => {
      const stateFile = join(await mkdtemp(join(tmpdir(), 'keeper-')), 'state.json')
      const options = { stateFile, rereadBlocks: FEW_BLOCKS }
      await devnet.mine(Number(FEW_BLOCKS) + 5)
      // The chain has fewer blocks than are read again by default.
      expect(await devnet.client.getBlockNumber({ cacheTime: 0 })).toBeLessThan(REREAD_BLOCKS)
      await (await start({ stateFile })).settleDue()
      await expect(readFile(stateFile)).rejects.toThrow('ENOENT')

      await (await start(options)).settleDue()
      const { block, ledger } = JSON.parse(await readFile(stateFile, 'utf8'))
      const finalized = await devnet.client.getBlock({ blockTag: 'finalized' })
      expect(BigInt(block.number)).toBeLessThanOrEqual(finalized.number - FEW_BLOCKS)
      expect(ledger.open).toHaveLength(1)

      const read: unknown[] = []
      choose = (call) => {
        if (call?.method === 'eth_getLogs') read.push(call.params)
        return undefined
      }
      await request(usdt, '10')
      const again = await start({ ...options, rpcUrl: proxy.url })
      expect(await again.settleDue()).toBe(1)
      const next = `0x${(BigInt(block.number) + 1n).toString(16)}`
      expect(read[0]).toMatchObject([{ fromBlock: next }])
    }),
  )

  test('refuses a damaged state file and says that it may be deleted', async () => {
    const stateFile = join(await mkdtemp(join(tmpdir(), 'keeper-')), 'state.json')
    await writeFile(stateFile, '{"version":1,"chainId":56,"rewa')
    await expect((await start({ stateFile })).settleDue()).rejects.toThrow(/is damaged\.\nTo do: delete it/)
  })

  test(
    'refuses the state file of another vault',
    isolated(async () => {
      const stateFile = join(await mkdtemp(join(tmpdir(), 'keeper-')), 'state.json')
      await devnet.mine(Number(FEW_BLOCKS) + 5)
      await (await start({ stateFile, rereadBlocks: FEW_BLOCKS })).settleDue()
      const state = JSON.parse(await readFile(stateFile, 'utf8'))
      await writeFile(stateFile, JSON.stringify({ ...state, rewardVault: user.address }))
      await expect((await start({ stateFile })).settleDue()).rejects.toThrow('belongs to another deployment')
    }),
  )
})

test(
  'replaces a transaction that stays unmined for a minute, with higher fees',
  isolated(async () => {
    await request(usdt, '10')
    await devnet.rpc('evm_setAutomine', false)
    try {
      const { rewardVault } = devnet.deployment.contracts
      const { data, to } = createCall(rewardVault, rewardVaultAbi, 'collectFees', [usdt])
      const { gasLimit } = await devnet.client.getBlock()
      const stuck = await devnet.rpc('eth_sendTransaction', {
        from: keeper.address,
        to,
        data,
        gas: '0x30d40',
      })
      // No block has room for it.
      await devnet.rpc('evm_setBlockGasLimit', '0xc350')
      const { settleDue, events } = await start()
      expect(await settleDue()).toBe(0)
      await devnet.rpc('evm_increaseTime', 61)
      await devnet.mine(1)
      await devnet.rpc('evm_setBlockGasLimit', `0x${gasLimit.toString(16)}`)
      const settling = settleDue()
      await expect.poll(() => devnet.rpc('eth_getTransactionByHash', stuck)).toBeNull()
      await devnet.rpc('evm_setAutomine', true)
      await devnet.mine(1)
      expect(await settling).toBe(2)
      expect(events[0]).toEqual({ type: 'waiting', nonce: expect.any(Number) })
      expect(events[1]).toMatchObject({ type: 'replacing', feePercent: 125n })
      expect(await statuses(user.address)).toEqual([2])
    } finally {
      await devnet.rpc('evm_setAutomine', true)
    }
  }),
)

describe('a token whose payments fail as a whole', () => {
  test(
    'does not hold up the withdrawals of another token',
    isolated(async () => {
      await request(usdt, '10')
      // The gas fee of every payment goes to the keeper, whom the token does not pay.
      await blockInUsdt(keeper.address, true)
      const { settleDue, events } = await start()
      expect(await settleDue()).toBe(1)
      expect(await statuses(seeded.address)).toEqual([2, 2])
      expect(events).toContainEqual({
        type: 'batch',
        batch: { token: usdt, ids: [3] },
        outcome: { status: 'failed', reason: expect.any(String) },
      })
      expect(await settleDue()).toBe(0)
    }),
  )

  test(
    'comes after the other tokens from then on, however old its withdrawals are',
    isolated(async () => {
      await request(usdt, '10')
      await blockInUsdt(keeper.address, true)
      const { settleDue, events } = await start()
      await settleDue()
      await request(usdt, '10')
      await request(usdc, '5')
      events.length = 0
      expect(await settleDue()).toBe(1)
      const tokens = events.flatMap((event) => (event.type === 'batch' ? [event.batch.token] : []))
      expect(tokens).toEqual([usdc, usdt])
    }),
  )

  test(
    'is told apart from an endpoint that limits requests, whose withdrawals do not rest',
    isolated(async () => {
      let isLimited = true
      const { data } = createCall(devnet.deployment.contracts.rewardVault, rewardVaultAbi, 'settle', [
        usdc,
        [2],
      ])
      choose = (rpc) => {
        const [call] = Array.isArray(rpc?.params) ? rpc.params : []
        const isSettling = rpc?.method === 'eth_call' && String(call?.data).startsWith(data.slice(0, 10))
        return isLimited && isSettling ? { error: { code: -32005, message: 'limit exceeded' } } : undefined
      }
      const { settleDue } = await start({ rpcUrl: proxy.url })
      await expect(settleDue()).rejects.toThrow('limit exceeded')
      isLimited = false
      expect(await settleDue()).toBe(1)
    }),
  )

  test(
    'is cut in halves, so that one withdrawal does not hold up the others',
    isolated(async () => {
      for (let count = 0; count < 4; count++) await request(usdt, '10')
      // The payment fails while withdrawal 4 is in the batch.
      const { rewardVault } = devnet.deployment.contracts
      const { data: example } = createCall(rewardVault, rewardVaultAbi, 'settle', [usdt, [4]])
      const [selector, poison] = [example.slice(0, 10), example.slice(-64)]
      choose = (rpc) => {
        const [call] = Array.isArray(rpc?.params) ? rpc.params : []
        const data = rpc?.method === 'eth_call' ? String(call?.data) : ''
        const isPoisoned = data.startsWith(selector) && data.slice(202).includes(poison)
        return isPoisoned ? { error: { code: 3, message: 'execution reverted' } } : undefined
      }
      const { settleDue, events } = await start({ rpcUrl: proxy.url })
      expect(await settleDue()).toBe(4)
      expect(await statuses(user.address)).toEqual([2, 2, 1, 2])
      expect(events).toContainEqual({
        type: 'unpaid',
        token: usdt,
        paidByOthers: [],
        refused: [],
        unexplained: [4],
      })
    }),
  )
})

/** Lets the proxy answer some methods as a node does that is four blocks behind. */
async function fallBehind(methods: readonly string[]) {
  const height = await devnet.client.getBlockNumber()
  choose = (rpc) => (methods.includes(rpc?.method ?? '') ? { behind: height - 4n } : undefined)
}

describe('nodes of different height behind one endpoint', () => {
  test(
    'hide a withdrawal no longer than they are behind, also after a restart',
    isolated(async () => {
      const stateFile = join(await mkdtemp(join(tmpdir(), 'keeper-')), 'state.json')
      const reader = { rpcUrl: proxy.url, stateFile, rereadBlocks: FEW_BLOCKS }
      await request(usdt, '10')
      await devnet.mine(3)
      // One node tells the finalized and the latest block, the other one the logs.
      await fallBehind(['eth_getLogs'])
      const first = await start(reader)
      await first.settleDue()
      expect(await statuses(user.address)).toEqual([1])
      choose = () => undefined
      await devnet.mine(Number(FEW_BLOCKS))
      await first.settleDue()
      expect(await statuses(user.address)).toEqual([2])

      await request(usdt, '10')
      await devnet.mine(3)
      await fallBehind(['eth_getLogs'])
      await (await start(reader)).settleDue()
      choose = () => undefined
      await (await start(reader)).settleDue()
      expect(await statuses(user.address)).toEqual([2, 2])
    }),
  )

  test(
    'are reported when the node of the logs does not have the block',
    isolated(async () => {
      await request(usdt, '10')
      await devnet.mine(3)
      let batches = 0
      const height = await devnet.client.getBlockNumber()
      choose = (rpc) => {
        if (rpc?.method === 'eth_getLogs') batches++
        // The block that is asked for together with the logs is asked of the same node.
        const isTogether = rpc?.method === 'eth_getBlockByNumber' && batches > 0
        return rpc?.method === 'eth_getLogs' || isTogether ? { behind: height - 4n } : undefined
      }
      await expect((await start({ rpcUrl: proxy.url })).settleDue()).rejects.toThrow(
        `has not reached block ${height} yet`,
      )
    }),
  )

  test(
    'do not make a token look as if it refused what is paid already',
    isolated(async () => {
      await request(usdt, '10')
      const { client, deployment } = devnet
      const before = await createVaultReader({ client, deployment }).read()
      await (await start()).settleDue()
      // The payment stays hidden in each later reading, too.
      const late = await start({ reader: { read: async () => before } })
      expect(await late.settleDue()).toBe(0)
      const unpaid = late.events.filter(({ type }) => type === 'unpaid')
      expect(unpaid).toContainEqual({
        type: 'unpaid',
        token: usdt,
        paidByOthers: [3],
        refused: [],
        unexplained: [],
      })
    }),
  )

  test(
    'are named when a payment shows up without its request, and all logs are read again',
    isolated(async () => {
      await request(usdt, '10')
      await (await start()).settleDue()
      let isHidden = true
      choose = (rpc) => {
        if (rpc?.method !== 'eth_getLogs' || !isHidden) return undefined
        return { result: settledLogs }
      }
      const settledLogs = await devnet.rpc('eth_getLogs', {
        address: devnet.deployment.contracts.rewardVault,
        topics: [toEventSelector(getAbiItem({ abi: rewardVaultAbi, name: 'WithdrawalSettled' }))],
        fromBlock: '0x0',
      })
      const { settleDue } = await start({ rpcUrl: proxy.url })
      await expect(settleDue()).rejects.toThrow('The RPC endpoint has left out logs of the vault.')
      isHidden = false
      expect(await settleDue()).toBe(0)
    }),
  )
})

test(
  'tells what another keeper has paid from what a token refuses',
  isolated(async () => {
    await request(usdt, '10')
    const { client, deployment } = devnet
    const reader = createVaultReader({ client, deployment })
    const before = await reader.read()
    await (await start()).settleDue()
    // The other keeper pays between this one's look at the chain and its transaction.
    const readings = [before]
    const late = await start({ reader: { read: async () => readings.shift() ?? reader.read() } })
    expect(await late.settleDue()).toBe(0)
    expect(late.events).toContainEqual({
      type: 'unpaid',
      token: usdt,
      paidByOthers: [3],
      refused: [],
      unexplained: [],
    })
  }),
)

test(
  'warns once when its BNB runs low',
  isolated(async () => {
    await devnet.rpc('anvil_setBalance', keeper.address, '0x2386f26fc10000')
    const { settleDue, events } = await start()
    await settleDue()
    await settleDue()
    expect(events.filter(({ type }) => type === 'lowBalance')).toHaveLength(1)
  }),
)

test(
  'pays once when two keepers run',
  isolated(async () => {
    await request(usdt, '10')
    const before = await balance(usdt, user.address)
    const [one, other] = [await start(), await start()]
    await Promise.allSettled([one.settleDue(), other.settleDue()])
    expect(await statuses(user.address)).toEqual([2])
    expect((await balance(usdt, user.address)) - before).toBe(parseUnits('8.5', 18))
  }),
)

test(
  'pays again after a reorganisation that takes the payment back, and not after one that takes the request back',
  isolated(async () => {
    await request(usdt, '10')
    const { settleDue } = await start()
    const beforePayment = await devnet.rpc('evm_snapshot')
    expect(await settleDue()).toBe(2)
    await devnet.rpc('evm_revert', beforePayment)
    await devnet.mine(1)
    expect(await settleDue()).toBe(2)
    expect(await statuses(user.address)).toEqual([2])

    const beforeRequest = await devnet.rpc('evm_snapshot')
    await request(usdt, '10')
    await devnet.rpc('evm_revert', beforeRequest)
    await devnet.mine(1)
    expect(await settleDue()).toBe(0)
  }),
)

describe('a recipient whom the token blocks', () => {
  test(
    'is skipped, does not hold up the others, and is paid when unblocked',
    isolated(async () => {
      await request(usdt, '10')
      await blockInUsdt(user.address, true)
      const { settleDue, events } = await start()
      expect(await settleDue()).toBe(1)
      expect(events).toContainEqual({
        type: 'batch',
        batch: { token: usdt, ids: [3] },
        outcome: { status: 'skipped' },
      })
      expect(events).toContainEqual({
        type: 'unpaid',
        token: usdt,
        paidByOthers: [],
        refused: [3],
        unexplained: [],
      })
      await blockInUsdt(user.address, false)
      expect(await settleDue()).toBe(0)
      await devnet.rpc('evm_increaseTime', 600)
      await devnet.mine(1)
      expect(await settleDue()).toBe(1)
    }),
  )
})

test(
  'waits out an endpoint that drops, rate-limits and lies, and then pays',
  isolated(async () => {
    let faults: Fault[] = ['drop', 'rateLimit', { error: { code: -32000, message: 'header not found' } }]
    const { run, events, assertKeeper } = await start({ rpcUrl: proxy.url })
    await assertKeeper()
    choose = (call) => (call?.method === 'eth_getBlockByNumber' ? faults.shift() : undefined)
    const abort = new AbortController()
    const running = run(abort.signal)
    await expect.poll(() => statuses(seeded.address)).toEqual([2, 2])
    abort.abort()
    await running
    expect(faults).toEqual([])
    expect(events.filter(({ type }) => type === 'failure').length).toBeGreaterThan(0)
    faults = []
  }),
)

test('sends nothing to an endpoint on another chain', async () => {
  const { settleDue } = await start({ rpcUrl: proxy.url })
  choose = (call) => (call?.method === 'eth_chainId' ? { result: '0x1' } : undefined)
  await expect(settleDue()).rejects.toThrow('is on another chain')
  choose = () => undefined
  expect(await statuses(seeded.address)).toEqual([1, 2])
})

test('refuses an account that is not the keeper', async () => {
  const { assertKeeper } = await start({ account: devnetAccount(22) })
  await expect(assertKeeper()).rejects.toThrow('This account is not the keeper of the vault.')
})

test(
  'counts what it pays, what is open and what it tells',
  isolated(async () => {
    const metrics = await serveKeeperMetrics({ host: '127.0.0.1', port: 0 })
    onTestFinished(metrics.stop)
    const read = async () => (await fetch(metrics.url)).text()
    const { settleDue } = await start({ metrics })
    const open = (await statuses(seeded.address)).filter((status) => status === 1).length
    expect(await read()).toContain('keeper_paid_withdrawals_total 0\n')
    const paid = await settleDue()
    const text = await read()
    expect(paid).toBeGreaterThan(0)
    expect(text).toContain(`keeper_paid_withdrawals_total ${paid}\n`)
    expect(text).toContain(`keeper_open_withdrawals ${open}\n`)
    expect(text).toContain('keeper_events_total{event="batch"} 1\n')
    expect(text).toMatch(/^keeper_balance_bnb [1-9]/m)
    expect(text).toMatch(/^keeper_last_look_timestamp_seconds [1-9]/m)
    await settleDue()
    expect(await read()).toContain('keeper_open_withdrawals 0\n')
  }),
)

test('says which port metrics cannot have', async () => {
  const first = await serveKeeperMetrics({ host: '127.0.0.1', port: 0 })
  onTestFinished(first.stop)
  const port = Number(new URL(first.url).port)
  await expect(serveKeeperMetrics({ host: '127.0.0.1', port })).rejects.toThrow(
    `Metrics cannot be served on 127.0.0.1:${port}.`,
  )
})
