import { base64 } from '@scure/base'
import * as z from 'zod/mini'
import type { RpcRequest } from '../rpc/createPost.ts'
import {
  type Account,
  accountsSchema,
  readAccounts,
  readDecimals,
  readHolder,
  readTokenAccount,
  type TokenAccount,
  toAccount,
} from './accounts.ts'

/** More accounts than that are not compared: nobody would know what moves. */
const MAX_ACCOUNTS = 64

export type Change = {
  /** Undefined for SOL. */
  mint: string | undefined
  /** In the smallest units. Below zero where the account pays. */
  amount: bigint
  /** Undefined where the token does not say. */
  decimals: number | undefined
}

export type Simulation = {
  /** Of SOL without the fee. */
  changes: Change[]
  /** True if somebody else gets to take tokens or SOL of the account, or the account itself. */
  givesAway: boolean
  /** Token accounts of the user before, and what token each has. */
  mints: ReadonlyMap<string, string>
  /** Token accounts of anybody, as they are afterwards. */
  holders: ReadonlyMap<string, Pick<TokenAccount, 'owner' | 'mint'>>
}

const answerSchema = z.object({
  value: z.object({ err: z.unknown(), accounts: z.optional(z.nullable(accountsSchema)) }),
})

export type SimulateParameters = {
  transaction: Uint8Array
  account: string
  /** The accounts that the transaction may change. */
  writable: readonly string[]
  /** The user's fee for the transaction itself. */
  fee: bigint
}

/**
 * Has a node try the transaction, and compares the accounts before and after. Undefined where it fails, or cannot be tried:
 * then nobody knows what moves.
 */
export async function simulate(
  node: RpcRequest,
  { transaction, account, writable, fee }: SimulateParameters,
): Promise<Simulation | undefined> {
  const addresses = [...new Set([account, ...writable])]
  if (addresses.length > MAX_ACCOUNTS) return undefined
  const [before, answer] = await Promise.all([
    readAccounts(node, addresses),
    node('simulateTransaction', [
      base64.encode(transaction),
      {
        encoding: 'base64',
        sigVerify: false,
        commitment: 'confirmed',
        accounts: { encoding: 'base64', addresses },
      },
    ]),
  ])
  const { err, accounts } = answerSchema.parse(answer).value
  if (err !== null || accounts?.length !== addresses.length) return undefined
  const after = accounts.map(toAccount)
  const [own, ownAfter] = [before[0], after[0]]
  const gained = (ownAfter?.lamports ?? 0n) - (own?.lamports ?? 0n) + fee
  let held = 0n
  const moved = new Map<string, bigint>()
  const mints = new Map<string, string>()
  const holders = new Map<string, TokenAccount>()
  let givesAway = own !== undefined && ownAfter !== undefined && own.owner !== ownAfter.owner
  for (const [index, address] of addresses.entries()) {
    const [holder, holderAfter] = [readHolder(before[index]), readHolder(after[index])]
    if (holder === account) held -= before[index]?.lamports ?? 0n
    if (holderAfter === account) held += after[index]?.lamports ?? 0n
    // One that is empty afterwards is no loss beside what the sum says.
    givesAway ||= holder === account && holderAfter !== account && (after[index]?.lamports ?? 0n) > 0n
    const [old, now] = [readTokenAccount(before[index]), readTokenAccount(after[index])]
    const either = now ?? old
    if (either) holders.set(address, either)
    const isMine = (token: typeof old) => token?.owner === account
    if (!isMine(old) && !isMine(now)) continue
    if (old && isMine(old)) mints.set(address, old.mint)
    const mint = (old ?? now)?.mint ?? ''
    const had = isMine(old) ? (old?.amount ?? 0n) : 0n
    const has = isMine(now) ? (now?.amount ?? 0n) : 0n
    moved.set(mint, (moved.get(mint) ?? 0n) + has - had)
    givesAway ||= (isMine(old) && now !== undefined && !isMine(now)) || opens(old, now, account)
  }
  // SOL that leaves accounts that it holds, and does not come to it, is paid.
  const sol = gained + held < 0n && held < 0n ? gained + held : gained
  const tokens = [...moved].filter(([, amount]) => amount !== 0n)
  const decimals = await readAccounts(
    node,
    tokens.map(([mint]) => mint),
  ).catch((): Account[] => [])
  return {
    changes: [
      ...(sol === 0n ? [] : [{ mint: undefined, amount: sol, decimals: 9 }]),
      ...tokens.map(([mint, amount], index) => ({ mint, amount, decimals: readDecimals(decimals[index]) })),
    ],
    givesAway,
    mints,
    holders,
  }
}

type Token = TokenAccount | undefined

/** True if somebody else may take more of a token account than before. */
function opens(old: Token, now: Token, account: string): boolean {
  if (now === undefined) return false
  const isMore = now.delegate !== old?.delegate || now.delegated > (old?.delegated ?? 0n)
  const isNewCloser = now.closer !== undefined && now.closer !== account && now.closer !== old?.closer
  return (now.delegate !== undefined && isMore) || isNewCloser
}
