import { type SolanaChain, startSolanaChain } from '@foyer/harness/solana'
import { canSend } from '@foyer/modal-core'
import { address, getAddressEncoder, getProgramDerivedAddress } from '@solana/kit'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createSolanaSender, FEE, RECEIVER, SOL, USDC } from '../../test/createSolanaSender.ts'
import { ASSOCIATED, TOKEN_PROGRAMS } from '../programs.ts'
import { tokenAccountOf } from './instructions.ts'

const TOKEN_ACCOUNT = '7VHUFJHWu2CuExkJcJrzhQPJ2oygupTWkL2A2For4BmE'

let chain: SolanaChain
beforeAll(async () => {
  chain = await startSolanaChain()
})
afterAll(() => chain.stop())
beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

const setup = () => createSolanaSender({ chain })

test('sends SOL: the balance falls by the amount and the fee that was said', async () => {
  const { own, control, fill, state } = await setup()
  const before = chain.balanceOf(RECEIVER)
  fill()
  expect(await control.preview()).toBe(true)
  expect(state()).toMatchObject({ status: 'ready', fee: FEE, deposit: undefined, warning: undefined })
  expect(await control.send()).toBe(true)
  await vi.waitUntil(() => state()?.status === 'confirmed')
  expect(chain.balanceOf(own)).toBe(2n * SOL - SOL / 2n - FEE)
  expect(chain.balanceOf(RECEIVER)).toBe(before + SOL / 2n)
})

test('leaves the fee and what keeps the account with the most', async () => {
  const { own, control, fill, state } = await setup()
  fill()
  await control.useMax()
  expect(await control.preview()).toBe(true)
  await control.send()
  await vi.waitUntil(() => state()?.status === 'confirmed')
  expect(chain.balanceOf(own)).toBe(890_880n)
})

test.each([
  ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', 'receiverElsewhere'],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'receiverElsewhere'],
  [TOKEN_PROGRAMS[0] ?? '', 'receiverProgram'],
  [TOKEN_ACCOUNT, 'receiverTokenAccount'],
])('refuses %s: %s', async (to, code) => {
  const { control, fill, state, asked } = await setup()
  chain.addToken({ mint: USDC, account: TOKEN_ACCOUNT, owner: RECEIVER, amount: 1n, decimals: 6 })
  fill({ to })
  expect(await control.preview()).toBe(false)
  expect(state()?.error).toMatchObject({ code: 'receiver', problem: { code } })
  expect(asked()).toEqual([])
})

test('derives the token account as Kit does', async () => {
  const program = TOKEN_PROGRAMS[0] ?? ''
  const seeds = [RECEIVER, program, USDC].map((one) => getAddressEncoder().encode(address(one)))
  const [expected] = await getProgramDerivedAddress({ programAddress: address(ASSOCIATED), seeds })
  expect(tokenAccountOf(RECEIVER, { mint: USDC, program, decimals: 6 })).toBe(expected)
})

test.each([
  [[], true],
  [['solana:signTransaction'], true],
  [['solana:signTransaction', 'solana:signAndSendTransaction'], false],
])('a wallet that lacks %j is offered to send: %s', async (missing, isOffered) => {
  expect(canSend((await createSolanaSender({ chain, missing })).modal)).toBe(isOffered)
})
