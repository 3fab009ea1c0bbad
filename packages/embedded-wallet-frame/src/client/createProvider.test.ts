import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ADDRESS, HASH, SIGNATURE, USER } from '../../test/samples.ts'
import { APPROVAL_METHODS, REFUSED_METHODS } from '../protocol/methods.ts'
import type { RequestName } from '../protocol/names.ts'
import type { AccountType } from '../protocol/shared.ts'
import type { Frame } from './createFrame.ts'
import { createLoginStore } from './createLoginStore.ts'
import { type Chain, createProvider } from './createProvider.ts'
import { FrameAbortedError, FrameLoadError, FrameReplyError } from './errors.ts'

type Answers = Partial<Record<RequestName, (payload: never) => unknown>>

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const CHAINS: readonly Chain[] = [{ id: 56, rpcUrl: 'https://rpc.example' }, { id: 97 }]

/** A provider whose iframe answers as told, with a user that has logged in before. */
function setupProvider({
  answers = {},
  isUsed = true,
  chains = CHAINS,
  accountType,
}: {
  answers?: Answers
  isUsed?: boolean
  chains?: readonly Chain[]
  accountType?: AccountType
} = {}) {
  const store = createLoginStore({ web: null })
  if (isUsed) store.setUser({ email: USER.email })
  let aborting = new AbortController()
  const all: Answers = {
    IS_CONNECTED: () => ({ isConnected: true }),
    GET_USER: () => USER,
    GET_CHAIN_ID: () => ({ chainId: 56 }),
    SWITCH_NETWORK: ({ chainId }: { chainId: number }) => ({ chainId }),
    SIGN_OUT: () => undefined,
    ...answers,
  }
  const requests: { name: RequestName; payload: unknown }[] = []
  const frame = {
    async request(name: RequestName, payload: never, { signal }: { signal?: AbortSignal } = {}) {
      if (signal?.aborted) throw new FrameAbortedError()
      requests.push({ name, payload })
      const answer = all[name]
      if (answer === undefined) throw new FrameReplyError({ request: name, message: 'unexpected' })
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      signal?.addEventListener('abort', () => reject(new FrameAbortedError()))
      Promise.resolve(answer(payload)).then(resolve, reject)
      return promise
    },
    abortSignal: () => aborting.signal,
    abort() {
      aborting.abort()
      aborting = new AbortController()
    },
  } as unknown as Frame
  const login = vi.fn(async () => {})
  const provider = createProvider({
    frame,
    store,
    chains: () => chains,
    login,
    accountType: () => accountType,
  })
  const events: [string, unknown][] = []
  for (const event of ['connect', 'accountsChanged', 'chainChanged', 'disconnect'])
    provider.on(event, (data) => events.push([event, data]))
  const request = (method: string, params?: readonly unknown[] | object) =>
    provider.request(params === undefined ? { method } : { method, params })
  const names = () => requests.map(({ name }) => name)
  return { provider, request, requests, names, store, login, events, frame }
}

const rejection = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('accounts', () => {
  test('are empty without a request where nobody has logged in', async () => {
    const { request, names } = setupProvider({ isUsed: false })
    expect(await request('eth_accounts')).toEqual([])
    expect(names()).toEqual([])
  })

  test('come from the session of an earlier visit', async () => {
    const { request, requests, events } = setupProvider()
    expect(await request('eth_accounts')).toEqual([ADDRESS])
    expect(await request('eth_accounts')).toEqual([ADDRESS])
    expect(requests).toEqual([
      { name: 'IS_CONNECTED', payload: undefined },
      { name: 'GET_USER', payload: { chainId: 56, rpcUrl: 'https://rpc.example' } },
    ])
    expect(events).toEqual([['accountsChanged', [ADDRESS]]])
  })

  test('are asked for with the type that the dapp begins with', async () => {
    const { request, requests } = setupProvider({ accountType: 'smartAccount' })
    await request('eth_accounts')
    expect(requests[1]).toMatchObject({
      name: 'GET_USER',
      payload: { preferredAccountType: 'smartAccount' },
    })
  })

  test('are asked for once by callers at the same time', async () => {
    const { request, names } = setupProvider()
    await Promise.all([request('eth_accounts'), request('eth_accounts'), request('eth_requestAccounts')])
    expect(names()).toEqual(['IS_CONNECTED', 'GET_USER'])
  })

  test('are empty, and what was kept of the login is cleared, when the session has ended', async () => {
    const { request, store } = setupProvider({ answers: { IS_CONNECTED: () => ({ isConnected: false }) } })
    expect(await request('eth_accounts')).toEqual([])
    expect([store.isUsed(), store.email()]).toEqual([false, undefined])
  })

  test('are unknown while the iframe cannot be loaded, and the login is kept', async () => {
    let isDown = true
    const { request, store } = setupProvider({
      answers: {
        IS_CONNECTED() {
          if (isDown) throw new FrameLoadError({ origin: 'https://wallet.example' })
          return { isConnected: true }
        },
      },
    })
    expect(await rejection(request('eth_accounts'))).toMatchObject({ code: -32000 })
    expect(store.isUsed()).toBe(true)
    isDown = false
    expect(await request('eth_accounts')).toEqual([ADDRESS])
  })

  test('are refused where the address is none of this chain', async () => {
    const { request } = setupProvider({ answers: { GET_USER: () => ({ ...USER, address: 'So1ana' }) } })
    expect(await rejection(request('eth_accounts'))).toMatchObject({ shortMessage: 'An error occurred' })
  })
})

describe('eth_requestAccounts', () => {
  test('leads through a login and keeps the user', async () => {
    const { request, login, names, store, events } = setupProvider({ isUsed: false })
    store.startCooldown()
    expect(await request('eth_requestAccounts')).toEqual([ADDRESS])
    expect(login).toHaveBeenCalledOnce()
    expect(names()).toEqual(['GET_USER'])
    expect([store.isUsed(), store.email(), store.cooldown()]).toEqual([true, USER.email, 0])
    expect(events).toEqual([
      ['accountsChanged', [ADDRESS]],
      ['connect', { chainId: '0x38' }],
    ])
  })

  test('needs no login while there is a session', async () => {
    const { request, login } = setupProvider()
    expect(await request('eth_requestAccounts')).toEqual([ADDRESS])
    expect(login).not.toHaveBeenCalled()
  })

  test('rejects when the login is given up, and works the next time', async () => {
    const { request, login } = setupProvider({ isUsed: false })
    login.mockRejectedValueOnce(new FrameAbortedError())
    expect(await rejection(request('eth_requestAccounts'))).toMatchObject({ code: 4001 })
    expect(await request('eth_requestAccounts')).toEqual([ADDRESS])
  })
})

describe('the chain', () => {
  test('is the one used last while the dapp has it, else the dapp’s first', async () => {
    const { request, store } = setupProvider()
    expect(await request('eth_chainId')).toBe('0x38')
    store.setChainId(97)
    expect(await request('eth_chainId')).toBe('0x61')
    store.setChainId(137)
    expect(await request('eth_chainId')).toBe('0x38')
  })

  test('is 1 when none was used before and the dapp has it', async () => {
    const { request } = setupProvider({ chains: [{ id: 56 }, { id: 1 }] })
    expect(await request('eth_chainId')).toBe('0x1')
  })

  test('moves when SWITCH_NETWORK has succeeded', async () => {
    const { request, requests, events, store } = setupProvider()
    await request('eth_accounts')
    expect(await request('wallet_switchEthereumChain', [{ chainId: '0x61' }])).toBeNull()
    expect(requests.at(-1)).toEqual({ name: 'SWITCH_NETWORK', payload: { chainId: 97 } })
    expect(events.at(-1)).toEqual(['chainChanged', '0x61'])
    expect(await request('eth_chainId')).toBe('0x61')
    expect(store.chainId()).toBe(97)
  })

  test('stays when SWITCH_NETWORK fails', async () => {
    const { request, events } = setupProvider({
      answers: {
        SWITCH_NETWORK() {
          throw new FrameReplyError({ request: 'SWITCH_NETWORK', message: 'Unsupported chain' })
        },
      },
    })
    await request('eth_accounts')
    expect(await rejection(request('wallet_switchEthereumChain', [{ chainId: '0x61' }]))).toMatchObject({
      shortMessage: 'Unsupported chain',
    })
    expect(await request('eth_chainId')).toBe('0x38')
    expect(events.map(([event]) => event)).not.toContain('chainChanged')
  })

  test.each([
    [[{ chainId: '0x89' }], 4902],
    [[{}], -32602],
    [[], -32602],
    [{ chainId: 1 }, -32602],
  ])('is not switched to by %j', async (params, code) => {
    const { request, names } = setupProvider()
    expect(await rejection(request('wallet_switchEthereumChain', params))).toMatchObject({ code })
    expect(names()).toEqual([])
  })
})

describe('a request that needs approval', () => {
  test('follows GET_CHAIN_ID and carries chain, namespace and node', async () => {
    const { request, requests } = setupProvider({ answers: { RPC_REQUEST: () => SIGNATURE } })
    await request('eth_accounts')
    expect(await request('personal_sign', ['0x68', ADDRESS])).toBe(SIGNATURE)
    expect(requests.slice(2)).toEqual([
      { name: 'GET_CHAIN_ID', payload: undefined },
      {
        name: 'RPC_REQUEST',
        payload: {
          method: 'personal_sign',
          params: ['0x68', ADDRESS],
          chainNamespace: 'eip155',
          chainId: 56,
          rpcUrl: 'https://rpc.example',
        },
      },
    ])
  })

  test('takes up the session of an earlier visit first', async () => {
    const { request, names } = setupProvider({ answers: { RPC_REQUEST: () => SIGNATURE } })
    await request('personal_sign', ['0x68', ADDRESS])
    expect(names()).toEqual(['IS_CONNECTED', 'GET_USER', 'GET_CHAIN_ID', 'RPC_REQUEST'])
  })

  test.each(['eip155:1', '0x1', 1])(
    'brings an iframe on chain %s back to the dapp’s first',
    async (chainId) => {
      const { request, names } = setupProvider({
        answers: { GET_CHAIN_ID: () => ({ chainId }), RPC_REQUEST: () => SIGNATURE },
      })
      await request('personal_sign', ['0x68', ADDRESS])
      expect(names().slice(2)).toEqual(['GET_CHAIN_ID', 'SWITCH_NETWORK', 'RPC_REQUEST'])
    },
  )

  test.each(['GET_CHAIN_ID', 'SWITCH_NETWORK'] as const)(
    'is not sent when it was taken back during %s',
    async (name) => {
      const { request, names, frame } = setupProvider({
        answers: {
          GET_CHAIN_ID: () => ({ chainId: 1 }),
          [name]() {
            frame.abort()
            return { chainId: 1 }
          },
        },
      })
      expect(await rejection(request('personal_sign', ['0x68', ADDRESS]))).toMatchObject({
        code: 4001,
        shortMessage: 'Request was aborted',
      })
      expect(names()).not.toContain('RPC_REQUEST')
    },
  )

  test.each([
    ['eth_sendTransaction', HASH.slice(0, -1)],
    ['personal_sign', '0x1234'],
  ])('rejects what is no result of %s', async (method, result) => {
    const { request } = setupProvider({ answers: { RPC_REQUEST: () => result } })
    expect(await rejection(request(method, [{}]))).toMatchObject({ shortMessage: 'Invalid input' })
  })

  test.each(APPROVAL_METHODS)('%s is refused where nobody has logged in', async (method) => {
    const { request, names } = setupProvider({ isUsed: false })
    expect(await rejection(request(method, []))).toMatchObject({
      code: 4900,
      shortMessage: 'Not connected to email or social',
    })
    expect(names()).toEqual([])
  })
})

test('sends a safe request without looking at the chain', async () => {
  const { request, names } = setupProvider({ answers: { RPC_REQUEST: () => '0x10' } })
  expect(await request('eth_blockNumber')).toBe('0x10')
  expect(names()).toEqual(['IS_CONNECTED', 'GET_USER', 'RPC_REQUEST'])
})

test.each([...REFUSED_METHODS, 'wallet_addEthereumChain', 'constructor'])(
  'refuses %s without asking the iframe',
  async (method) => {
    const { request, names } = setupProvider()
    expect(await rejection(request(method, []))).toMatchObject({
      code: 4200,
      shortMessage: 'Requested RPC call is not allowed',
    })
    expect(names()).toEqual([])
  },
)

test.each([
  ['User rejected the request', 4001],
  ['Request was aborted', 4001],
  ['Requested RPC call is not allowed', 4200],
  ['This wallet gives no permissions to act without asking', 4200],
  ['The calls need a capability that is not supported', 5700],
  ['Unknown bundle id', 5730],
  ['There are too many calls in one request', 5740],
  ['This account cannot run several calls as one', 5760],
  ['The request is for another account', -32602],
  ['error estimating gas', -32000],
])('rejects `%s` with the code %d', async (message, code) => {
  const { request } = setupProvider({
    answers: {
      RPC_REQUEST() {
        throw new FrameReplyError({ request: 'RPC_REQUEST', message })
      },
    },
  })
  expect(await rejection(request('personal_sign', ['0x68', ADDRESS]))).toMatchObject({
    code,
    shortMessage: message,
  })
})

describe('disconnect', () => {
  test('signs out, clears what was kept and says so', async () => {
    const { provider, request, names, store, events } = setupProvider()
    await request('eth_accounts')
    await provider.disconnect()
    expect(names().at(-1)).toBe('SIGN_OUT')
    expect([store.isUsed(), store.email()]).toEqual([false, undefined])
    expect(events.slice(1)).toMatchObject([
      ['accountsChanged', []],
      ['disconnect', { code: 4900 }],
    ])
    expect(await request('eth_accounts')).toEqual([])
  })

  test.each([
    ['IS_CONNECTED', true],
    ['GET_USER', true],
    ['GET_USER', false],
  ] as const)('while %s is open connects nobody later (logged in before: %s)', async (name, isUsed) => {
    const answer = Promise.withResolvers<unknown>()
    const { provider, request, names, store, events } = setupProvider({
      isUsed,
      answers: { [name]: () => answer.promise },
    })
    const connecting = rejection(request('eth_requestAccounts'))
    await vi.waitFor(() => expect(names()).toContain(name))
    await provider.disconnect()
    answer.resolve(name === 'GET_USER' ? USER : { isConnected: true })
    expect(await connecting).toMatchObject({ code: 4001 })
    expect(names().at(-1)).toBe('SIGN_OUT')
    expect([store.isUsed(), events]).toEqual([false, []])
    expect(await request('eth_accounts')).toEqual([])
    // Another login is not mixed up with the one that ended.
    expect(await request('eth_requestAccounts')).toEqual([ADDRESS])
  })

  test('waits for the iframe at most 3 s', async () => {
    const { provider, request } = setupProvider({ answers: { SIGN_OUT: () => new Promise(() => {}) } })
    await request('eth_accounts')
    const done = vi.fn()
    void provider.disconnect().then(done)
    await vi.advanceTimersByTimeAsync(2_999)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(done).toHaveBeenCalledOnce()
  })

  test('works when signing out fails', async () => {
    const { provider, request } = setupProvider({
      answers: {
        SIGN_OUT() {
          throw new FrameReplyError({ request: 'SIGN_OUT', message: 'no' })
        },
      },
    })
    await request('eth_accounts')
    await provider.disconnect()
    expect(await request('eth_accounts')).toEqual([])
  })

  test('asks nothing where nobody has logged in', async () => {
    const { provider, names, events } = setupProvider({ isUsed: false })
    await provider.disconnect()
    expect([names(), events]).toEqual([[], []])
  })
})

test('stops calling a listener that was removed, and goes on after one that throws', async () => {
  const { provider, request } = setupProvider()
  const uncaught = vi.fn()
  process.once('uncaughtException', uncaught)
  const removed = vi.fn()
  const last = vi.fn()
  provider.on('accountsChanged', () => {
    throw new Error('the dapp failed')
  })
  expect(provider.on('accountsChanged', removed).removeListener('accountsChanged', removed)).toBe(provider)
  provider.on('accountsChanged', last)
  await request('eth_accounts')
  expect(removed).not.toHaveBeenCalled()
  expect(last).toHaveBeenCalledExactlyOnceWith([ADDRESS])
  await vi.waitFor(() => expect(uncaught).toHaveBeenCalledOnce())
})

test('signs in with the user when a message is given', async () => {
  const { provider, requests } = setupProvider()
  const siwxMessage = USER.siwxMessage
  expect(await provider.getUser({ siwxMessage })).toMatchObject({
    message: USER.message,
    signature: SIGNATURE,
  })
  expect(requests[0]?.payload).toMatchObject({ siwxMessage })
})
