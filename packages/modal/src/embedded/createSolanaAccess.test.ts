import { FrameReplyError } from '@foyer/embedded-wallet-frame/client'
import type { Network } from '@foyer/modal-core'
import { expect, test, vi } from 'vitest'
import { createSolanaAccess } from './createSolanaAccess.ts'

const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const ADDRESS = '5vftMkHL72JaJG6ExQfGAsT2uGVHpRR7oTNUPMs68Y2N'
const EVM = `0x${'1'.repeat(40)}`

const networks = [
  { chainNamespace: 'eip155', caipNetworkId: 'eip155:56' },
  { chainNamespace: 'solana', caipNetworkId: MAINNET },
  { chainNamespace: 'solana', caipNetworkId: DEVNET },
] as unknown as readonly Network[]

/** A wallet on mainnet, whose user is logged in or logs in when asked. */
function setup({ address = ADDRESS, isConnectedElsewhere = false, isLoggedIn = false } = {}) {
  const asked: unknown[] = []
  let answer: unknown = { signature: '2' }
  const listeners: (() => void)[] = []
  const disconnect = vi.fn(async () => {})
  const { access, resume } = createSolanaAccess({
    networks: () => networks,
    isConnectedElsewhere: () => isConnectedElsewhere,
    frame: {
      async request(name: string, payload: { chainId: string }) {
        asked.push([name, payload])
        if (name === 'GET_USER' && payload.chainId !== MAINNET)
          throw new FrameReplyError({ request: name, message: `Chain ${payload.chainId} is not supported` })
        if (name === 'GET_USER') return { address, chainId: MAINNET }
        if (answer instanceof Error) throw answer
        return answer
      },
    } as never,
    provider: {
      async request({ method }) {
        asked.push(method)
        return method === 'eth_requestAccounts' || isLoggedIn ? [EVM] : []
      },
      disconnect,
      on(_, listener) {
        listeners.push(() => listener(undefined))
        return this as never
      },
    },
  })
  return {
    access,
    resume,
    asked,
    disconnect,
    answerWith: (next: unknown) => {
      answer = next
    },
    endSession() {
      for (const listener of listeners) listener()
    },
  }
}

test('logs in, then takes the account on those of the dapp’s networks that the wallet has', async () => {
  const { access, asked } = setup()
  expect(access.accounts()).toEqual([])
  expect(await access.connect('solana')).toEqual([`${MAINNET}:${ADDRESS}`])
  expect(asked).toEqual([
    'eth_requestAccounts',
    ['GET_USER', { chainId: MAINNET }],
    ['GET_USER', { chainId: DEVNET }],
  ])
  expect(access.accounts('solana')).toEqual([`${MAINNET}:${ADDRESS}`])
  expect(access.accounts('eip155')).toEqual([])
  await access.connect('solana')
  expect(asked).toHaveLength(3)
})

test('a wallet that answers with its account of EVM has none on Solana', async () => {
  const { access } = setup({ address: EVM })
  await expect(access.connect('solana')).rejects.toThrow('is not supported')
  expect(access.accounts()).toEqual([])
})

test('takes up a session of an earlier visit, and asks nobody to log in for it', async () => {
  const stranger = setup()
  await stranger.resume()
  expect(stranger.asked).toEqual(['eth_accounts'])
  expect(stranger.access.accounts()).toEqual([])
  const user = setup({ isLoggedIn: true })
  await user.resume()
  expect(user.access.accounts()).toEqual([`${MAINNET}:${ADDRESS}`])
})

test('asks the wallet as its messages have it', async () => {
  const { access, asked } = setup()
  const method = 'solana_signAndSendTransaction'
  const params = { transaction: 'AQ==', sendOptions: { skipPreflight: true } }
  expect(await access.request({ chainId: MAINNET, method, params })).toEqual({ signature: '2' })
  expect(asked).toEqual([
    [
      'RPC_REQUEST',
      {
        method,
        params: { transaction: 'AQ==', options: { skipPreflight: true } },
        chainId: MAINNET,
        chainNamespace: 'solana',
      },
    ],
  ])
  expect(access.offers('solana', method)).toBe(true)
  expect(access.offers('eip155', method)).toBe(false)
  expect(access.offers('solana', 'solana_signAllTransactions')).toBe(true)
  expect(access.offers('solana', 'eth_sign')).toBe(false)
})

test('says with a code that the user has rejected', async () => {
  const { access, answerWith } = setup()
  answerWith(new FrameReplyError({ request: 'RPC_REQUEST', message: 'User rejected the request' }))
  const request = access.request({ chainId: MAINNET, method: 'solana_signMessage', params: {} })
  await expect(request).rejects.toMatchObject({ code: 4001 })
})

test('a login that ends ends it here, too, and tells who listens', async () => {
  const { access, endSession } = setup()
  await access.connect('solana')
  const told = vi.fn()
  const stop = access.on('accountsChanged', told)
  endSession()
  expect(access.accounts()).toEqual([])
  expect(told).toHaveBeenCalledWith({ namespace: 'solana', accounts: [], named: undefined })
  await access.connect('solana')
  stop()
  endSession()
  expect(told).toHaveBeenCalledTimes(1)
})

test.each([true, false])(
  'disconnects, and logs out unless EVM is connected: %s',
  async (isConnectedElsewhere) => {
    const { access, disconnect } = setup({ isConnectedElsewhere })
    await access.connect('solana')
    await access.disconnect()
    expect(access.accounts()).toEqual([])
    expect(disconnect).toHaveBeenCalledTimes(isConnectedElsewhere ? 0 : 1)
  },
)
