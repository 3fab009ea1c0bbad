import { createPublicKey, verify } from 'node:crypto'
import type { MultiChainProvider, Network, PairingState, RelayFailure, SiwxMessage } from '@foyer/modal-core'
import { fromBase58, toBase58 } from '@foyer/stand-ins/walletconnect'
import { type Hex, verifyMessage } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import { describe, expect, test, vi } from 'vitest'
import { pairingFixture } from '../test/pairing.ts'
import { TIMEOUTS } from './pairOnce.ts'
import { probeRelay } from './probeRelay.ts'

const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const pairing = pairingFixture()
const { setup, network } = pairing

test('pairs, returns the account and chain, and signs', async () => {
  const { connect, accounts, request, sign, states, sessions } = await setup()
  expect(await accounts()).toEqual([])
  expect(await connect()).toEqual([pairing.address])
  expect(await accounts()).toEqual([pairing.address])
  expect(await request('eth_chainId')).toBe('0x38')
  const signature = (await sign()) as Hex
  const address = pairing.address as Hex
  expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
  expect(states).toEqual([
    { status: 'preparing' },
    { status: 'waiting', uri: expect.stringMatching(/^wc:[0-9a-f]{64}@2\?/), expiresAt: expect.any(Number) },
    { status: 'idle' },
  ])
  expect(sessions).toEqual([true])
})

test('reports that the user rejects connecting, then signing', async () => {
  const { connect, sign } = await setup()
  await pairing.wallet.answer({ proposal: 'reject' })
  await expect(connect()).rejects.toMatchObject({ code: 5000 })
  await pairing.wallet.answer({ proposal: 'approve', request: 'reject' })
  await connect()
  await expect(sign()).rejects.toMatchObject({ code: 5000 })
  expect(await pairing.wallet.asked()).toEqual(['proposal', 'proposal', 'personal_sign'])
})

test('a pairing that waits for a wallet ends when the provider is destroyed', async () => {
  await pairing.wallet.answer({ proposal: 'ignore' })
  const { connect, provider, states } = await setup()
  const ended = expect(connect()).rejects.toThrow('The pairing URI has been replaced or has expired.')
  await vi.waitFor(() => expect(states.at(-1)?.status).toBe('waiting'))
  await provider.destroy()
  await ended
})

describe('events of the wallet', () => {
  test('follows the wallet to another chain', async () => {
    const { connect, request, nextEvent } = await setup()
    await connect()
    const changed = nextEvent('chainChanged')
    await pairing.wallet.switchChain('eip155:97')
    expect(await changed).toBe('0x61')
    expect(await request('eth_chainId')).toBe('0x61')
  })

  test('follows the wallet to another account', async () => {
    const { connect, accounts, provider } = await setup()
    await connect()
    const heard: unknown[] = []
    provider.eip155.on('accountsChanged', (list) => heard.push(list))
    await pairing.wallet.shareAccounts([OTHER, pairing.address])
    await vi.waitFor(() => expect(heard.at(-1)).toEqual([OTHER, pairing.address]))
    expect(await accounts()).toEqual([OTHER, pairing.address])
    await pairing.wallet.emit('accountsChanged', [pairing.address])
    await vi.waitFor(() => expect(heard.at(-1)).toEqual([pairing.address, OTHER]))
  })

  test('ignores malformed events', async () => {
    const { connect, accounts, request, sign, provider } = await setup()
    await connect()
    const heard = vi.fn()
    provider.eip155.on('chainChanged', heard)
    await pairing.wallet.emit('chainChanged', '<script>')
    await pairing.wallet.emit('accountsChanged', ['0x1', OTHER])
    await sign()
    expect(heard).not.toHaveBeenCalled()
    expect(await accounts()).toEqual([pairing.address])
    expect(await request('eth_chainId')).toBe('0x38')
  })

  test('ends the session and rejects open requests when the wallet disconnects', async () => {
    const { connect, accounts, sign, nextEvent, sessions } = await setup()
    await connect()
    await pairing.wallet.answer({ request: 'ignore' })
    const signing = sign()
    const refused = expect(signing).rejects.toMatchObject({ name: 'RpcError' })
    await vi.waitFor(async () => expect(await pairing.wallet.asked()).toContain('personal_sign'))
    const ended = nextEvent('disconnect')
    await pairing.wallet.disconnect()
    expect(await ended).toMatchObject({ code: 4900 })
    await refused
    expect(await accounts()).toEqual([])
    expect(sessions).toEqual([true, false])
  })
})

test('ends the session in the wallet, too, and rejects open requests when the page disconnects', async () => {
  const { provider, connect, accounts, sign } = await setup()
  await connect()
  await pairing.wallet.answer({ request: 'ignore' })
  const refused = expect(sign()).rejects.toMatchObject({ code: 4900 })
  await vi.waitFor(async () => expect(await pairing.wallet.asked()).toContain('personal_sign'))
  await provider.disconnect()
  await refused
  await vi.waitFor(async () => expect(await pairing.wallet.sessions()).toBe(0))
  expect(await accounts()).toEqual([])
})

test('ends the session in this tab alone when another tab has told the wallet', async () => {
  const { provider, connect, accounts, sessions } = await setup()
  await connect()
  await provider.drop()
  expect(await accounts()).toEqual([])
  expect(sessions).toEqual([true, false])
  expect(await pairing.wallet.sessions()).toBe(1)
})

describe('requests', () => {
  test('sends wallet_switchEthereumChain, wallet_sendCalls and wallet_getCapabilities to the wallet', async () => {
    const { connect, request } = await setup()
    await connect()
    await pairing.wallet.answer({ request: { result: { id: '0x2a' } } })
    const calls = { version: '2.0.0', from: pairing.address, chainId: '0x38', calls: [] }
    expect(await request('wallet_sendCalls', calls)).toEqual({ id: '0x2a' })
    await pairing.wallet.answer({ request: 'approve' })
    expect(await request('wallet_getCapabilities', pairing.address)).toEqual({ '0x38': {} })
    await request('wallet_switchEthereumChain', { chainId: '0x61' })
    expect(await request('eth_chainId')).toBe('0x61')
    expect(await pairing.wallet.asked()).toEqual([
      'proposal',
      'wallet_sendCalls',
      'wallet_getCapabilities',
      'wallet_switchEthereumChain',
    ])
  })

  test('switches to a chain that the wallet shares without a request', async () => {
    const { connect, request } = await setup({ networks: () => [network(97), network(56)] })
    await connect()
    // It has no 97, so what it has is in use.
    expect(await request('eth_chainId')).toBe('0x38')
    await request('wallet_switchEthereumChain', { chainId: '0x38' })
    expect(await pairing.wallet.asked()).toEqual(['proposal'])
  })

  test('rejects a method that the wallet does not grant, and one that no node answers', async () => {
    const { connect, request, sign } = await setup()
    await expect(sign()).rejects.toMatchObject({ code: 4900 })
    await connect()
    await expect(request('eth_signTypedData_v4')).rejects.toMatchObject({ code: 4200 })
    await expect(request('eth_blockNumber')).rejects.toMatchObject({ code: -32000 })
    expect(await pairing.wallet.asked()).toEqual(['proposal'])
  })
})

describe('signing in while connecting', () => {
  const createMessage = async (): Promise<SiwxMessage> => ({
    accountAddress: '',
    chainId: 'eip155:56',
    domain: 'dapp.example',
    uri: 'https://dapp.example',
    version: '1',
    nonce: '12345678',
    statement: 'I accept the terms.',
    expirationTime: '2126-11-21T00:00:00.000Z',
    resources: ['https://dapp.example/terms'],
  })

  test('sends one request to the wallet and keeps its cacao', async () => {
    const { provider, accounts, sign } = await setup()
    await pairing.wallet.answer({ authenticate: true })
    const { session } = await provider.signIn(createMessage)
    expect(session).toMatchObject({
      data: {
        accountAddress: pairing.address,
        chainId: 'eip155:56',
        domain: 'dapp.example',
        nonce: '12345678',
        expirationTime: '2126-11-21T00:00:00.000Z',
      },
      cacao: { h: { t: 'caip122' }, s: { t: 'eip191' } },
    })
    const { message, signature } = session as { message: string; signature: Hex }
    expect(await verifyMessage({ address: pairing.address as Hex, message, signature })).toBe(true)
    expect(parseSiweMessage(message)).toMatchObject({
      address: pairing.address,
      chainId: 56,
      uri: 'https://dapp.example',
      statement: expect.stringMatching(/^I accept the terms\. I further authorize/),
      resources: ['https://dapp.example/terms', expect.stringMatching(/^urn:recap:/)],
    })
    expect(await accounts()).toEqual([pairing.address])
    await sign()
    expect(await pairing.wallet.asked()).toEqual(['authenticate', 'personal_sign'])
    expect(await provider.signIn(createMessage)).toEqual({})
  })

  test('connects only when the wallet does not support it', async () => {
    const { provider, accounts } = await setup()
    expect(await provider.signIn(createMessage)).toEqual({})
    expect(await accounts()).toEqual([pairing.address])
    expect(await pairing.wallet.asked()).toEqual(['proposal'])
  })

  test.each([
    ['a text of the dapp’s own', async () => ({ ...(await createMessage()), serializedMessage: 'Hello' })],
    ['a requestId', async () => ({ ...(await createMessage()), requestId: 'request-1' })],
    ['no message to be had', () => Promise.reject(new Error('The server is down.'))],
    ['a server that hangs', () => new Promise<never>(() => {})],
  ])('connects only with %s', async (_, createOwn) => {
    const { provider, accounts } = await setup({ timeouts: { ...TIMEOUTS, message: 50 } })
    await pairing.wallet.answer({ authenticate: true })
    expect(await provider.signIn(createOwn)).toEqual({})
    expect(await accounts()).toEqual([pairing.address])
    expect(await pairing.wallet.asked()).toEqual(['proposal'])
  })

  test('connects nothing when the user rejects', async () => {
    const { provider, accounts } = await setup()
    await pairing.wallet.answer({ authenticate: true, proposal: 'reject' })
    await expect(provider.signIn(createMessage)).rejects.toThrow('User rejected')
    expect(await accounts()).toEqual([])
  })
})

describe('signing in on several chains', () => {
  const createMessage = async (target: { chainId: string }): Promise<SiwxMessage> => ({
    accountAddress: '',
    chainId: target.chainId,
    domain: 'dapp.example',
    uri: 'https://dapp.example',
    version: '1',
    nonce: '12345678',
  })
  const networks = () => [network(56), network(97)]

  test.each([
    ['the one in use, of two that the wallet signed for', ['eip155:97', 'eip155:56'], 56],
    ['the wallet’s, where it lacks the one in use', ['eip155:97'], 97],
  ])('makes one session, for %s', async (_, chains, chainId) => {
    const { provider, request, accounts } = await setup({ networks })
    await pairing.wallet.answer({ authenticate: true, chains })
    const { session } = await provider.signIn(createMessage)
    expect(session?.data).toMatchObject({ chainId: `eip155:${chainId}`, accountAddress: pairing.address })
    expect(parseSiweMessage(session?.message ?? '')).toMatchObject({ chainId, nonce: '12345678' })
    const { message, signature } = session as { message: string; signature: Hex }
    expect(await verifyMessage({ address: pairing.address as Hex, message, signature })).toBe(true)
    expect(Number(await request('eth_chainId'))).toBe(chainId)
    expect(await accounts()).toEqual([pairing.address])
  })
})

describe('several namespaces', () => {
  const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const solana: Network = {
    ...network(56),
    id: SOLANA.slice('solana:'.length),
    chainNamespace: 'solana',
    caipNetworkId: SOLANA,
  }
  const networks = () => [network(56), solana]
  const both = ['eip155:56', SOLANA]

  /** Signs a text with the Solana account, and says whether the signature is its own. */
  async function signOnSolana({ request }: MultiChainProvider) {
    const pubkey = await pairing.wallet.solanaAddress()
    const text = Buffer.from('hello')
    const params = { message: toBase58(text), pubkey }
    const answer = await request({ chainId: SOLANA, method: 'solana_signMessage', params })
    const { signature } = answer as { signature: string }
    const x = Buffer.from(fromBase58(pubkey)).toString('base64url')
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    return verify(null, text, key, fromBase58(signature))
  }

  test('makes one session and sends each request to the chain that it names', async () => {
    const { provider, accounts, sign, states } = await setup({ networks })
    await pairing.wallet.answer({ chains: both })
    const heard = vi.fn()
    provider.on('connect', heard)
    const own = `${SOLANA}:${await pairing.wallet.solanaAddress()}`
    expect(await provider.connect('solana')).toEqual([own])
    expect(await provider.connect('eip155')).toEqual([`eip155:56:${pairing.address}`])
    expect(await accounts()).toEqual([pairing.address])
    expect(heard.mock.calls).toEqual([[{ accounts: [`eip155:56:${pairing.address}`, own] }]])
    expect(await signOnSolana(provider)).toBe(true)
    expect(await sign()).toMatch(/^0x[0-9a-f]{130}$/)
    expect(await pairing.wallet.asked()).toEqual(['proposal', 'solana_signMessage', 'personal_sign'])
    expect(states.at(-1)).toEqual({ status: 'idle' })
  })

  test('serves EVM accounts only, and makes another pairing URI for another namespace', async () => {
    const { provider, accounts, sign, connect } = await setup({ networks })
    await connect()
    expect(provider.accounts('solana')).toEqual([])
    await expect(signOnSolana(provider)).rejects.toMatchObject({ code: 4200 })
    await expect(provider.connect('solana')).rejects.toMatchObject({ name: 'NoAccountError' })
    expect(await accounts()).toEqual([pairing.address])
    await sign()
    expect(await pairing.wallet.asked()).toEqual(['proposal', 'proposal', 'personal_sign'])
  })

  test('keeps a session with a Solana account only', async () => {
    const { provider, accounts, sign, connect } = await setup({ networks })
    await pairing.wallet.answer({ chains: [SOLANA] })
    await expect(connect()).rejects.toMatchObject({ name: 'NoAccountError' })
    expect(await accounts()).toEqual([])
    await expect(sign()).rejects.toMatchObject({ code: 4900 })
    expect(await signOnSolana(provider)).toBe(true)
  })

  test('connects without signing in when there is another namespace', async () => {
    const { provider } = await setup({ networks })
    await pairing.wallet.answer({ chains: both, authenticate: true })
    const createMessage = vi.fn()
    expect(await provider.signIn(createMessage)).toEqual({})
    expect(createMessage).not.toHaveBeenCalled()
    expect(provider.accounts('solana')).toHaveLength(1)
  })

  test('applies events of one namespace to that one only', async () => {
    const { provider, request, connect } = await setup({ networks })
    await pairing.wallet.answer({ chains: both })
    await connect()
    const [chains, accounts, evm] = [vi.fn(), vi.fn(), vi.fn()]
    provider.on('chainChanged', chains)
    provider.on('accountsChanged', accounts)
    provider.eip155.on('chainChanged', evm)
    provider.eip155.on('accountsChanged', evm)
    const own = await pairing.wallet.solanaAddress()
    await pairing.wallet.emit('accountsChanged', [`${SOLANA}:${own}`], SOLANA)
    await pairing.wallet.emit('chainChanged', '97', SOLANA)
    await vi.waitFor(() =>
      expect(chains.mock.calls).toEqual([[{ namespace: 'solana', chainId: 'solana:97' }]]),
    )
    expect(accounts.mock.calls).toEqual([
      [{ namespace: 'solana', accounts: [`${SOLANA}:${own}`], named: own }],
    ])
    expect(evm).not.toHaveBeenCalled()
    expect(await request('eth_chainId')).toBe('0x38')
  })

  test('drops an account of a namespace that was not proposed', async () => {
    const { provider, connect } = await setup()
    await pairing.wallet.answer({ chains: both })
    await connect()
    expect(provider.accounts()).toEqual([`eip155:56:${pairing.address}`])
    await expect(signOnSolana(provider)).rejects.toMatchObject({ code: 4901 })
    expect(await pairing.wallet.asked()).toEqual(['proposal'])
  })

  test('ends the session of a wallet that shares nothing else', async () => {
    const { provider, connect, sessions } = await setup()
    await pairing.wallet.answer({ chains: [SOLANA] })
    await expect(connect()).rejects.toMatchObject({ name: 'NoAccountError' })
    expect(provider.accounts()).toEqual([])
    expect(sessions).not.toContain(true)
    await vi.waitFor(async () => expect(await pairing.wallet.sessions()).toBe(0))
  })
})

describe('one pairing URI for several requests', () => {
  const codesOf = (states: PairingState[]) =>
    new Set(states.flatMap((state) => (state.status === 'waiting' ? state.uri : [])))

  test('uses a prepared pairing URI for the next request', async () => {
    const { provider, states, connect } = await setup()
    await provider.prepare()
    expect(await connect()).toEqual([pairing.address])
    expect(codesOf(states).size).toBe(1)
    expect(states.at(-1)).toEqual({ status: 'idle' })
  })

  test('replaces a forgotten pairing URI, also for the request that waits for it', async () => {
    const { provider, states, connect } = await setup()
    await pairing.wallet.answer({ proposal: 'ignore' })
    const first = connect()
    await vi.waitFor(async () => expect(await pairing.wallet.asked()).toHaveLength(1))
    await pairing.wallet.answer({ proposal: 'approve' })
    provider.forget()
    expect(await connect()).toEqual([pairing.address])
    expect(await first).toEqual([pairing.address])
    expect(codesOf(states).size).toBe(2)
  })
})

describe('probing the relay', () => {
  async function probe(reason?: string) {
    pairing.script.refuse = () => reason
    let failure: RelayFailure | undefined
    const { connect } = await setup({
      async probe(address) {
        failure = await probeRelay({ address, timeout: 5_000 })
        throw new Error('That is all.')
      },
    })
    await expect(connect()).rejects.toThrow('That is all.')
    return failure
  }

  test('resolves with nothing when the relay answers', async () => {
    expect(await probe()).toBeUndefined()
  })

  test.each([
    ['Unauthorized: invalid key', 'projectId'],
    ['Unauthorized: origin not allowed', 'origin'],
    ['JWT validation error: JWT Token is not yet valid', 'clock'],
    ['something else', 'unreachable'],
  ])('resolves with the reason when the relay refuses with %s', async (reason, failure) => {
    expect(await probe(reason)).toBe(failure)
  })

  test('resolves with `unreachable` when there is no relay', async () => {
    expect(await probeRelay({ address: 'ws://127.0.0.1:9', timeout: 5_000 })).toBe('unreachable')
  })
})
