import { type SolanaChain, startSolanaChain } from '@foyer/harness/solana'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fromBase58 } from '../../encoding/base58.ts'
import { createSolanaSender, FEE, RECEIVER, SOL, USDC } from '../../test/createSolanaSender.ts'
import { TOKEN_PROGRAMS } from '../programs.ts'
import { tokenAccountOf } from './instructions.ts'
import { isOnCurve } from './isOnCurve.ts'

const [SPL = '', TOKEN_2022 = ''] = TOKEN_PROGRAMS
const HOOK = '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU'
/** The rent of 165 bytes, which the chain and mainnet have. */
const RENT = 2_039_280n
/** Another token account of the sender. */
const SECOND = '7VHUFJHWu2CuExkJcJrzhQPJ2oygupTWkL2A2For4BmE'
/** An address that is no point of the curve, as that of a wallet of several people. */
const VAULT = tokenAccountOf(HOOK, { mint: USDC, program: SPL, decimals: 6 })

// A chain of its own for each: what one test makes of the mint is not there in another.
let chain: SolanaChain
beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget())
  chain = await startSolanaChain()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await chain.stop()
})

type Extra = Omit<
  Parameters<SolanaChain['addToken']>[0],
  'mint' | 'account' | 'owner' | 'amount' | 'decimals'
>

const accountOf = (owner: string, program = SPL) =>
  tokenAccountOf(owner, { mint: USDC, program, decimals: 6 })

type SetupParameters = Extra & { funds?: bigint; missing?: readonly string[]; second?: bigint }

/** An account with 25 USDC, and `second` in another token account. */
async function setup({ funds = 2n * SOL, missing = [], second, ...token }: SetupParameters = {}) {
  const program = token.extensions === undefined ? SPL : TOKEN_2022
  const sender = await createSolanaSender({
    chain,
    funds,
    missing,
    addTokens(owner) {
      const common = { mint: USDC, owner, decimals: 6, ...token }
      chain.addToken({ ...common, account: accountOf(owner, program), amount: 25_000_000n })
      if (second !== undefined) chain.addToken({ ...common, account: SECOND, amount: second })
    },
  })
  return { ...sender, fill: (fields = {}) => sender.fill({ token: 1, amount: '7.5', ...fields }) }
}

const isConfirmed = ({ state }: Pick<Awaited<ReturnType<typeof setup>>, 'state'>) =>
  vi.waitUntil(() => state()?.status === 'confirmed')

test('makes the token account of the receiver: the rent that is shown is what is paid', async () => {
  const sender = await setup()
  sender.fill()
  expect(await sender.control.preview()).toBe(true)
  expect(sender.state()).toMatchObject({ status: 'ready', fee: FEE, deposit: RENT, warning: undefined })
  expect(chain.tokensIn(accountOf(RECEIVER))).toBeUndefined()
  expect(await sender.control.send()).toBe(true)
  await isConfirmed(sender)
  expect(chain.tokensIn(accountOf(RECEIVER))).toBe(7_500_000n)
  expect(chain.tokensIn(accountOf(sender.own))).toBe(17_500_000n)
  expect(chain.balanceOf(sender.own)).toBe(2n * SOL - FEE - RENT)
  expect(chain.balanceOf(accountOf(RECEIVER))).toBe(RENT)
})

test('pays no rent where the receiver has a token account', async () => {
  const sender = await setup()
  chain.addToken({ mint: USDC, account: accountOf(RECEIVER), owner: RECEIVER, amount: 1n, decimals: 6 })
  sender.fill()
  expect(await sender.control.preview()).toBe(true)
  expect(sender.state()).toMatchObject({ status: 'ready', fee: FEE, deposit: undefined })
  await sender.control.send()
  await isConfirmed(sender)
  expect(chain.tokensIn(accountOf(RECEIVER))).toBe(7_500_001n)
  expect(chain.balanceOf(sender.own)).toBe(2n * SOL - FEE)
})

test('takes a token out of two token accounts in one transaction, most of it from the fuller one', async () => {
  const sender = await setup({ second: 40_000_000n })
  sender.fill({ amount: '50.5' })
  expect(await sender.control.preview()).toBe(true)
  await sender.control.send()
  await isConfirmed(sender)
  expect(chain.tokensIn(accountOf(RECEIVER))).toBe(50_500_000n)
  expect(chain.tokensIn(SECOND)).toBe(0n)
  expect(chain.tokensIn(accountOf(sender.own))).toBe(14_500_000n)
})

test('asks for the transfer that names the mint and its decimals', async () => {
  const sender = await setup()
  sender.fill()
  await sender.control.preview()
  await sender.control.send()
  const [{ inputs } = { inputs: [] }] = sender.asked()
  const { transaction } = inputs[0] as { transaction: Uint8Array }
  // The last instruction's data: TransferChecked, 7.5 USDC, 6 decimals.
  expect([...transaction.slice(-10)]).toEqual([12, 0xe0, 0x70, 0x72, 0, 0, 0, 0, 0, 6])
})

test('sends a token of Token-2022 that moves as others do', async () => {
  const sender = await setup({ extensions: { transferHook: null, transferFee: 0 } })
  sender.fill()
  expect(await sender.control.preview()).toBe(true)
  expect(sender.state()).toMatchObject({ fee: FEE })
  const { deposit = 0n } = sender.state() ?? {}
  await sender.control.send()
  await isConfirmed(sender)
  expect(chain.tokensIn(accountOf(RECEIVER, TOKEN_2022))).toBe(7_500_000n)
  // Its account is longer than that of SPL Token.
  expect(deposit).toBeGreaterThan(RENT)
  expect(chain.balanceOf(sender.own)).toBe(2n * SOL - FEE - deposit)
})

test.each<[string, Extra]>([
  ['of Token-2022 with a fee', { extensions: { transferFee: 100 } }],
  ['of Token-2022 whose transfers ask a program', { extensions: { transferHook: HOOK as never } }],
  ['whose account is frozen', { state: 'frozen' }],
])('leaves a token %s to the wallet', async (_, extra) => {
  const sender = await setup(extra)
  sender.fill()
  expect(await sender.control.preview()).toBe(false)
  expect(sender.state()?.error).toMatchObject({
    code: 'estimate',
    problem: { code: 'tokenRules', wallet: 'Dev Wallet' },
  })
  expect(sender.asked()).toEqual([])
})

describe('refuses', () => {
  test("a receiver whose token account is frozen, or is somebody else's", async () => {
    const sender = await setup()
    const token = { mint: USDC, account: accountOf(RECEIVER), amount: 0n, decimals: 6 }
    for (const kept of [{ owner: RECEIVER, state: 'frozen' as const }, { owner: HOOK }]) {
      chain.addToken({ ...token, ...kept })
      sender.fill()
      expect(await sender.control.preview()).toBe(false)
      expect(sender.state()?.error).toMatchObject({ problem: { code: 'sendRefused' } })
    }
    expect(sender.asked()).toEqual([])
  })

  test('the mint as the receiver', async () => {
    const sender = await setup()
    sender.fill({ to: USDC })
    expect(await sender.control.preview()).toBe(false)
    expect(sender.state()?.error).toMatchObject({ code: 'tokenContract' })
  })

  test('what the account cannot pay, with the sum that is needed', async () => {
    const sender = await setup({ funds: 1_000_000n })
    sender.fill()
    expect(await sender.control.preview()).toBe(false)
    expect(sender.state()?.error).toMatchObject({
      code: 'fee',
      problem: { code: 'feeShort', amount: { units: FEE + RENT, decimals: 9, symbol: 'SOL' } },
    })
    expect(sender.asked()).toEqual([])
  })

  test('what the chain would refuse, before the wallet is asked', async () => {
    const sender = await setup()
    sender.fill()
    // The tokens are gone when the chain tries it, and the form does not know.
    chain.addToken({ mint: USDC, account: accountOf(sender.own), owner: sender.own, amount: 1n, decimals: 6 })
    expect(await sender.control.preview()).toBe(false)
    expect(sender.state()?.error).toMatchObject({ problem: { code: 'sendRefused' } })
    expect(sender.asked()).toEqual([])
  })
})

test('warns of an address without a secret, and sends all the same', async () => {
  expect(isOnCurve(fromBase58(VAULT) ?? new Uint8Array())).toBe(false)
  const sender = await setup()
  sender.fill({ to: VAULT })
  expect(await sender.control.preview()).toBe(true)
  expect(sender.state()).toMatchObject({ warning: { code: 'receiverUnowned' }, deposit: RENT })
  await sender.control.send()
  await isConfirmed(sender)
  expect(chain.tokensIn(accountOf(VAULT))).toBe(7_500_000n)
})

test('says that the receiver is the own address, and moves nothing but the fee', async () => {
  const sender = await setup()
  sender.fill({ to: sender.own })
  expect(await sender.control.preview()).toBe(true)
  expect(sender.state()).toMatchObject({ isOwnAddress: true, deposit: undefined })
  await sender.control.send()
  await isConfirmed(sender)
  expect(chain.tokensIn(accountOf(sender.own))).toBe(25_000_000n)
  expect(chain.balanceOf(sender.own)).toBe(2n * SOL - FEE)
})

test('sends by a wallet that only signs and sends', async () => {
  const sender = await setup({ missing: ['solana:signTransaction'] })
  sender.fill()
  expect(await sender.control.preview()).toBe(true)
  expect(await sender.control.send()).toBe(true)
  await isConfirmed(sender)
  expect(sender.asked().map(({ feature }) => feature)).toEqual(['solana:signAndSendTransaction'])
  expect(chain.tokensIn(accountOf(RECEIVER))).toBe(7_500_000n)
})
