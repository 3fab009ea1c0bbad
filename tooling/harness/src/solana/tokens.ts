import {
  type Address,
  address,
  getAddressDecoder,
  getAddressEncoder,
  type ReadonlyUint8Array,
} from '@solana/kit'

export const TOKEN_PROGRAM = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
export const TOKEN_2022_PROGRAM = address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')

/** Lengths and offsets of SPL Token's accounts, in bytes. */
const MINT = { length: 82, supply: 36, decimals: 44, isInitialized: 45 }
const ACCOUNT = { length: 165, owner: 32, amount: 64, state: 108 }
const STATES = ['uninitialized', 'initialized', 'frozen'] as const
const INITIALIZED = 1
/** Accounts of Token-2022 say here what they are. After it come their extensions: number, length, bytes. */
const TYPE = 165
const MINT_TYPE = 1

export function encodeMint({ supply, decimals }: { supply: bigint; decimals: number }): Uint8Array {
  const data = new Uint8Array(MINT.length)
  new DataView(data.buffer).setBigUint64(MINT.supply, supply, true)
  data[MINT.decimals] = decimals
  data[MINT.isInitialized] = INITIALIZED
  return data
}

/** The acts of a mint of Token-2022 beside moving an amount, by its number there. */
const EXTENSIONS = {
  transferFee: { number: 1, name: 'transferFeeConfig', length: 108, basisPoints: 106 },
  transferHook: { number: 14, name: 'transferHook', length: 64, programId: 32 },
} as const

/** `transferFee` in hundredths of a percent; `transferHook` is the program that each transfer asks. */
export type MintExtensions = { transferFee?: number; transferHook?: Address | null }

/** A mint of Token-2022: as that of SPL Token, then what it does beside. */
export function encodeExtendedMint(
  mint: { supply: bigint; decimals: number },
  { transferFee, transferHook }: MintExtensions,
): Uint8Array {
  const start = new Uint8Array(TYPE + 1)
  start.set(encodeMint(mint))
  start[TYPE] = MINT_TYPE
  const parts: number[] = []
  if (transferFee !== undefined) {
    const { number, length, basisPoints } = EXTENSIONS.transferFee
    const body = new DataView(new ArrayBuffer(length))
    // The fee of earlier epochs, then the newer one. None takes more than so much.
    for (const at of [basisPoints - 18, basisPoints]) {
      body.setBigUint64(at - 8, 2n ** 63n, true)
      body.setUint16(at, transferFee, true)
    }
    parts.push(number, 0, length, 0, ...new Uint8Array(body.buffer))
  }
  if (transferHook !== undefined) {
    const { number, length, programId } = EXTENSIONS.transferHook
    const body = new Uint8Array(length)
    if (transferHook !== null) body.set(getAddressEncoder().encode(transferHook), programId)
    parts.push(number, 0, length, 0, ...body)
  }
  return Uint8Array.from([...start, ...parts])
}

/** The extensions of a mint of Token-2022, as nodes write them. */
export function readExtensions(data: ReadonlyUint8Array) {
  const view = new DataView(Uint8Array.from(data).buffer)
  const found: { extension: string; state: unknown }[] = []
  for (let at = TYPE + 1; at + 4 <= data.length; at += 4 + view.getUint16(at + 2, true)) {
    const number = view.getUint16(at, true)
    const { transferFee, transferHook } = EXTENSIONS
    if (number === transferFee.number)
      found.push({ extension: transferFee.name, state: readFees(view, at + 4) })
    if (number === transferHook.number) {
      const programId = getAddressDecoder().decode(data, at + 4 + transferHook.programId)
      found.push({
        extension: transferHook.name,
        state: { programId: programId === NONE ? null : programId },
      })
    }
  }
  return found
}

const NONE = '11111111111111111111111111111111'

function readFees(view: DataView, at: number) {
  const { basisPoints } = EXTENSIONS.transferFee
  const feeAt = (offset: number) => ({ transferFeeBasisPoints: view.getUint16(at + offset, true) })
  return { olderTransferFee: feeAt(basisPoints - 18), newerTransferFee: feeAt(basisPoints) }
}

export function encodeTokenAccount({
  mint,
  owner,
  amount,
  state = 'initialized',
}: Omit<TokenAccount, 'state'> & Partial<TokenAccount>): Uint8Array {
  const data = new Uint8Array(ACCOUNT.length)
  data.set(getAddressEncoder().encode(mint))
  data.set(getAddressEncoder().encode(owner), ACCOUNT.owner)
  new DataView(data.buffer).setBigUint64(ACCOUNT.amount, amount, true)
  data[ACCOUNT.state] = STATES.indexOf(state)
  return data
}

export type TokenAccount = {
  mint: Address
  owner: Address
  amount: bigint
  state: (typeof STATES)[number]
}

/** Reads a token account of SPL Token or Token-2022. Undefined for a mint. */
export function decodeTokenAccount(data: ReadonlyUint8Array): TokenAccount | undefined {
  if (data.length < ACCOUNT.length || isMint(data)) return undefined
  const read = (offset: number) => getAddressDecoder().decode(data, offset)
  const amount = new DataView(Uint8Array.from(data).buffer).getBigUint64(ACCOUNT.amount, true)
  const state = STATES[data[ACCOUNT.state] ?? 0] ?? 'uninitialized'
  return { mint: read(0), owner: read(ACCOUNT.owner), amount, state }
}

export const isMint = (data: ReadonlyUint8Array) =>
  data.length === MINT.length || (data.length > TYPE && data[TYPE] === MINT_TYPE)

export const decimalsOf = (mint: ReadonlyUint8Array) => mint[MINT.decimals] ?? 0
