import { base58, base64 } from '@scure/base'
import * as z from 'zod/mini'
import type { RpcRequest } from '../rpc/createPost.ts'

/** More accounts than that are asked for in several requests. */
const MAX_ADDRESSES = 100

/** A number that JSON would round arrives as text. Zod's own checks of integers would weigh a kilobyte in the page of every dapp. */
const lamports = z.union([z.number(), z.string()]).check(
  z.refine((value) => {
    if (typeof value === 'string') return /^\d{1,20}$/.test(value)
    return Number.isSafeInteger(value) && value >= 0
  }),
)

const account = z.nullable(
  z.object({
    lamports,
    owner: z.string(),
    data: z.tuple([z.string(), z.string()]),
  }),
)
export const accountsSchema = z.array(account)

export type Account = { lamports: bigint; owner: string; data: Uint8Array }

/** A node's answer about an account. Undefined if there is none. */
export const toAccount = (found: z.infer<typeof account>): Account | undefined =>
  found === null
    ? undefined
    : { lamports: BigInt(found.lamports), owner: found.owner, data: base64.decode(found.data[0]) }

export async function readAccounts(node: RpcRequest, addresses: readonly string[]) {
  const accounts: (Account | undefined)[] = []
  for (let start = 0; start < addresses.length; start += MAX_ADDRESSES) {
    const some = addresses.slice(start, start + MAX_ADDRESSES)
    const answer = await node('getMultipleAccounts', [some, { encoding: 'base64', commitment: 'confirmed' }])
    const { value } = z.object({ value: accountsSchema }).parse(answer)
    if (value.length !== some.length) throw new TypeError('The node left accounts out')
    accounts.push(...value.map(toAccount))
  }
  return accounts
}

export const SYSTEM_PROGRAM = '11111111111111111111111111111111'
/** The older one, which has SOL as a token, too. */
export const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
export const TOKEN_PROGRAMS: readonly string[] = [
  TOKEN_PROGRAM,
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]

export type TokenAccount = {
  mint: string
  owner: string
  amount: bigint
  /** The account that may take tokens, too, and their number. */
  delegate: string | undefined
  delegated: bigint
  /** The account that may close it in place of its owner, and gets what is left in it. */
  closer: string | undefined
}

/** Lengths and places of what token programs store, in bytes. */
const TOKEN_LENGTH = 165
const DECIMALS = 44
const NONCE = 40

const viewOf = (data: Uint8Array) => new DataView(data.buffer, data.byteOffset, data.byteLength)
const keyAt = (data: Uint8Array, at: number) => base58.encode(data.subarray(at, at + 32))

/** Undefined for anything but the account of a token. */
export function readTokenAccount(found: Account | undefined): TokenAccount | undefined {
  if (!found || !TOKEN_PROGRAMS.includes(found.owner) || found.data.length < TOKEN_LENGTH) return undefined
  // The kind of longer data stands behind that: 2 is an account.
  if (found.data.length > TOKEN_LENGTH && found.data[TOKEN_LENGTH] !== 2) return undefined
  const { data } = found
  const view = viewOf(data)
  return {
    mint: keyAt(data, 0),
    owner: keyAt(data, 32),
    amount: view.getBigUint64(64, true),
    delegate: view.getUint32(72, true) === 1 ? keyAt(data, 76) : undefined,
    delegated: view.getBigUint64(121, true),
    closer: view.getUint32(129, true) === 1 ? keyAt(data, 133) : undefined,
  }
}

/** Accounts whose SOL somebody takes out by a signature of theirs: where their address stands, and how long the account is. */
const HELD: Readonly<
  Record<string, { at: number; length: number; states: readonly number[]; state: number }>
> = {
  // A stored number in place of a time limit.
  [SYSTEM_PROGRAM]: { at: 8, length: 80, states: [1], state: 4 },
  // Initialized, or with a stake.
  Stake11111111111111111111111111111111111111: { at: 44, length: 200, states: [1, 2], state: 0 },
  // Of each version since the first.
  Vote111111111111111111111111111111111111111: { at: 36, length: 3_731, states: [1, 2, 3], state: 0 },
}

/** The account that takes the SOL out of one without a key. Undefined for any other. */
export function readHolder(found: Account | undefined): string | undefined {
  const place = found && Object.hasOwn(HELD, found.owner) ? HELD[found.owner] : undefined
  if (!found || !place || found.data.length < place.length) return undefined
  const isReady = place.states.includes(viewOf(found.data).getUint32(place.state, true))
  return isReady ? keyAt(found.data, place.at) : undefined
}

/** The number that an account keeps in place of a blockhash. Undefined for any other account. */
export function readNonce(found: Account | undefined): string | undefined {
  const isNonce = found?.owner === SYSTEM_PROGRAM && readHolder(found) !== undefined
  return isNonce ? keyAt(found.data, NONCE) : undefined
}

/** Undefined for what is no token. */
export const readDecimals = (mint: Account | undefined): number | undefined =>
  mint && TOKEN_PROGRAMS.includes(mint.owner) && mint.data.length > DECIMALS ? mint.data[DECIMALS] : undefined
