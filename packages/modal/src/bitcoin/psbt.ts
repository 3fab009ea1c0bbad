import { isSame, toHex } from './bytes.ts'

/** An input of a PSBT. */
export type PsbtInput = {
  /** The script of the coin that it spends. Undefined where the PSBT does not say it. */
  script: Uint8Array | undefined
  /** Of each signature its key in the PSBT. */
  signatures: readonly string[]
  isFinal: boolean
}

export type Psbt = {
  /** The transaction without signatures. */
  transaction: Uint8Array
  inputs: readonly PsbtInput[]
}

const MAGIC = Uint8Array.of(0x70, 0x73, 0x62, 0x74, 0xff)
const UNSIGNED_TX = 0x00
const NON_WITNESS_UTXO = 0x00
const WITNESS_UTXO = 0x01
/** The inputs that a key signs, also in scripts of Taproot. */
const SIGNATURES: readonly (number | undefined)[] = [0x02, 0x13, 0x14]
const FINAL: readonly (number | undefined)[] = [0x07, 0x08]

/** Reads bytes in order. Throws where there are fewer. */
function createReader(bytes: Uint8Array) {
  let at = 0
  function take(length: number): Uint8Array {
    if (length > bytes.length - at) throw new Error('The bytes end too early')
    at += length
    return bytes.slice(at - length, at)
  }
  const number = (length: number) => take(length).reduceRight((sum, byte) => sum * 256 + byte, 0)
  function length(): number {
    const first = number(1)
    return first < 253 ? first : number(2 ** (first - 252))
  }
  return { take, number, length, isAtEnd: () => at === bytes.length }
}

type Reader = ReturnType<typeof createReader>

/** A map of a PSBT, up to its end. */
function readMap({ take, length }: Reader): Map<string, Uint8Array> {
  const map = new Map<string, Uint8Array>()
  for (let size = length(); size > 0; size = length()) map.set(toHex(take(size)), take(length()))
  return map
}

/** Of each coin that a transaction spends its place among the outputs that made it, and the scripts of those it makes. */
function readTransaction(bytes: Uint8Array) {
  const { take, number, length } = createReader(bytes)
  take(4)
  let count = length()
  // Signatures may be in a part of their own, which this byte announces.
  const isSegwit = count === 0 && bytes.length > 10
  if (isSegwit) {
    take(1)
    count = length()
  }
  const coins = Array.from({ length: count }, () => {
    take(32)
    const index = number(4)
    take(length())
    take(4)
    return index
  })
  const scripts = Array.from({ length: length() }, () => {
    take(8)
    return take(length())
  })
  return { coins, scripts }
}

/** Reads a PSBT of version 0. Undefined for anything else. */
export function readPsbt(bytes: Uint8Array): Psbt | undefined {
  try {
    const reader = createReader(bytes)
    if (!isSame(reader.take(MAGIC.length), MAGIC)) return undefined
    const transaction = readMap(reader).get(toHex(Uint8Array.of(UNSIGNED_TX)))
    if (transaction === undefined) return undefined
    const inputs = readTransaction(transaction).coins.map((index) => toInput(readMap(reader), index))
    return { transaction, inputs }
  } catch {
    return undefined
  }
}

function toInput(map: Map<string, Uint8Array>, index: number): PsbtInput {
  const typeOf = (key: string) => Number.parseInt(key.slice(0, 2), 16)
  const keys = [...map.keys()]
  return {
    script: scriptOfCoin(map, index),
    signatures: keys.filter((key) => SIGNATURES.includes(typeOf(key))),
    isFinal: keys.some((key) => FINAL.includes(typeOf(key))),
  }
}

function scriptOfCoin(map: Map<string, Uint8Array>, index: number) {
  const coin = map.get(toHex(Uint8Array.of(WITNESS_UTXO)))
  if (coin !== undefined) {
    const reader = createReader(coin)
    reader.take(8)
    return reader.take(reader.length())
  }
  const previous = map.get(toHex(Uint8Array.of(NON_WITNESS_UTXO)))
  return previous && readTransaction(previous).scripts[index]
}
