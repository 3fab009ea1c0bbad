import { type Anvil, startAnvil } from '@foyer/harness/anvil'
import { type Fault, type ProxiedRequest, startFaultProxy } from '@foyer/harness/faults'
import { IS_FULL } from '@foyer/harness/full'
import { installContracts, startBundler } from '@foyer/stand-ins/bundler'
import { createTestSponsor, type TestSponsor } from '@foyer/wallet-server/test/sponsor'
import { decodeEventLog, encodeEventTopics, encodeFunctionData, type Hex, parseEther, toHex } from 'viem'
import { entryPoint08Abi } from 'viem/account-abstraction'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { ApprovalRequest, Approvals } from '../approval/createApprovals.ts'
import { describeRequest } from '../approval/describe/describeRequest.ts'
import { createCalls } from '../calls/createCalls.ts'
import { createDevice } from '../device/createDevice.ts'
import { createLock } from '../device/createLock.ts'
import { createMemoryStorage } from '../device/storage.ts'
import { createChains } from '../handlers/createChains.ts'
import { createHandlers } from '../handlers/createHandlers.ts'
import { createSettings } from '../handlers/createSettings.ts'
import type { EmailUpdate } from '../login/createEmailUpdate.ts'
import type { Login } from '../login/createLogin.ts'
import { createRpc } from '../rpc/createRpc.ts'
import { signOperation } from '../signer/signOperation.ts'
import { signCalls, signText } from '../signer/signText.ts'
import { ACCOUNT_ABI } from './accountAbi.ts'
import { DELEGATED_CODE, ENTRY_POINT, IMPLEMENTATION } from './contracts.ts'
import { createSmartAccounts } from './createSmartAccounts.ts'
import { readOperationId, toOperationId } from './operationId.ts'

/** Anvil's second account. */
const KEY = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d'
/** Fails always. */
const REVERTING = '0x00000000000000000000000000000000000000a2'
/** A call of nothing, as the account takes it. */
const EMPTY_EXECUTE = encodeFunctionData({
  abi: ACCOUNT_ABI,
  functionName: 'execute',
  args: [REVERTING, 0n, '0x'],
})
const origin = 'https://dapp.example'

let anvil: Anvil
let bundler: Awaited<ReturnType<typeof startBundler>>
let sponsor: TestSponsor
beforeAll(async () => {
  anvil = await startAnvil()
  await installContracts(anvil.rpcUrl)
  await ask('anvil_setCode', [REVERTING, '0x5f5ffd'])
  sponsor = await createTestSponsor(anvil.rpcUrl)
  bundler = await startBundler({ rpcUrl: anvil.rpcUrl, chainId: 56, privateKey: KEY })
})
afterAll(async () => {
  await bundler?.stop()
  await anvil.stop()
})
beforeEach(() => ask('evm_setAutomine', [true]))

async function ask(method: string, params: unknown[] = [], url = anvil.rpcUrl): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = (await response.json()) as { result: unknown; error?: { message: string } }
  if (error) throw new Error(error.message)
  return result
}

type Choose = (request: ProxiedRequest) => Fault | undefined
type Status = {
  status: number
  atomic: boolean
  receipts: { transactionHash: string; status: string; logs: unknown[] }[]
}

type Body = { method: string; params: [Record<string, `0x${string}`>] }
/** The result of a request, or undefined for no answer at all. */
type AnswerSponsor = (body: Body, pay: () => Promise<object>) => Promise<object> | object | undefined

/** Blocks after which anvil calls one final. */
const FINALIZED = 64

const SPONSOR_URL = 'https://auth.example/v1/paymaster/p'

type SetupParameters = {
  account?: PrivateKeyAccount
  /** Of the account, in wei. */
  balance?: bigint
  chooseBundler?: Choose
  chooseNode?: Choose
  storage?: ReturnType<typeof createMemoryStorage>
  hasBundler?: boolean
  /** Answers requests to the sponsor. Default it pays. */
  answerSponsor?: AnswerSponsor
}

/** The sponsor's server. */
const fetchSponsor =
  (answer: AnswerSponsor): typeof fetch =>
  async (url, init) => {
    if (url !== SPONSOR_URL) return fetch(url, init)
    const body = JSON.parse(String(init?.body)) as Body
    const [operation] = body.params
    const pay = async () =>
      body.method === 'pm_getPaymasterStubData' ? sponsor.stub() : sponsor.voucher(operation)
    const answered = await answer(body, pay)
    if (answered === undefined) throw new TypeError('Failed to fetch')
    return Response.json({
      jsonrpc: '2.0',
      id: 1,
      ...('error' in answered ? answered : { result: answered }),
    })
  }

/** The wallet's page of a new account that is logged in, without the document. */
async function setup(parameters: SetupParameters = {}) {
  const { account = privateKeyToAccount(generatePrivateKey()), balance = parseEther('1') } = parameters
  const { storage = createMemoryStorage(), hasBundler = true, answerSponsor } = parameters
  await ask('anvil_setBalance', [account.address, toHex(balance)])
  const node = await startFaultProxy(anvil.rpcUrl, parameters.chooseNode ?? (() => undefined))
  const proxy = await startFaultProxy(bundler.url, parameters.chooseBundler ?? (() => undefined))
  onTestFinished(async () => {
    await proxy.stop()
    await node.stop()
  })
  const chain = { rpcUrls: [node.url], ...(hasBundler ? { bundlerUrl: proxy.url } : {}) }
  const project = { id: 'p', name: 'Test', origins: [origin], chains: { 56: chain }, contracts: [] }
  const rpcOf = createRpc({ project, fetch, now: () => 0 })
  const device = createDevice({ storage: Promise.resolve(storage), lock: createLock(undefined) })
  const loggedIn = {
    session: { account: 'ada@example.org', email: 'ada@example.org' },
    share: { address: account.address },
  }
  const login = {
    isNew: () => false,
    current: async () => loggedIn,
    peek: async () => loggedIn,
    unlock: async () => loggedIn.share,
    isFresh: () => false,
  } as unknown as Login
  const shown: ApprovalRequest[] = []
  let decision: 'approved' | 'rejected' = 'approved'
  const approvals: Approvals = {
    isBusy: () => false,
    showPreparing() {},
    close() {},
    askPasskey: ({ run }) => run(),
    askBackup: async () => {},
    async ask(request) {
      shown.push(request)
      return decision
    },
  }
  type Signing = { text: string; chainId: number }
  const handlers = createHandlers({
    login,
    project,
    rpcOf,
    approvals,
    fetch: answerSponsor ? fetchSponsor(answerSponsor) : fetch,
    loadEmailUpdate: async () => ({}) as EmailUpdate,
    loadSolana: () => Promise.reject(new Error('Nothing of Solana is asked.')),
    siteUrl: 'https://wallet.example',
    isPersistent: async () => true,
    askPasskey: () => Promise.reject(new Error('No passkey is needed.')),
    chains: createChains(project, null),
    settings: createSettings(['en']),
    limit() {},
    calls: createCalls({ rpcOf }),
    smartAccounts: createSmartAccounts({
      project,
      rpcOf,
      device,
      fetch,
      sponsor: answerSponsor && { url: SPONSOR_URL, paymasters: { 56: sponsor.paymaster } },
    }),
    signer: {
      sign: ({ text, chainId }: Signing) => signText(account, text, chainId),
      signCalls: ({ text, chainId }: Signing) => signCalls(account, text, chainId),
      signOperation: ({ text, chainId }: Signing) => signOperation(account, text, chainId),
      backUp: () => Promise.reject(new Error('No backup is made.')),
    },
  })
  const context = { origin, signal: new AbortController().signal, commit: () => true, reopen() {} }
  const rpc = (method: string, params?: unknown) =>
    handlers.RPC_REQUEST({ method, params } as never, context as never)
  const wallet = {
    account,
    handlers,
    context: context as never,
    storage,
    rpc,
    reject: () => {
      decision = 'rejected'
    },
    /** Makes the smart account the preferred one. */
    prefer: (type: 'eoa' | 'smartAccount' = 'smartAccount') => handlers.SET_PREFERRED_ACCOUNT({ type }),
    send: async (calls: object[], more: object = {}) => {
      const params = [{ version: '2.0.0', calls, ...more }]
      return ((await rpc('wallet_sendCalls', params)) as { id: string }).id
    },
    status: (id: string) => rpc('wallet_getCallsStatus', [id]) as Promise<Status>,
    /** Returns the screen's description of the last request. */
    describe: () => {
      const request = shown.at(-1)
      if (request === undefined) throw new Error('Nothing was shown')
      return describeRequest({ ...request, contracts: [], now: 0 })
    },
    shown,
  }
  return wallet
}

const recipient = () => privateKeyToAccount(generatePrivateKey()).address
const balanceOf = async (address: string) =>
  BigInt((await ask('eth_getBalance', [address, 'latest'])) as string)
const is = (method: string) => (request: ProxiedRequest) => request.rpc?.method === method

describe('networks with smart accounts', () => {
  test('are those that have a bundler and the code of both contracts', async () => {
    const { handlers } = await setup()
    const networks = async (wallet: typeof handlers) =>
      (await wallet.GET_SMART_ACCOUNT_ENABLED_NETWORKS()).smartAccountEnabledNetworks
    expect(await networks(handlers)).toEqual([56])
    expect(await networks((await setup({ hasBundler: false })).handlers)).toEqual([])

    const code = await ask('eth_getCode', [IMPLEMENTATION, 'latest'])
    await ask('anvil_setCode', [IMPLEMENTATION, '0x'])
    onTestFinished(() => void ask('anvil_setCode', [IMPLEMENTATION, code]))
    expect(await networks(handlers)).toEqual([])
    await expect(handlers.INIT_SMART_ACCOUNT()).rejects.toThrow('no smart accounts')
    await expect(handlers.SET_PREFERRED_ACCOUNT({ type: 'smartAccount' })).rejects.toThrow(
      'This network has no smart accounts',
    )
    await ask('anvil_setCode', [IMPLEMENTATION, code])
  })

  test('are none while the node does not answer, and the login goes on', async () => {
    const { handlers, context } = await setup({ chooseNode: () => 'drop' })
    expect(await handlers.GET_SMART_ACCOUNT_ENABLED_NETWORKS()).toEqual({ smartAccountEnabledNetworks: [] })
    expect(await handlers.GET_USER(undefined, context)).toMatchObject({ preferredAccountType: 'eoa' })
  })
})

describe('the preferred account', () => {
  test('comes first, and is remembered by the next page', async () => {
    const { handlers, context, account, prefer, storage } = await setup()
    const { address } = account
    const both = [
      { address, type: 'eoa' },
      { address, type: 'smartAccount' },
    ]
    expect(await handlers.GET_USER(undefined, context)).toMatchObject({
      accounts: both,
      preferredAccountType: 'eoa',
      smartAccountDeployed: false,
    })
    expect(await prefer()).toEqual({ type: 'smartAccount', address })
    const next = await setup({ account, storage })
    expect(await next.handlers.GET_USER(undefined, next.context)).toMatchObject({
      accounts: both.toReversed(),
      preferredAccountType: 'smartAccount',
      address,
    })
    await prefer('eoa')
    // Clients in the field always ask for the smart account, also after the user has switched back.
    const asked = { preferredAccountType: 'smartAccount' } as const
    expect(await next.handlers.GET_USER(asked, next.context)).toMatchObject({ preferredAccountType: 'eoa' })
  })

  test('is the one that the dapp asks for until the user has chosen', async () => {
    const { handlers, context } = await setup()
    const asked = { preferredAccountType: 'smartAccount' } as const
    expect(await handlers.GET_USER(asked, context)).toMatchObject({ preferredAccountType: 'smartAccount' })
  })

  test('decides what wallet_getCapabilities says', async () => {
    const { rpc, prefer } = await setup()
    expect(await rpc('wallet_getCapabilities')).toEqual({ '0x38': { atomic: { status: 'unsupported' } } })
    await prefer()
    expect(await rpc('wallet_getCapabilities')).toEqual({ '0x38': { atomic: { status: 'supported' } } })
  })
})

describe('T17: wallet_sendCalls of the smart account', () => {
  test('delegates the account and makes all calls as one, and the next one needs no delegation', async () => {
    const { account, handlers, context, prefer, send, status, describe } = await setup()
    await prefer()
    const [one, two] = [recipient(), recipient()]
    const calls = [
      { to: one, value: '0x5' },
      { to: two, value: '0x7' },
    ]
    expect(await handlers.INIT_SMART_ACCOUNT()).toEqual({
      address: account.address,
      isDeployed: false,
    })
    const id = await send(calls, { atomicRequired: true })
    expect(describe()).toMatchObject({
      kind: 'operation',
      transactions: [{ call: { kind: 'native', to: one } }, { call: { kind: 'native', to: two } }],
      value: 12n,
      delegate: IMPLEMENTATION,
    })
    await expect
      .poll(() => status(id))
      .toMatchObject({
        version: '2.0.0',
        id,
        chainId: '0x38',
        atomic: true,
        status: 200,
        receipts: [{ status: '0x1' }],
      })
    expect([await balanceOf(one), await balanceOf(two)]).toEqual([5n, 7n])
    expect(await ask('eth_getCode', [account.address, 'latest'])).toBe(DELEGATED_CODE)
    expect(await handlers.GET_USER(undefined, context)).toMatchObject({ smartAccountDeployed: true })

    const later = await send(calls)
    expect(describe()).toMatchObject({ delegate: undefined })
    await expect.poll(() => status(later)).toMatchObject({ status: 200 })
    expect(await balanceOf(two)).toBe(14n)
  })

  test('costs no more than the screen says', async () => {
    const { account, prefer, send, status, describe } = await setup()
    await prefer()
    const id = await send([{ to: recipient(), value: '0x5' }])
    await expect.poll(() => status(id)).toMatchObject({ status: 200 })
    const shown = describe()
    if (shown.kind !== 'operation') throw new Error('It has another screen')
    const spent = parseEther('1') - (await balanceOf(account.address)) - 5n
    expect(spent).toBeGreaterThan(0n)
    expect(spent).toBeLessThanOrEqual(shown.maxFee)
  })

  test('is one call after another where the ordinary account is preferred', async () => {
    const { send, status, describe } = await setup()
    const calls = [
      { to: recipient(), value: '0x5' },
      { to: recipient(), value: '0x7' },
    ]
    await expect(send(calls, { atomicRequired: true })).rejects.toThrow('cannot run several calls as one')
    const id = await send(calls)
    expect(describe().kind).toBe('transactions')
    await expect.poll(() => status(id)).toMatchObject({ status: 200, atomic: false })
  })

  test.each<[string, object[], object, string]>([
    [
      'a third call that reverts',
      [{ to: recipient() }, { to: recipient() }, { to: REVERTING }],
      {},
      'error estimating gas',
    ],
    ['no calls', [], {}, 'There are no calls'],
    ['a capability', [{ to: REVERTING }], { capabilities: { x: {} } }, 'capability that is not supported'],
    ['another account', [{ to: REVERTING }], { from: REVERTING }, 'from another account'],
    ['another chain', [{ to: REVERTING }], { chainId: '0x1' }, 'for another chain'],
    ['half a byte', [{ to: REVERTING, data: '0x1' }], {}, 'Invalid input'],
    ['more than there is', [{ to: REVERTING, value: toHex(10n ** 19n) }], {}, 'insufficient funds'],
    ['all that there is', [{ to: recipient(), value: toHex(10n ** 18n) }], {}, 'insufficient funds'],
  ])('is refused for %s, and nothing is shown', async (_, calls, more, message) => {
    const { prefer, send, shown } = await setup()
    await prefer()
    await expect(send(calls, more)).rejects.toThrow(message)
    expect(shown).toEqual([])
  })

  test('is not signed when the user rejects it', async () => {
    const asked: string[] = []
    const { prefer, send, reject } = await setup({
      chooseBundler: ({ rpc }) => void asked.push(rpc?.method ?? ''),
    })
    await prefer()
    reject()
    await expect(send([{ to: recipient() }])).rejects.toThrow('rejected')
    expect(asked).not.toContain('eth_sendUserOperation')
  })

  test('is refused where the chain has lost the contracts', async () => {
    const { prefer, send } = await setup()
    await prefer()
    const code = await ask('eth_getCode', [ENTRY_POINT, 'latest'])
    await ask('anvil_setCode', [ENTRY_POINT, '0x'])
    onTestFinished(() => void ask('anvil_setCode', [ENTRY_POINT, code]))
    const calls = [{ to: recipient() }, { to: recipient() }]
    await expect(send(calls, { atomicRequired: true })).rejects.toThrow('cannot run several calls as one')
    await ask('anvil_setCode', [ENTRY_POINT, code])
  })
})

describe('T17: gas that a sponsor pays', () => {
  const pays: AnswerSponsor = (_, pay) => pay()
  const named = (url: string, more: object = {}) => ({
    capabilities: { paymasterService: { url, ...more } },
  })

  test.each<[string, object]>([
    ['where the dapp names the sponsor', named(SPONSOR_URL)],
    ['where the dapp names nobody', {}],
  ])('lets an account that has nothing make calls %s', async (_, more) => {
    const { account, prefer, send, status, describe, rpc } = await setup({ balance: 0n, answerSponsor: pays })
    await prefer()
    expect(await rpc('wallet_getCapabilities')).toEqual({
      '0x38': { atomic: { status: 'supported' }, paymasterService: { supported: true } },
    })
    const id = await send([{ to: recipient() }, { to: recipient() }], more)
    expect(describe()).toMatchObject({ isSponsored: true, notSponsored: undefined, warnings: [] })
    await expect.poll(() => status(id)).toMatchObject({ status: 200 })
    expect(await balanceOf(account.address)).toBe(0n)
    const later = await send([{ to: recipient() }], more)
    await expect.poll(() => status(later)).toMatchObject({ status: 200 })
  })

  test('is not asked for where the dapp names another paymaster, without which it may go on', async () => {
    const asked: string[] = []
    const { prefer, send, describe, shown } = await setup({
      answerSponsor({ method }, pay) {
        asked.push(method)
        return pay()
      },
    })
    await prefer()
    const calls = [{ to: recipient() }]
    await expect(send(calls, named('https://other.example'))).rejects.toThrow(
      'capability that is not supported',
    )
    expect(shown).toEqual([])
    await send(calls, named('https://other.example', { optional: true }))
    expect(describe()).toMatchObject({ isSponsored: false, notSponsored: undefined })
    expect(asked).toEqual([])
  })

  test('is no capability of the ordinary account, nor of a project without a sponsor', async () => {
    const ordinary = await setup({ answerSponsor: pays })
    await expect(ordinary.send([{ to: recipient() }], named(SPONSOR_URL))).rejects.toThrow('not supported')
    const alone = await setup()
    await alone.prefer()
    await expect(alone.send([{ to: recipient() }], named(SPONSOR_URL))).rejects.toThrow('not supported')
  })

  const atLast =
    (change: (operation: Body['params'][0]) => Promise<object> | object | undefined): AnswerSponsor =>
    ({ method, params: [operation] }, pay) =>
      method === 'pm_getPaymasterData' ? change(operation) : pay()
  const changed = (fields: object) =>
    atLast(async (operation) => ({ ...(await sponsor.voucher(operation)), ...fields }))
  const timed = (seconds: { until: number; after?: number }) =>
    atLast(async (operation) => {
      const block = (await ask('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
      const now = Number(block.timestamp)
      return sponsor.voucher(operation, {
        validUntil: now + seconds.until,
        validAfter: seconds.after === undefined ? 0 : now + seconds.after,
      })
    })
  const refusal = (code: number) => ({ error: { code, message: 'No' } })

  test.each<[string, 'budget' | 'unavailable' | undefined, AnswerSponsor]>([
    ['is over its budget', 'budget', atLast(() => refusal(-32005))],
    ['does not cover the calls', undefined, () => refusal(-32501)],
    ['has no deposit', 'unavailable', atLast(() => refusal(-32603))],
    ['does not answer', 'unavailable', () => undefined],
    ['dies between its two answers', 'unavailable', atLast(() => undefined)],
    ['answers with nothing', 'unavailable', atLast(() => ({}))],
    ['names another contract', 'unavailable', changed({ paymaster: REVERTING })],
    ['wants much gas', 'unavailable', changed({ paymasterVerificationGasLimit: '0xffffff' })],
    ['wants much gas afterwards', 'unavailable', changed({ paymasterPostOpGasLimit: '0x249f1' })],
    ['gives data of another length', 'unavailable', changed({ paymasterData: '0x00' })],
    ['gives a voucher that has ended', 'unavailable', timed({ until: -1 })],
    ['gives a voucher that hardly lasts', 'unavailable', timed({ until: 20 })],
    ['gives a voucher for years', 'unavailable', timed({ until: 10 ** 8 })],
    ['gives a voucher for later', 'unavailable', timed({ until: 600, after: 300 })],
  ])('is the user’s where the sponsor %s', async (reason, notSponsored, answerSponsor) => {
    const { account, prefer, send, status, describe, reject } = await setup({ answerSponsor })
    await prefer()
    const to = recipient()
    // An operation is sent in the same way, whatever the reason.
    const isSent = IS_FULL || reason === 'does not answer'
    if (!isSent) reject()
    const sent = send([{ to, value: '0x5' }], named(SPONSOR_URL))
    if (!isSent) await expect(sent).rejects.toThrow('rejected')
    else await sent
    expect(describe()).toMatchObject({ isSponsored: false, notSponsored })
    if (!isSent) return
    const id = await sent
    await expect.poll(() => status(id)).toMatchObject({ status: 200 })
    expect(await balanceOf(to)).toBe(5n)
    expect(await balanceOf(account.address)).toBeLessThan(parseEther('1') - 5n)
  })

  /** The payer that each screen names. */
  const payers = (shown: readonly ApprovalRequest[]) =>
    shown.map((request) => {
      const screen = describeRequest({ ...request, contracts: [], now: 0 })
      return screen.kind === 'operation' && screen.isSponsored ? 'sponsor' : 'user'
    })

  test.each<[string, AnswerSponsor]>([
    ['for another operation', atLast((operation) => sponsor.voucher({ ...operation, callData: '0x' }))],
    ['for another account', atLast((operation) => sponsor.voucher({ ...operation, sender: REVERTING }))],
  ])('is the user’s, on a screen that says so, after two vouchers %s', async (_, answerSponsor) => {
    const { prefer, send, status, shown, describe } = await setup({ answerSponsor })
    await prefer()
    const to = recipient()
    const id = await send([{ to, value: '0x5' }])
    expect(payers(shown)).toEqual(['sponsor', 'sponsor', 'user'])
    expect(describe()).toMatchObject({ notSponsored: 'unavailable' })
    await expect.poll(() => status(id)).toMatchObject({ status: 200 })
    expect(await balanceOf(to)).toBe(5n)
  })

  test('is the sponsor’s with the second voucher where the first one was refused', async () => {
    let vouchers = 0
    const { prefer, send, status, shown } = await setup({
      balance: 0n,
      answerSponsor: atLast((operation) =>
        sponsor.voucher(++vouchers === 1 ? { ...operation, callData: '0x' } : operation),
      ),
    })
    await prefer()
    const id = await send([{ to: recipient() }])
    expect(payers(shown)).toEqual(['sponsor', 'sponsor'])
    await expect.poll(() => status(id)).toMatchObject({ status: 200 })
  })

  test('is nobody’s where the user rejects to pay in place of the sponsor', async () => {
    const { prefer, send, shown, reject } = await setup({
      answerSponsor: atLast((operation) => {
        if (shown.length > 0) reject()
        return sponsor.voucher({ ...operation, callData: '0x' })
      }),
    })
    await prefer()
    const to = recipient()
    await expect(send([{ to, value: '0x5' }])).rejects.toThrow('rejected')
    expect(await balanceOf(to)).toBe(0n)
  })

  test('is the user’s where the deposit is gone when it is sent', async () => {
    const { prefer, send, status, shown } = await setup({ answerSponsor: pays })
    await prefer()
    const to = recipient()
    const refund = await sponsor.drain()
    onTestFinished(refund)
    const id = await send([{ to, value: '0x5' }])
    expect(payers(shown).at(-1)).toBe('user')
    await expect.poll(() => status(id)).toMatchObject({ status: 200 })
    expect(await balanceOf(to)).toBe(5n)
  })

  test('is paid once where the bundler dies after sending', async () => {
    let isLost = false
    const { prefer, send, status } = await setup({
      answerSponsor: pays,
      chooseBundler(request) {
        if (is('eth_sendUserOperation')(request)) {
          isLost = true
          return 'dropAnswer'
        }
        return isLost ? 'drop' : undefined
      },
    })
    await prefer()
    const to = recipient()
    const id = await send([{ to, value: '0x5' }])
    await expect.poll(() => status(id)).toMatchObject({ status: 200 })
    expect(await balanceOf(to)).toBe(5n)
  })
})

describe('T17: a bundler that is not to be trusted', () => {
  test('that died after sending does not make it happen twice', async () => {
    let isLost = false
    const { prefer, send, status } = await setup({
      // The answer is lost, and then all others.
      chooseBundler(request) {
        if (is('eth_sendUserOperation')(request)) {
          isLost = true
          return 'dropAnswer'
        }
        return isLost ? 'drop' : undefined
      },
    })
    await prefer()
    const to = recipient()
    const id = await send([{ to, value: '0x5' }])
    await expect.poll(() => status(id)).toMatchObject({ status: 200 })
    expect(await balanceOf(to)).toBe(5n)
  })

  test('that dies before sending leaves it open, and the next one takes its number', async () => {
    let isDead = false
    const { prefer, send, account, storage } = await setup({
      chooseBundler: (request) => (isDead && is('eth_sendUserOperation')(request) ? 'drop' : undefined),
    })
    await prefer()
    isDead = true
    const to = recipient()
    await expect(send([{ to, value: '0x5' }])).rejects.toThrow('The transaction may have been sent')
    await expect(send([{ to, value: '0x5' }])).rejects.toThrow('Earlier calls are still being sent')
    isDead = false
    const next = await setup({ account, storage })
    const id = await next.send([{ to, value: '0x7' }])
    await expect.poll(() => next.status(id)).toMatchObject({ status: 200 })
    expect(await balanceOf(to)).toBe(7n)
  })

  test('that claims to have sent it is not believed', async () => {
    const { prefer, send, status } = await setup({
      chooseBundler: (request) =>
        is('eth_sendUserOperation')(request) ? { result: `0x${'ab'.repeat(32)}` } : undefined,
    })
    await prefer()
    const id = await send([{ to: recipient(), value: '0x5' }])
    expect(await status(id)).toMatchObject({ status: 100, receipts: [] })
  })

  test.each<[string, unknown, string]>([
    [
      'no numbers',
      { callGasLimit: 'x', verificationGasLimit: '0x1', preVerificationGas: '0x1' },
      'cannot be used',
    ],
    ['nothing', null, 'cannot be used'],
    [
      'more than a block',
      { callGasLimit: '0xffffffffff', verificationGasLimit: '0x1', preVerificationGas: '0x1' },
      'exceeds block gas limit',
    ],
  ])('that estimates %s is refused', async (_, result, message) => {
    const { prefer, send, shown } = await setup({
      chooseBundler: (request) => (is('eth_estimateUserOperationGas')(request) ? { result } : undefined),
    })
    await prefer()
    await expect(send([{ to: recipient() }])).rejects.toThrow(message)
    expect(shown).toEqual([])
  })

  test('that serves another chain is never used', async () => {
    const { prefer, send } = await setup({
      chooseBundler: (request) => (is('eth_chainId')(request) ? { result: '0x1' } : undefined),
    })
    await prefer()
    await expect(send([{ to: recipient() }])).rejects.toThrow('The network did not answer')
  })

  test('whose operation fails in its block is told as reverted', async () => {
    const { prefer, send, status } = await setup()
    await prefer()
    const target = recipient()
    await ask('evm_setAutomine', [false])
    const id = await send([{ to: recipient(), value: '0x5' }, { to: target }])
    expect(await status(id)).toMatchObject({ status: 100 })
    await ask('anvil_setCode', [target, '0x5f5ffd'])
    await ask('evm_mine')
    await expect.poll(() => status(id)).toMatchObject({ status: 500, receipts: [{ status: '0x0' }] })
  })

  test('that has sent it is not told as lost by a node that lags behind', async () => {
    let isBehind = false
    const { prefer, send, status } = await setup({
      chooseNode: (request) => (isBehind && is('eth_getLogs')(request) ? { result: [] } : undefined),
    })
    await prefer()
    const id = await send([{ to: recipient() }])
    await expect.poll(() => status(id)).toMatchObject({ status: 200 })
    isBehind = true
    expect(await status(id)).toMatchObject({ status: 100, receipts: [] })
    isBehind = false
    expect(await status(id)).toMatchObject({ status: 200 })
  })

  test('that drops it for another one is told as lost', async () => {
    const { account, prefer, send, status } = await setup()
    await prefer()
    const first = await send([{ to: recipient() }])
    await expect.poll(() => status(first)).toMatchObject({ status: 200 })
    const record = readOperationId(first)
    if (record === undefined) throw new Error('It is no operation')
    const other = toOperationId({ ...record, hash: `0x${'ab'.repeat(32)}` })
    expect(await status(other)).toMatchObject({ status: 100 })
    await ask('anvil_mine', [toHex(FINALIZED)])
    expect(await status(other)).toMatchObject({ status: 400, receipts: [] })
    expect(record.sender).toBe(account.address.toLowerCase())
  })
})

test('the receipt has the logs of the calls alone', async () => {
  const { prefer, send, status } = await setup()
  await prefer()
  const id = await send([{ to: recipient(), value: '0x5' }])
  await expect.poll(() => status(id)).toMatchObject({ status: 200, receipts: [{ logs: [] }] })
  const [receipt] = (await status(id)).receipts
  const { logs } = (await ask('eth_getTransactionReceipt', [receipt?.transactionHash])) as {
    logs: { topics: [`0x${string}`]; data: `0x${string}` }[]
  }
  const names = logs.map((log) => decodeEventLog({ abi: entryPoint08Abi, ...log }).eventName)
  expect(names).toContain('BeforeExecution')
  expect(encodeEventTopics({ abi: entryPoint08Abi, eventName: 'UserOperationEvent' })).toEqual([
    '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f',
  ])
})

test('the four companions are answered by the bundler, and refused where there is none', async () => {
  const { rpc } = await setup()
  expect(await rpc('eth_supportedEntryPoints')).toEqual([ENTRY_POINT])
  expect(await rpc('eth_getUserOperationReceipt', [`0x${'ab'.repeat(32)}`])).toBeNull()
  expect(await rpc('eth_getUserOperationByHash', [`0x${'ab'.repeat(32)}`])).toBeNull()
  await expect(rpc('eth_estimateUserOperationGas', [{}, ENTRY_POINT])).rejects.toThrow('invalid params')
  const { rpc: without } = await setup({ hasBundler: false })
  await expect(without('eth_supportedEntryPoints')).rejects.toThrow('not supported yet')
})

describe('eth_sendUserOperation', () => {
  type Wallet = Awaited<ReturnType<typeof setup>>
  const TOO_MUCH = '0xffffffffff'

  /** Creates an operation as a dapp with a library for smart accounts sends it. */
  const operationOf = (
    { account }: Wallet,
    calls: { to: string; value?: bigint }[],
    changes: object = {},
  ) => ({
    sender: account.address,
    nonce: '0x0',
    signature: '0x',
    callData: encodeFunctionData({
      abi: ACCOUNT_ABI,
      functionName: 'executeBatch',
      args: [calls.map(({ to, value = 1n }) => ({ target: to as Hex, value, data: '0x' as const }))],
    }),
    callGasLimit: TOO_MUCH,
    verificationGasLimit: TOO_MUCH,
    preVerificationGas: TOO_MUCH,
    maxFeePerGas: TOO_MUCH,
    maxPriorityFeePerGas: TOO_MUCH,
    factory: '0x7702',
    factoryData: '0x',
    eip7702Auth: { address: IMPLEMENTATION, chainId: '0x38', nonce: '0x0', r: '0x', s: '0x', yParity: '0x0' },
    ...changes,
  })

  test('shows the calls, and sends them with numbers and fees of the chain', async () => {
    const wallet = await setup()
    await wallet.prefer()
    const [one, other] = [recipient(), recipient()]
    const operation = operationOf(wallet, [{ to: one }, { to: other, value: 2n }])
    const hash = await wallet.rpc('eth_sendUserOperation', [operation, ENTRY_POINT])
    expect(hash).toMatch(/^0x[\da-f]{64}$/)
    expect(wallet.describe()).toMatchObject({
      kind: 'operation',
      value: 3n,
      delegate: IMPLEMENTATION,
      transactions: [{ value: 1n }, { value: 2n }],
    })
    expect(wallet.shown[0]?.text).not.toContain(TOO_MUCH)
    await expect
      .poll(() => wallet.rpc('eth_getUserOperationReceipt', [hash]))
      .toMatchObject({ success: true })
    expect([await balanceOf(one), await balanceOf(other)]).toEqual([1n, 2n])
  })

  test('sends nothing that the user rejects', async () => {
    const wallet = await setup()
    await wallet.prefer()
    wallet.reject()
    const to = recipient()
    await expect(
      wallet.rpc('eth_sendUserOperation', [operationOf(wallet, [{ to }]), ENTRY_POINT]),
    ).rejects.toThrow('rejected')
    expect(await balanceOf(to)).toBe(0n)
  })

  test.each<[string, object, string?]>([
    ['is from another account', { sender: REVERTING }],
    ['has another number than the next one', { nonce: '0x1' }],
    ['authorizes every chain', { eip7702Auth: { address: IMPLEMENTATION, chainId: '0x0' } }],
    ['authorizes another chain', { eip7702Auth: { address: IMPLEMENTATION, chainId: 1 } }],
    ['delegates to another contract', { eip7702Auth: { address: REVERTING, chainId: '0x38' } }],
    ['creates another account', { factory: REVERTING }],
    ['names a paymaster of the dapp', { paymaster: REVERTING, paymasterData: '0x' }],
    ['has calls that cannot be read', { callData: '0x12345678' }],
    ['has calls with bytes behind them', { callData: `${EMPTY_EXECUTE}00` }],
    ['is for another EntryPoint', {}, REVERTING],
  ])('is not shown when it %s', async (_, changes, entryPoint = ENTRY_POINT) => {
    const wallet = await setup()
    await wallet.prefer()
    const operation = operationOf(wallet, [{ to: recipient() }], changes)
    await expect(wallet.rpc('eth_sendUserOperation', [operation, entryPoint])).rejects.toThrow(
      /operation|authorization/i,
    )
    expect(wallet.shown).toEqual([])
  })

  test('is not shown where a call would fail, or the ordinary account is in use', async () => {
    const wallet = await setup()
    const ask = (to: string) =>
      wallet.rpc('eth_sendUserOperation', [operationOf(wallet, [{ to }]), ENTRY_POINT])
    await expect(ask(recipient())).rejects.toThrow('The smart account is not in use')
    await wallet.prefer()
    await expect(ask(REVERTING)).rejects.toThrow('error estimating gas')
    expect(wallet.shown).toEqual([])
  })
})

test.each(['wallet_grantPermissions', 'wallet_revokePermissions'])(
  '%s is shown as it came, and refused when the user has approved',
  async (method) => {
    const wallet = await setup()
    const request = { chainId: '0x38', expiry: 1, permissions: [{ type: 'native-token-transfer' }] }
    await expect(wallet.rpc(method, [request])).rejects.toThrow(
      'This wallet gives no permissions to act without asking',
    )
    const description = wallet.describe()
    expect(description).toMatchObject({ kind: 'permissions', warnings: [] })
    expect(JSON.parse((description as { text: string }).text)).toEqual([request])
    wallet.reject()
    await expect(wallet.rpc(method, request)).rejects.toThrow('rejected')
  },
)

describe('signOperation', () => {
  const account = privateKeyToAccount(generatePrivateKey())
  const operation = {
    sender: account.address,
    nonce: '0x0',
    callData: '0x',
    callGasLimit: '0x1',
    verificationGasLimit: '0x1',
    preVerificationGas: '0x1',
    maxFeePerGas: '0x1',
    maxPriorityFeePerGas: '0x1',
    factory: '0x7702',
    factoryData: '0x',
    eip7702Auth: { address: IMPLEMENTATION, chainId: '0x38', nonce: '0x0' },
  }
  const sign = (changes: object = {}, entryPoint: string = ENTRY_POINT, chainId = 56) =>
    signOperation(
      account,
      JSON.stringify({ method: 'eth_sendUserOperation', params: [{ ...operation, ...changes }, entryPoint] }),
      chainId,
    )
  const auth = (changes: object) => ({ eip7702Auth: { ...operation.eip7702Auth, ...changes } })

  test('signs the operation and the delegation', async () => {
    expect(await sign()).toMatchObject({ authorization: { yParity: expect.stringMatching(/^0x[01]$/) } })
  })

  test.each<[string, object, string?, number?]>([
    ['another account', { sender: REVERTING }],
    ['another EntryPoint', {}, REVERTING],
    ['an authorization for every chain', auth({ chainId: '0x0' })],
    ['an authorization for another chain', auth({ chainId: '0x1' })],
    ['chain 0', auth({ chainId: '0x0' }), ENTRY_POINT, 0],
    ['another delegate', auth({ address: REVERTING })],
    ['a part that no screen shows', { paymasterData: '0x' }],
    ['a part of the authorization that no screen shows', auth({ yParity: '0x1' })],
    ['a factory', { factory: REVERTING }],
    ['gas that does not fit', { callGasLimit: `0x1${'0'.repeat(32)}` }],
  ])('refuses %s', async (_, changes, entryPoint, chainId) => {
    await expect(sign(changes, entryPoint, chainId)).rejects.toMatchObject({ reason: 'request' })
  })
})

test('an id is read as what it was made of', () => {
  const record = {
    chainId: 56,
    block: 70_000_000,
    nonce: 5n,
    sender: `0x${'ab'.repeat(20)}`,
    hash: `0x${'01'.repeat(32)}`,
  } as const
  expect(readOperationId(toOperationId(record))).toEqual(record)
  expect(readOperationId(`0x${'0'.repeat(192)}`)).toBeUndefined()
})
