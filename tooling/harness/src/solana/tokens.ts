import {
  type Address,
  address,
  getAddressDecoder,
  getAddressEncoder,
  type ReadonlyUint8Array,
} from '@solana/kit'

export const TOKEN_PROGRAM = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')

/** Lengths and offsets of SPL Token's accounts, in bytes. */
const MINT = { length: 82, supply: 36, decimals: 44, isInitialized: 45 }
const ACCOUNT = { length: 165, owner: 32, amount: 64, state: 108 }
const INITIALIZED = 1

export function encodeMint({ supply, decimals }: { supply: bigint; decimals: number }): Uint8Array {
  const data = new Uint8Array(MINT.length)
  new DataView(data.buffer).setBigUint64(MINT.supply, supply, true)
  data[MINT.decimals] = decimals
  data[MINT.isInitialized] = INITIALIZED
  return data
}

export function encodeTokenAccount({ mint, owner, amount }: TokenAccount): Uint8Array {
  const data = new Uint8Array(ACCOUNT.length)
  data.set(getAddressEncoder().encode(mint))
  data.set(getAddressEncoder().encode(owner), ACCOUNT.owner)
  new DataView(data.buffer).setBigUint64(ACCOUNT.amount, amount, true)
  data[ACCOUNT.state] = INITIALIZED
  return data
}

export type TokenAccount = { mint: Address; owner: Address; amount: bigint }

/** Reads a token account of SPL Token or Token-2022. Undefined for a mint. */
export function decodeTokenAccount(data: ReadonlyUint8Array): TokenAccount | undefined {
  if (data.length < ACCOUNT.length) return undefined
  const read = (offset: number) => getAddressDecoder().decode(data, offset)
  const amount = new DataView(Uint8Array.from(data).buffer).getBigUint64(ACCOUNT.amount, true)
  return { mint: read(0), owner: read(ACCOUNT.owner), amount }
}

export const isMint = (data: ReadonlyUint8Array) => data.length === MINT.length

export const decimalsOf = (mint: ReadonlyUint8Array) => mint[MINT.decimals] ?? 0
