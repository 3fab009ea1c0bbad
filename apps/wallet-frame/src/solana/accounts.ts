import { base58, base64 } from '@scure/base'
import * as z from 'zod/mini'
import type { RpcRequest } from '../rpc/createPost.ts'

/** More accounts than that are asked for in several requests. */
const MOST = 100

const account = z.nullable(
  z.object({ lamports: z.number(), owner: z.string(), data: z.tuple([z.string(), z.string()]) }),
)
export const accountsSchema = z.array(account)

export type Account = { lamports: bigint; owner: string; data: Uint8Array }

/** What a node says of an account. Undefined where there is none. */
export const toAccount = (found: z.infer<typeof account>): Account | undefined =>
  found === null
    ? undefined
    : { lamports: BigInt(found.lamports), owner: found.owner, data: base64.decode(found.data[0]) }

export async function readAccounts(node: RpcRequest, addresses: readonly string[]) {
  const accounts: (Account | undefined)[] = []
  for (let start = 0; start < addresses.length; start += MOST) {
    const some = addresses.slice(start, start + MOST)
    const answer = await node('getMultipleAccounts', [some, { encoding: 'base64', commitment: 'confirmed' }])
    const { value } = z.object({ value: accountsSchema }).parse(answer)
    if (value.length !== some.length) throw new TypeError('The node left accounts out')
    accounts.push(...value.map(toAccount))
  }
  return accounts
}

export const TOKEN_PROGRAMS: readonly string[] = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]

export type TokenAccount = { mint: string; owner: string; amount: bigint; delegate: string | undefined }

/** Lengths and places of what token programs store, in bytes. */
const TOKEN_LENGTH = 165
const DECIMALS = 44

const viewOf = (data: Uint8Array) => new DataView(data.buffer, data.byteOffset, data.byteLength)

/** Undefined for anything but the account of a token. */
export function readTokenAccount(found: Account | undefined): TokenAccount | undefined {
  if (!found || !TOKEN_PROGRAMS.includes(found.owner) || found.data.length < TOKEN_LENGTH) return undefined
  // What is longer says behind that what it is: 2 is an account.
  if (found.data.length > TOKEN_LENGTH && found.data[TOKEN_LENGTH] !== 2) return undefined
  const { data } = found
  const view = viewOf(data)
  return {
    mint: base58.encode(data.subarray(0, 32)),
    owner: base58.encode(data.subarray(32, 64)),
    amount: view.getBigUint64(64, true),
    delegate: view.getUint32(72, true) === 1 ? base58.encode(data.subarray(76, 108)) : undefined,
  }
}

/** Undefined for what is no token. */
export const readDecimals = (mint: Account | undefined): number | undefined =>
  mint && TOKEN_PROGRAMS.includes(mint.owner) && mint.data.length > DECIMALS ? mint.data[DECIMALS] : undefined
