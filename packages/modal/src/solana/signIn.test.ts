import {
  ConnectError,
  connect as connectWallet,
  createModal,
  type Network,
  type SiwxMessage,
  type StandardWallet,
  selectConnector,
  signIn,
  UserRejectedError,
} from '@foyer/modal-core'
import { formatMessage } from '@foyer/modal-core/siwx'
import { createFakeSiwx, memoryStorage, signInMessage, solana } from '@foyer/modal-core/test'
import { createSolanaTestWallet, type SolanaTestWalletOptions } from '@foyer/testing/solana'
import { address, getOffchainMessageV1Encoder } from '@solana/kit'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { signIn as solanaSignIn } from './signIn.ts'
import { solanaAdapter } from './solanaAdapter.ts'

beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

const ID = 'wallet-standard:Dev Wallet'
const CHAIN = `solana:${solana.id}`
const network = { ...solana, chainNamespace: 'solana', caipNetworkId: CHAIN } as Network

/** A modal that asks for a sign-in, and a wallet on its page. */
async function setup(options: SolanaTestWalletOptions = {}) {
  const target = new EventTarget()
  const storage = memoryStorage()
  const wallet = createSolanaTestWallet({ storage, ...options })
  const { feature, sessions } = createFakeSiwx()
  const modal = createModal({
    networks: [solana],
    adapters: [solanaAdapter({ target })],
    storage,
    siwx: feature,
  })
  onTestFinished(() => modal.destroy())
  wallet.announce(target)
  await Promise.resolve()
  const asked = () => wallet.asked.map((one) => one.feature)
  const prompts = () => asked().filter((one) => one !== 'standard:connect')
  return { wallet, modal, sessions, asked, prompts, connect: () => selectConnector(modal, ID) }
}

test('connects and signs in with one prompt, where the wallet can', async () => {
  const { wallet, modal, sessions, prompts, connect } = await setup()
  await connect()
  await vi.waitUntil(() => modal.state.siwx.current.status === 'signedIn')
  expect(prompts()).toEqual(['solana:signIn'])
  const [address] = wallet.addresses
  expect(modal.state.accounts.solana).toMatchObject({ status: 'connected', address })
  expect(sessions).toMatchObject([
    { data: { accountAddress: address, chainId: `solana:${solana.id}` }, proof: { scheme: 'siws' } },
  ])
  expect(sessions[0]?.message).toContain('Chain ID: solana:mainnet\n')
})

test('asks for a signature after connecting, where the wallet cannot', async () => {
  const { modal, prompts, connect } = await setup({ switches: { missing: ['solana:signIn'] } })
  await connect()
  expect(modal.state.router.route.view).toBe('SIWXSignMessage')
  await signIn(modal)
  expect(prompts()).toEqual(['solana:signMessage'])
  expect(modal.state.siwx.current.status).toBe('signedIn')
})

test('refuses a signature of another text', async () => {
  const { modal, sessions, connect } = await setup({
    switches: { missing: ['solana:signIn'], changesMessage: true },
  })
  await connect()
  await expect(signIn(modal)).rejects.toThrow('signed another text than it was asked for')
  expect(sessions).toEqual([])
})

const KEY = `0x${'01'.repeat(32)}` as const

/** Runs `signIn` with a wallet that signs other fields than it was asked for. */
async function answerWith(differs: Partial<SiwxMessage>, wrap = (text: Uint8Array) => text) {
  const { wallet } = createSolanaTestWallet({ accounts: [KEY], storage: memoryStorage() })
  await (wallet.features['standard:connect'] as { connect: () => Promise<unknown> }).connect()
  const [account] = wallet.accounts
  const accountAddress = account?.address ?? ''
  const asked = signInMessage({ chainId: CHAIN, accountAddress, resources: ['https://a.example'] })
  const signedMessage = wrap(new TextEncoder().encode(formatMessage({ ...asked, ...differs })))
  const answer = { account, signedMessage, signature: new Uint8Array(64) }
  const features = { 'solana:signIn': { version: '1.1.0', signIn: async () => [answer] } }
  const createMessage = async () => asked
  return solanaSignIn({
    wallet: { ...wallet, name: 'Odd', features } as StandardWallet,
    network,
    createMessage,
  })
}

test.each<[string, Partial<SiwxMessage>]>([
  ['another account', { accountAddress: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM' }],
  ['another domain', { domain: 'evil.example.org' }],
  ['another page', { uri: 'https://evil.example.org' }],
  ['another chain', { chainId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' }],
  ['another nonce', { nonce: '87654321' }],
  ['a statement of its own', { statement: 'I give everything away.' }],
  ['a longer time', { expirationTime: '2030-01-01T00:00:00.000Z' }],
  ['a later beginning', { notBefore: '2026-11-21T12:00:00.000Z' }],
  ['an extra resource', { resources: ['https://a.example', 'https://evil.example'] }],
  ['a time that is eleven minutes off', { issuedAt: '2026-11-21T12:11:00.000Z' }],
])('refuses an answer with %s', async (_, differs) => {
  await expect(answerWith(differs)).rejects.toThrow('Odd signed another text than it was asked for')
})

test('refuses an answer with a byte order mark before the text', async () => {
  const mark = (text: Uint8Array) => Uint8Array.of(0xef, 0xbb, 0xbf, ...text)
  await expect(answerWith({}, mark)).rejects.toThrow('Odd signed another text than it was asked for')
})

test('takes a time that the wallet wrote itself, and a text that it wrapped as an off-chain message', async () => {
  const issuedAt = '2026-11-21T12:09:00.000Z'
  const key = createSolanaTestWallet({ accounts: [KEY] }).addresses[0]
  const encode = getOffchainMessageV1Encoder().encode
  const wrap = (text: Uint8Array) =>
    Uint8Array.from(
      encode({
        version: 1,
        content: new TextDecoder().decode(text),
        requiredSignatories: [{ address: address(key ?? '') }],
      }),
    )
  const { session } = await answerWith({ issuedAt }, wrap)
  expect(session.data).toMatchObject({ issuedAt, chainId: CHAIN })
  expect(session.message).toMatch(/^app\.example\.org wants you/)
})

test.each([
  ['a text', 'User rejected the request.', UserRejectedError],
  ['an object', { code: 4001 }, UserRejectedError],
  ['words of its own', new Error('Approval Denied'), UserRejectedError],
  ['nothing', undefined, ConnectError],
  ['a fault', new Error('Internal error'), ConnectError],
])('tells a refusal from a fault, where the wallet throws %s', async (_, thrown, expected) => {
  const { wallet, modal } = await setup({ switches: { missing: ['solana:signIn'] } })
  const features = wallet.wallet.features as Record<string, { connect?: unknown }>
  const connector = features['standard:connect'] as { connect: unknown }
  connector.connect = () => Promise.reject(thrown)
  await expect(connectWallet(modal, { connectorId: ID })).rejects.toBeInstanceOf(expected)
  expect(modal.state.accounts.solana).toEqual({ status: 'disconnected' })
})

test.each([
  ['another text', { changesMessage: true }, 'signed another text than it was asked for'],
  ['a refusal', { reject: true }, 'Connection rejected'],
])('connects nothing after %s', async (_, switches, message) => {
  const { modal, sessions, wallet } = await setup()
  wallet.set(switches)
  await expect(connectWallet(modal, { connectorId: ID })).rejects.toThrow(message)
  expect(modal.state.accounts.solana).toEqual({ status: 'disconnected' })
  expect(sessions).toEqual([])
})

test('takes the account that the wallet has signed in with', async () => {
  const accounts = [`0x${'01'.repeat(32)}`, `0x${'02'.repeat(32)}`] as const
  const { wallet, modal, connect } = await setup({ accounts })
  const [first = '', second = ''] = wallet.addresses
  wallet.selectAccount(second)
  await connect()
  await vi.waitUntil(() => modal.state.siwx.current.status === 'signedIn')
  expect(modal.state.accounts.solana).toMatchObject({ addresses: [second, first] })
})
