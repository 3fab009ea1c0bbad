import { createRelay, startRemoteWallet } from '@foyer/devstack/pairing'
import type { Network, RelayFailure } from '@foyer/modal-core'
import { type Hex, verifyMessage } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type CreateProviderParameters, createProvider } from './createProvider.ts'
import { probeRelay } from './probeRelay.ts'

const RPC = 'http://127.0.0.1:9'

const bsc: Network = {
  id: 56,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:56',
  name: 'BNB Smart Chain',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: { default: { http: [RPC] } },
}

/** Real processes start here; the limit only ends a run that hangs. */
vi.setConfig({ testTimeout: 60_000 })

const cleanup: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const undo of cleanup.splice(0).toReversed()) await undo()
})

type ProviderParameters = Pick<CreateProviderParameters, 'relayUrl'> & Partial<CreateProviderParameters>

async function startProvider(parameters: ProviderParameters) {
  const provider = await createProvider({
    projectId: 'development',
    networks: [bsc],
    metadata: { name: 'Dapp', description: '', url: 'https://dapp.example', icons: [] },
    verify: false,
    id: crypto.randomUUID(),
    keep: false,
    onPairing: () => {},
    onSession: () => {},
    probe: async () => {},
    ...parameters,
  })
  cleanup.push(provider.destroy)
  return provider
}

type Pairing = { uri: string; expiresAt: number }

type SetupParameters = Parameters<typeof createRelay>[0] & { chains?: string[] }

async function setup({ chains, ...parameters }: SetupParameters = {}) {
  const relay = await createRelay(parameters)
  cleanup.push(relay.close)
  const wallet = await startRemoteWallet({ relayUrl: relay.url, rpcUrl: RPC, ...(chains ? { chains } : {}) })
  cleanup.push(wallet.stop)
  const onPairing = vi.fn((code: Pairing | undefined) => void (code && wallet.pair(code.uri)))
  const provider = await startProvider({ relayUrl: relay.url, onPairing })
  const address = (await wallet.address()) as Hex
  const connect = () => provider.request({ method: 'eth_requestAccounts' })
  const sign = () => provider.request({ method: 'personal_sign', params: ['0x68656c6c6f', address] })
  return { relay, wallet, provider, onPairing, address, connect, sign }
}

test('default: pairs, names its account and chain, and signs', async () => {
  const { provider, address, connect, sign, onPairing } = await setup()
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
  expect(await connect()).toEqual([address])
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([address])
  expect(Number(await provider.request({ method: 'eth_chainId' }))).toBe(56)
  const signature = (await sign()) as Hex
  expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
  const [{ uri, expiresAt }] = onPairing.mock.calls[0] as [Pairing]
  expect(uri).toMatch(/^wc:[0-9a-f]{64}@2\?/)
  expect(expiresAt - Date.now()).toBeLessThanOrEqual(300_000)
})

test('behavior: a wallet that declines to connect, then to sign', async () => {
  const { wallet, connect, sign } = await setup()
  await wallet.answer({ proposal: 'reject' })
  await expect(connect()).rejects.toMatchObject({ code: 5000 })
  await wallet.answer({ proposal: 'approve', request: 'reject' })
  await connect()
  await expect(sign()).rejects.toMatchObject({ code: 5000 })
  expect(await wallet.asked()).toEqual(['proposal', 'proposal', 'personal_sign'])
})

test('behavior: follows the chain that the wallet goes to', async () => {
  const { wallet, provider, connect } = await setup()
  await connect()
  const changed = new Promise((resolve) => provider.on('chainChanged', resolve))
  await wallet.switchChain('eip155:97')
  expect(Number(await changed)).toBe(97)
  expect(Number(await provider.request({ method: 'eth_chainId' }))).toBe(97)
})

test('behavior: a session that the wallet ends is gone here, too', async () => {
  const { wallet, provider, connect } = await setup()
  await connect()
  const ended = new Promise<void>((resolve) => provider.on('disconnect', () => resolve()))
  await wallet.disconnect()
  await ended
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
})

test('behavior: a session that is ended here is gone in the wallet, too', async () => {
  const { wallet, provider, connect } = await setup()
  await connect()
  await provider.disconnect()
  await vi.waitFor(async () => expect(await wallet.sessions()).toBe(0))
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
})

test('behavior: a wallet on a chain that nobody asked for is named with that chain', async () => {
  const { wallet, provider, address, connect } = await setup()
  await wallet.answer({ proposal: 'wrongChain' })
  expect(await connect()).toEqual([address])
  expect(Number(await provider.request({ method: 'eth_chainId' }))).toBe(424_242)
})

describe('one code for several requests', () => {
  test('behavior: what is prepared is what the next request waits for', async () => {
    const { provider, onPairing, address, connect } = await setup()
    await provider.prepare()
    expect(await connect()).toEqual([address])
    expect(onPairing.mock.calls.filter(([code]) => code !== undefined)).toHaveLength(1)
    expect(onPairing).toHaveBeenLastCalledWith(undefined)
  })

  test('behavior: a code that is forgotten is replaced, and who waited for it takes the new one', async () => {
    const { wallet, provider, onPairing, address, connect } = await setup()
    await wallet.answer({ proposal: 'ignore' })
    const first = connect()
    await vi.waitFor(async () => expect(await wallet.asked()).toHaveLength(1))
    await wallet.answer({ proposal: 'approve' })
    provider.forget()
    expect(await connect()).toEqual([address])
    expect(await first).toEqual([address])
    const uris = onPairing.mock.calls.flatMap(([code]) => code?.uri ?? [])
    expect(new Set(uris).size).toBe(2)
  })
})

describe('probing the relay', () => {
  async function probe(reason?: string) {
    const relay = await createRelay({ refuse: () => reason })
    cleanup.push(relay.close)
    let failure: RelayFailure | undefined
    const provider = await startProvider({
      relayUrl: relay.url,
      async probe(address) {
        failure = await probeRelay({ address, timeout: 5_000 })
        throw new Error('That is all.')
      },
    })
    await expect(provider.request({ method: 'eth_requestAccounts' })).rejects.toThrow('That is all.')
    return failure
  }

  test('default: a relay that answers', async () => {
    expect(await probe()).toBeUndefined()
  })

  test.each([
    ['Unauthorized: invalid key', 'projectId'],
    ['Unauthorized: origin not allowed', 'origin'],
    ['JWT validation error: JWT Token is not yet valid', 'clock'],
    ['something else', 'unreachable'],
  ])('error: one that refuses with %s', async (reason, failure) => {
    expect(await probe(reason)).toBe(failure)
  })

  test('error: one that is not there', async () => {
    expect(await probeRelay({ address: 'ws://127.0.0.1:9', timeout: 5_000 })).toBe('unreachable')
  })
})
