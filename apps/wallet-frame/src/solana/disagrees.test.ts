import { base58 } from '@scure/base'
import { describe, expect, test } from 'vitest'
import type { Action } from './decode.ts'
import { disagrees } from './disagrees.ts'
import type { Change } from './simulate.ts'

const nameOf = (byte: number) => base58.encode(new Uint8Array(32).fill(byte))
const [ME, OTHER, MINT, HELD, SECOND, THEIRS] = [1, 2, 3, 4, 5, 6].map(nameOf) as [
  string,
  string,
  string,
  string,
  string,
  string,
]
const NATIVE = 'So11111111111111111111111111111111111111112'
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const SOL = 1_000_000_000n

const pay = (lamports = SOL): Action => ({ kind: 'transfer', from: ME, to: OTHER, lamports })
const move = (source: string, to: string, amount = 20n): Action => {
  const authority = source === THEIRS ? OTHER : ME
  return { kind: 'tokenTransfer', program: nameOf(9), source, to, authority, amount }
}
const close = (to = ME, account = HELD): Action => ({ kind: 'closeAccount', account, to })
const give = (to: string): Action => ({ kind: 'setAuthority', account: HELD, to })
const make: Action = { kind: 'createTokenAccount', owner: ME, mint: MINT, account: SECOND }
const program: Action = { kind: 'unknown', program: nameOf(8), changes: true }

const sol = (amount: bigint): Change => ({ mint: undefined, amount, decimals: 9 })
const units = (amount: bigint, mint = MINT, decimals = 6): Change => ({ mint, amount, decimals })

const compare = (actions: Action[], changes: Change[], { mint = MINT, spread = 0n } = {}) =>
  disagrees(
    actions,
    {
      changes,
      givesAway: false,
      mints: new Map([HELD, SECOND].map((address) => [address, mint])),
      holders: new Map(),
    },
    { account: ME, spread },
  )

describe('agrees', () => {
  test.each<[string, Action[], Change[], Parameters<typeof compare>[2]?]>([
    ['on what is paid', [pay()], [sol(-SOL)]],
    ['on the rent of a new account', [make, pay()], [sol(-SOL - 2_039_280n)]],
    ['on the rent that a closed account gives back', [close(), pay()], [sol(2_039_280n - SOL)]],
    ['on SOL that was a token', [close()], [sol(SOL + 2_039_280n), units(-SOL, NATIVE, 9)], { mint: NATIVE }],
    ['on a token that somebody else sends', [move(THEIRS, HELD)], [units(20n)]],
    ['on a token that keeps a part of what is sent', [move(THEIRS, HELD)], [units(19n)]],
    ['on one that keeps it between accounts of the user', [move(HELD, SECOND)], [units(-1n)]],
    ['on what leaves with an account', [give(OTHER), pay()], [units(-25n), sol(-SOL)]],
    ['on a fee that some networks count higher', [pay()], [sol(-SOL - 100n)], { spread: 100n }],
    ['on whatever another program does', [program, pay()], [sol(5n), units(7n)]],
  ])('%s', (_, actions, changes, options) => {
    expect(compare(actions, changes, options)).toBe(false)
  })
})

describe('disagrees', () => {
  test.each<[string, Action[], Change[], Parameters<typeof compare>[2]?]>([
    ['on less than is paid', [pay()], [sol(-SOL + 1n)]],
    ['on more than is paid', [pay()], [sol(-SOL - 1n)]],
    ['on SOL beside an account that is closed', [close(), pay()], []],
    ['on SOL beside one that is closed for another', [close(OTHER), pay()], []],
    ['on SOL that was a token, and is hidden', [close(), pay(2n * SOL)], [sol(-SOL)], { mint: NATIVE }],
    ['on SOL beside tokens of others', [move(THEIRS, HELD), pay()], [units(20n)]],
    ['on tokens beside tokens of others', [move(THEIRS, HELD), move(HELD, OTHER, 50n)], [units(20n)]],
    ['on more tokens than others send', [move(THEIRS, HELD)], [units(21n)]],
    ['on SOL beside an account that changes hands', [give(OTHER), pay()], [units(-25n)]],
    ['on a gain with an account that changes hands', [give(OTHER)], [units(25n)]],
    ['on more than the rent of a new account', [make], [sol(-SOL)]],
    ['on more than what networks differ by', [pay()], [sol(-SOL - 101n)], { spread: 100n }],
    ['on how a known token is counted', [move(HELD, OTHER)], [units(-20n, USDC, 9)], { mint: USDC }],
    ['on it beside another program', [program], [units(-20n, USDC, 9)]],
    ['on the token of a new account', [make, move(HELD, SECOND)], [units(-20n, USDC)], { mint: USDC }],
    ['on an account that it does not know of', [move(nameOf(7), OTHER)], []],
  ])('%s', (_, actions, changes, options) => {
    expect(compare(actions, changes, options)).toBe(true)
  })
})
