import { blake2b } from '@noble/hashes/blake2.js'
import { concat, type Hex, hexToBytes } from 'viem'
import { invalidParams } from '../errors.ts'

/** A payload that a page asks to sign: the `SignerPayloadJSON` of its library. */
export type PolkadotTestPayload = {
  address: string
  method: Hex
  era: Hex
  nonce: Hex
  tip: Hex
  specVersion: Hex
  transactionVersion: Hex
  genesisHash: Hex
  blockHash: Hex
  signedExtensions: readonly string[]
  assetId?: Hex | null
  mode?: number
  metadataHash?: Hex | null
}

/** The bytes that an extension of transactions adds to them, and those that are signed besides. */
type Extension = (payload: PolkadotTestPayload) => { extra?: Uint8Array; signed?: Uint8Array }

const optional = (value: Hex | null | undefined) =>
  value ? concat([Uint8Array.of(1), hexToBytes(value)]) : Uint8Array.of(0)
const compactTip: Extension = ({ tip }) => ({ extra: toCompact(BigInt(tip)) })
const mortality: Extension = ({ era, blockHash }) => ({
  extra: hexToBytes(era),
  signed: hexToBytes(blockHash),
})

const EXTENSIONS: Readonly<Record<string, Extension>> = {
  CheckSpecVersion: ({ specVersion }) => ({ signed: toU32(specVersion) }),
  CheckTxVersion: ({ transactionVersion }) => ({ signed: toU32(transactionVersion) }),
  CheckGenesis: ({ genesisHash }) => ({ signed: hexToBytes(genesisHash) }),
  CheckMortality: mortality,
  CheckEra: mortality,
  CheckNonce: ({ nonce }) => ({ extra: toCompact(BigInt(nonce)) }),
  ChargeTransactionPayment: compactTip,
  ChargeAssetTxPayment: (payload) => ({
    extra: concat([toCompact(BigInt(payload.tip)), optional(payload.assetId)]),
  }),
  CheckMetadataHash: ({ mode = 0, metadataHash }) => ({
    extra: Uint8Array.of(mode),
    signed: optional(metadataHash),
  }),
}
/** Extensions that add nothing to a transaction. */
const EMPTY = [
  'AuthorizeCall',
  'CheckNonZeroSender',
  'CheckWeight',
  'PrevalidateAttests',
  'StorageWeightReclaim',
  'WeightReclaim',
]
/** Longer ones are hashed before they are signed. */
const MAX_LENGTH = 256

/**
 * The bytes that an account signs for a transaction of version 4.
 *
 * @throws {ProviderRpcError} -32602 for an extension that the wallet does not know
 */
export function encodePayload(payload: PolkadotTestPayload): Uint8Array {
  const parts = payload.signedExtensions
    .filter((name) => !EMPTY.includes(name))
    .map((name) => {
      const extension = EXTENSIONS[name]
      if (extension === undefined)
        throw invalidParams('signPayload', `the wallet does not know the extension ${name}`)
      return extension(payload)
    })
  const bytes = concat([
    hexToBytes(payload.method),
    ...parts.flatMap(({ extra }) => extra ?? []),
    ...parts.flatMap(({ signed }) => signed ?? []),
  ])
  return bytes.length > MAX_LENGTH ? blake2b(bytes, { dkLen: 32 }) : bytes
}

function toLittleEndian(value: bigint, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => Number((value >> BigInt(8 * index)) & 255n))
}

const toU32 = (value: Hex) => toLittleEndian(BigInt(value), 4)

/** SCALE's number of any length: its two lowest bits say how many bytes follow. */
function toCompact(value: bigint): Uint8Array {
  if (value < 2n ** 6n) return toLittleEndian(value << 2n, 1)
  if (value < 2n ** 14n) return toLittleEndian((value << 2n) | 1n, 2)
  if (value < 2n ** 30n) return toLittleEndian((value << 2n) | 2n, 4)
  const length = Math.ceil(value.toString(16).length / 2)
  return concat([Uint8Array.of(((length - 4) << 2) | 3), toLittleEndian(value, length)])
}
