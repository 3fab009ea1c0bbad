/** The relay and the scriptable wallet with the real SDKs of both sides, each side in its own process. */
import { on, once } from 'node:events'
import { startAnvil } from '@foyer/harness/anvil'
import { onlyInFull } from '@foyer/harness/full'
import UniversalProvider from '@walletconnect/universal-provider'
import { createPublicClient, type Hex, http, parseEther, verifyMessage } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { type CreateRelayParameters, createRelay } from './relay/createRelay.ts'
import type { CreateRemoteWalletParameters } from './remote-wallet/createRemoteWallet.ts'
import { startRemoteWallet } from './remote-wallet/startRemoteWallet.ts'

// Each starts a wallet as a process. `createProvider.test.ts` of modal pairs, signs and signs in with it in `test`.
const testInFull = onlyInFull(test)

const METHODS = ['personal_sign', 'eth_sendTransaction']
const MESSAGE: Hex = '0x68656c6c6f'

const cleanup: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const undo of cleanup.splice(0).toReversed()) await undo()
})

type SetupParameters = CreateRelayParameters & Partial<CreateRemoteWalletParameters>

async function createProvider(relayUrl: string) {
  const provider = await UniversalProvider.init({
    projectId: 'development',
    relayUrl,
    logger: 'silent',
    telemetryEnabled: false,
    customStoragePrefix: crypto.randomUUID(),
    storageOptions: { database: ':memory:' },
    metadata: { name: 'Dapp', description: 'A test', url: 'https://dapp.example', icons: [] },
  })
  cleanup.push(() => provider.client.core.relayer.transportClose())
  return provider
}

async function setup({ rpcUrl = 'http://127.0.0.1:9', ...parameters }: SetupParameters = {}) {
  const relay = await createRelay(parameters)
  cleanup.push(relay.close)
  const wallet = await startRemoteWallet({ relayUrl: relay.url, rpcUrl, ...parameters })
  cleanup.push(wallet.stop)
  const provider = await createProvider(relay.url)

  const connect = () => {
    provider.once('display_uri', (uri: string) => void wallet.pair(uri))
    const namespace = { chains: ['eip155:56'], methods: METHODS, events: [], rpcMap: { 56: rpcUrl } }
    return provider.connect({ optionalNamespaces: { eip155: namespace } })
  }
  const sign = async () =>
    provider.request<Hex>({ method: 'personal_sign', params: [MESSAGE, await wallet.address()] }, 'eip155:56')
  return { relay, wallet, provider, connect, sign }
}

testInFull(
  'pairs a wallet, which rejects, signs, sends a transaction, changes the chain and ends the session',
  async () => {
    const { rpcUrl, stop } = await startAnvil()
    cleanup.push(stop)
    const { wallet, provider, connect, sign } = await setup({ rpcUrl })
    await wallet.answer({ proposal: 'reject' })
    await expect(connect()).rejects.toMatchObject({ code: 5000 })
    await wallet.answer({ proposal: 'approve', request: 'reject' })
    const session = await connect()
    const address = (await wallet.address()) as Hex
    expect(session?.namespaces.eip155?.accounts).toEqual([`eip155:56:${address}`])
    await expect(sign()).rejects.toMatchObject({ code: 5000 })

    await wallet.answer({ proposal: 'approve', request: 'approve' })
    expect(await verifyMessage({ address, message: 'hello', signature: await sign() })).toBe(true)
    const to = '0x000000000000000000000000000000000000dEaD'
    const hash = await provider.request<Hex>(
      {
        method: 'eth_sendTransaction',
        params: [{ from: address, to, value: '0x0de0b6b3a7640000' }],
      },
      'eip155:56',
    )
    const client = createPublicClient({ transport: http(rpcUrl) })
    expect(await client.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
    expect(await client.getBalance({ address: to })).toBe(parseEther('1'))
    expect(await wallet.asked()).toEqual([
      'proposal',
      'proposal',
      'personal_sign',
      'personal_sign',
      'eth_sendTransaction',
    ])

    const changed = new Promise((resolve) => provider.once('chainChanged', resolve))
    await wallet.switchChain('eip155:97')
    expect(await changed).toBe('97')
    const deleted = new Promise((resolve) => provider.once('session_delete', resolve))
    await wallet.disconnect()
    await deleted
    expect(provider.session).toBeUndefined()
  },
)

testInFull('signs in while it connects', async () => {
  const { wallet, provider } = await setup({ authenticate: true })
  const { uri, response } = await provider.client.authenticate({
    chains: ['eip155:56'],
    domain: 'dapp.example',
    methods: METHODS,
    nonce: '12345678',
    uri: 'https://dapp.example',
  })
  await wallet.pair(uri)
  const { auths, session } = await response()
  expect(auths?.[0]?.p.iss).toBe(`did:pkh:eip155:56:${await wallet.address()}`)
  expect(session?.namespaces.eip155?.accounts).toEqual([`eip155:56:${await wallet.address()}`])
  expect(await wallet.asked()).toEqual(['authenticate'])
})

// The SDK comes back by itself, after seconds that it chooses.
testInFull(
  'asks the wallet once when a request arrives twice, and keeps the session when the relay restarts',
  async () => {
    const { relay, wallet, connect, sign } = await setup({
      deliver: (topicMessage) => [topicMessage, topicMessage],
    })
    await connect()
    await sign()
    expect(await wallet.asked()).toEqual(['proposal', 'personal_sign'])
    await relay.close()
    const next = await createRelay({ port: Number(new URL(relay.url).port) })
    cleanup.push(next.close)
    await vi.waitFor(() => expect(next.connections()).toBe(2))
    await sign()
    expect(await wallet.asked()).toEqual(['proposal', 'personal_sign', 'personal_sign'])
  },
)

test('sends a message once per socket, however often its topic is subscribed to, and again on the next socket', async () => {
  const relay = await createRelay()
  cleanup.push(relay.close)
  const provider = await createProvider(relay.url)
  const auth = await provider.client.core.crypto.signJWT(relay.url)
  const topic = 'ab'.repeat(32)
  relay.inject({ topic, message: 'hello' })

  /** Asks for the topic twice, and resolves with what came before the answer to the question after. */
  async function listen() {
    const socket = new WebSocket(`${relay.url}/?auth=${auth}&projectId=development`)
    await once(socket, 'open')
    const methods = ['irn_subscribe', 'irn_subscribe', 'irn_fetchMessages']
    for (const [id, method] of methods.entries())
      socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params: { topic } }))
    const topicMessages: unknown[] = []
    for await (const [data] of on(socket, 'message')) {
      const message = JSON.parse(String(data))
      if (message.id === 2) break
      if (message.method === 'irn_subscription') topicMessages.push(message.params.data.message)
    }
    socket.terminate()
    return topicMessages
  }
  expect(await listen()).toEqual(['hello'])
  expect(await listen()).toEqual(['hello'])
})

test('refuses a forged token', async () => {
  const relay = await createRelay()
  cleanup.push(relay.close)
  const socket = new WebSocket(`${relay.url}/?auth=forged&projectId=development`)
  const error = await new Promise<Error>((resolve) => socket.once('error', resolve))
  expect(error.message).toContain('401')
})
