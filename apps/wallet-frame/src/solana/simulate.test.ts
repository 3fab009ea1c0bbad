import { base58, base64 } from '@scure/base'
import { describe, expect, test } from 'vitest'
import type { RpcRequest } from '../rpc/createPost.ts'
import { simulate } from './simulate.ts'

const keyOf = (byte: number) => new Uint8Array(32).fill(byte)
const nameOf = (byte: number) => base58.encode(keyOf(byte))
const [ME, OTHER, MINT] = [1, 2, 3]
const ACCOUNT = nameOf(ME)
const HELD = nameOf(4)
const SECOND = nameOf(5)

const SYSTEM = '11111111111111111111111111111111'
const TOKENS = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const STAKE = 'Stake11111111111111111111111111111111111111'
const VOTE = 'Vote111111111111111111111111111111111111111'

type Written = { lamports: number; owner: string; data: [string, string] }
const write = (owner: string, data: Uint8Array, lamports = 10): Written => ({
  lamports,
  owner,
  data: [base64.encode(data), 'base64'],
})

type Token = { amount?: bigint; delegate?: number; delegated?: bigint; closer?: number }

function token({ amount = 25n, delegate, delegated = 0n, closer }: Token): Written {
  const data = new Uint8Array(165)
  const view = new DataView(data.buffer)
  data.set(keyOf(MINT))
  data.set(keyOf(ME), 32)
  view.setBigUint64(64, amount, true)
  if (delegate !== undefined) data.set([1, 0, 0, 0, ...keyOf(delegate)], 72)
  view.setBigUint64(121, delegated, true)
  if (closer !== undefined) data.set([1, 0, 0, 0, ...keyOf(closer)], 129)
  return write(TOKENS, data)
}

/** Accounts whose SOL somebody holds by a signature, as their programs write them. */
const HOLDING = {
  'a stored number': (holder: number, lamports: number) => {
    const data = new Uint8Array(80)
    data.set([1, 0, 0, 0, 1, 0, 0, 0, ...keyOf(holder)])
    return write(SYSTEM, data, lamports)
  },
  'a stake': (holder: number, lamports: number) => {
    const data = new Uint8Array(200)
    data.set([2, 0, 0, 0])
    data.set([...keyOf(ME), ...keyOf(holder)], 12)
    return write(STAKE, data, lamports)
  },
  'a validator': (holder: number, lamports: number) => {
    const data = new Uint8Array(3_762)
    data.set([2, 0, 0, 0, ...keyOf(ME), ...keyOf(holder)])
    return write(VOTE, data, lamports)
  },
}

type Accounts = Record<string, Written | null>

/** Runs a node's accounts before and after. The user's own has 1000 lamports beside them. */
function run(before: Accounts, after: Accounts, [had, has] = [1_000, 1_000]) {
  const own = (lamports: number) => ({ [ACCOUNT]: write(SYSTEM, new Uint8Array(), lamports) })
  const list = (accounts: Accounts, addresses: string[]) => addresses.map((each) => accounts[each] ?? null)
  const node: RpcRequest = async (method, params) => {
    const [first, { accounts }] = params as [string[], { accounts: { addresses: string[] } }]
    return method === 'getMultipleAccounts'
      ? { value: list({ ...own(had), ...before }, first) }
      : { value: { err: null, accounts: list({ ...own(has), ...after }, accounts.addresses) } }
  }
  const writable = [HELD, SECOND]
  return simulate(node, { transaction: new Uint8Array(), account: ACCOUNT, writable, fee: 0n })
}

describe('somebody else gets to take tokens', () => {
  test.each<[string, Token, Token, boolean]>([
    ['as a new delegate', {}, { delegate: OTHER, delegated: 5n }, true],
    ['as another delegate', { delegate: 8, delegated: 5n }, { delegate: OTHER, delegated: 5n }, true],
    [
      'as the same one, of more',
      { delegate: OTHER, delegated: 5n },
      { delegate: OTHER, delegated: 6n },
      true,
    ],
    [
      'as the same one, of less',
      { delegate: OTHER, delegated: 5n },
      { delegate: OTHER, delegated: 4n },
      false,
    ],
    ['no more', { delegate: OTHER, delegated: 5n }, {}, false],
    ['by closing the account', {}, { closer: OTHER }, true],
    ['by closing it in place of another', { closer: 8 }, { closer: OTHER }, true],
    ['by closing it as before', { closer: OTHER }, { closer: OTHER }, false],
    ['never, where the user closes it', {}, { closer: ME }, false],
  ])('%s', async (_, before, after, givesAway) => {
    expect(await run({ [HELD]: token(before) }, { [HELD]: token(after) })).toMatchObject({ givesAway })
  })

  test('of an account that is new', async () => {
    const after = { [HELD]: token({ delegate: OTHER, delegated: 5n }) }
    expect(await run({}, after)).toMatchObject({ givesAway: true })
  })
})

describe.each(Object.entries(HOLDING))('SOL of %s that the user holds', (_, holding) => {
  const sol = (amount: bigint) => [{ mint: undefined, amount, decimals: 9 }]

  test('is paid where it goes to somebody else', async () => {
    const found = await run({ [HELD]: holding(ME, 500) }, { [HELD]: holding(ME, 200) })
    expect(found).toMatchObject({ changes: sol(-300n), givesAway: false })
    expect(await run({ [HELD]: holding(ME, 500) }, {})).toMatchObject({ changes: sol(-500n) })
  })

  test('is what the user gets where it comes to the account', async () => {
    const found = await run({ [HELD]: holding(ME, 500) }, { [HELD]: holding(ME, 200) }, [1_000, 1_300])
    expect(found).toMatchObject({ changes: sol(300n), givesAway: false })
  })

  test('is paid where only a part of it comes to the account', async () => {
    const found = await run({ [HELD]: holding(ME, 500) }, { [HELD]: holding(ME, 200) }, [1_000, 1_100])
    expect(found).toMatchObject({ changes: sol(-200n) })
  })

  test('is paid once where the account is new, and moves between two of them', async () => {
    expect(await run({}, { [HELD]: holding(ME, 400) }, [1_000, 600])).toMatchObject({ changes: sol(-400n) })
    const split = { [HELD]: holding(ME, 200), [SECOND]: holding(ME, 300) }
    expect(await run({ [HELD]: holding(ME, 500) }, split)).toMatchObject({ changes: [], givesAway: false })
  })

  test('is given away with the account', async () => {
    const found = await run({ [HELD]: holding(ME, 500) }, { [HELD]: holding(OTHER, 500) })
    expect(found).toMatchObject({ changes: sol(-500n), givesAway: true })
  })

  test('of others is none of the user’s', async () => {
    const found = await run({ [HELD]: holding(OTHER, 500) }, { [HELD]: holding(OTHER, 200) })
    expect(found).toMatchObject({ changes: [], givesAway: false })
  })
})
