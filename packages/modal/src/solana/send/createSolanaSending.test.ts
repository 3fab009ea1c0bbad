import { type SolanaChain, startSolanaChain } from '@foyer/harness/solana'
import { connect, createModal, loadBalance, type SendControl } from '@foyer/modal-core'
import { memoryStorage, solana } from '@foyer/modal-core/test'
import { createSolanaTestWallet } from '@foyer/testing/solana'
import { address, getAddressEncoder, getProgramDerivedAddress } from '@solana/kit'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { send } from '../../send/send.ts'
import { ASSOCIATED, TOKEN_PROGRAMS } from '../programs.ts'
import { solanaAdapter } from '../solanaAdapter.ts'
import { tokenAccountOf } from './instructions.ts'

const SOL = 1_000_000_000n
const FEE = 5_000n
const RECEIVER = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const SAFE = '7VHUFJHWu2CuExkJcJrzhQPJ2oygupTWkL2A2For4BmE'

let chain: SolanaChain
beforeAll(async () => {
  chain = await startSolanaChain()
})
afterAll(() => chain.stop())
beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

let count = 10
async function setup() {
  const target = new EventTarget()
  const storage = memoryStorage()
  const wallet = createSolanaTestWallet({ accounts: [`0x${String(count++).repeat(32)}`], storage })
  wallet.announce(target)
  const [own = ''] = wallet.addresses
  chain.fund(own, 2n * SOL)
  chain.addToken({ mint: USDC, account: SAFE, owner: own, amount: 25_000_000n, decimals: 6 })
  const modal = createModal({
    networks: [{ ...solana, rpcUrls: { default: { http: [chain.rpcUrl] } } }],
    adapters: [solanaAdapter({ target })],
    features: [send()],
    tokens: { [solana.id]: [{ address: USDC, symbol: 'USDC' }] },
    storage,
  })
  onTestFinished(() => {
    modal.destroy()
    wallet.destroy()
  })
  await Promise.resolve()
  await connect(modal, { connectorId: 'wallet-standard:Dev Wallet' })
  await loadBalance(modal)
  const control = modal.controls.send as SendControl
  const { current } = modal.state.balance
  const tokens = current.status === 'ready' ? current.tokens : []
  function fill({ token = 0, amount = '0.5', to = RECEIVER } = {}) {
    control.setToken(tokens[token])
    control.setAmount(amount)
    control.setReceiver(to)
  }
  return { modal, wallet, own, control, fill, state: () => modal.state.send }
}

test('sends SOL: the balance falls by the amount and the fee that was said', async () => {
  const { own, control, fill, state } = await setup()
  const before = chain.balanceOf(RECEIVER)
  fill()
  expect(await control.preview()).toBe(true)
  expect(state()).toMatchObject({ status: 'ready', fee: FEE, deposit: undefined, warning: undefined })
  expect(await control.send()).toBe(true)
  await vi.waitUntil(() => state()?.status === 'confirmed', { timeout: 10_000 })
  expect(chain.balanceOf(own)).toBe(2n * SOL - SOL / 2n - FEE)
  expect(chain.balanceOf(RECEIVER)).toBe(before + SOL / 2n)
})

test('leaves the fee and what keeps the account with the most', async () => {
  const { own, control, fill, state } = await setup()
  fill()
  await control.useMax()
  expect(await control.preview()).toBe(true)
  await control.send()
  await vi.waitUntil(() => state()?.status === 'confirmed', { timeout: 10_000 })
  expect(chain.balanceOf(own)).toBe(890_880n)
})

test.each([
  ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', 'receiverElsewhere'],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'receiverElsewhere'],
  [TOKEN_PROGRAMS[0] ?? '', 'receiverProgram'],
  [SAFE, 'receiverTokenAccount'],
])('refuses %s: %s', async (to, code) => {
  const { control, fill, state, wallet } = await setup()
  fill({ to })
  expect(await control.preview()).toBe(false)
  expect(state()?.error).toMatchObject({ code: 'receiver', problem: { code } })
  expect(wallet.asked.filter(({ feature }) => feature.startsWith('solana:'))).toEqual([])
})

test('derives the token account as Kit does', async () => {
  const program = TOKEN_PROGRAMS[0] ?? ''
  const seeds = [RECEIVER, program, USDC].map((one) => getAddressEncoder().encode(address(one)))
  const [expected] = await getProgramDerivedAddress({ programAddress: address(ASSOCIATED), seeds })
  expect(tokenAccountOf(RECEIVER, { mint: USDC, program, decimals: 6 })).toBe(expected)
})
