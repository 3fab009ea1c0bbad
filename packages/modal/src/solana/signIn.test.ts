import { connect as connectWallet, createModal, selectConnector, signIn } from '@foyer/modal-core'
import { createFakeSiwx, memoryStorage, solana } from '@foyer/modal-core/test'
import { createSolanaTestWallet, type SolanaTestWalletOptions } from '@foyer/testing/solana'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { solanaAdapter } from './solanaAdapter.ts'

beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

const ID = 'wallet-standard:Dev Wallet'

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
