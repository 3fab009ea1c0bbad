const SIGNATURE = 64
const KEY = 32
/** The bit in the first byte of a message that says its version. */
const VERSIONED = 0x80

export type Instruction = {
  /** Index of the program among the keys. */
  program: number
  /** Indices of its accounts: those of tables come after the keys. */
  accounts: readonly number[]
  data: Uint8Array
}

/** Accounts that are named by their place in a table on the chain. */
export type TableLookup = { table: Uint8Array; writable: readonly number[]; readonly: readonly number[] }

export type SolanaMessage = {
  version: 'legacy' | 0
  /** The first of the keys sign, the very first pays the fee. */
  signers: number
  readonlySigners: number
  /** The last of the keys that do not sign. */
  readonlyOthers: number
  keys: readonly Uint8Array[]
  blockhash: Uint8Array
  instructions: readonly Instruction[]
  lookups: readonly TableLookup[]
}

export type SolanaTransaction = {
  /** One for each signer, zeros where nobody has signed yet. */
  signatures: readonly Uint8Array[]
  /** The bytes to sign. */
  messageBytes: Uint8Array
  message: SolanaMessage
}

/** The bytes are not a whole transaction, or one of a version that cannot be read. */
export class TransactionError extends Error {
  override name = 'TransactionError'
  readonly reason: 'malformed' | 'version'

  constructor(reason: 'malformed' | 'version') {
    super(reason === 'version' ? 'Not a known version of a transaction' : 'Not a transaction of Solana')
    this.reason = reason
  }
}

/** Takes one thing after the other, and never more than there is. */
function createReader(bytes: Uint8Array) {
  let at = 0

  function take(length: number): Uint8Array {
    if (at + length > bytes.length) throw new TransactionError('malformed')
    at += length
    return bytes.slice(at - length, at)
  }

  const byte = () => take(1)[0] ?? 0

  /** A count in one to three bytes, each with seven bits of it, in the only way that the chain takes. */
  function count(): number {
    let value = 0
    for (let index = 0; index < 3; index++) {
      const next = byte()
      if (next === 0 && index > 0) throw new TransactionError('malformed')
      value |= (next & 0x7f) << (7 * index)
      if (next < 0x80) {
        if (value > 0xffff) throw new TransactionError('malformed')
        return value
      }
    }
    throw new TransactionError('malformed')
  }

  const list = <T>(read: () => T): T[] => Array.from({ length: count() }, read)

  return { take, byte, count, list, place: () => at }
}

type Reader = ReturnType<typeof createReader>

function readVersion(first: number): 'legacy' | 0 {
  if (first < VERSIONED) return 'legacy'
  if (first === VERSIONED) return 0
  throw new TransactionError('version')
}

function readMessageFrom(reader: Reader): SolanaMessage {
  const first = reader.byte()
  const version = readVersion(first)
  const signers = version === 'legacy' ? first : reader.byte()
  const readonlySigners = reader.byte()
  const readonlyOthers = reader.byte()
  const keys = reader.list(() => reader.take(KEY))
  const blockhash = reader.take(KEY)
  const instructions = reader.list(() => ({
    program: reader.byte(),
    accounts: [...reader.take(reader.count())],
    data: reader.take(reader.count()),
  }))
  const lookups =
    version === 'legacy'
      ? []
      : reader.list(() => ({
          table: reader.take(KEY),
          writable: [...reader.take(reader.count())],
          readonly: [...reader.take(reader.count())],
        }))
  const message: SolanaMessage = {
    version,
    signers,
    readonlySigners,
    readonlyOthers,
    keys,
    blockhash,
    instructions,
    lookups,
  }
  requireSound(message)
  return message
}

/** A message that the chain refuses is not shown: nobody can know what it would have done. */
function requireSound(message: SolanaMessage) {
  const { signers, readonlySigners, readonlyOthers, keys, instructions, lookups } = message
  const looked = lookups.reduce((sum, { writable, readonly }) => sum + writable.length + readonly.length, 0)
  const all = keys.length + looked
  const isSound =
    signers > 0 &&
    readonlySigners < signers &&
    signers + readonlyOthers <= keys.length &&
    all <= 256 &&
    new Set(keys.map(String)).size === keys.length &&
    lookups.every(({ writable, readonly }) => writable.length + readonly.length > 0) &&
    instructions.every(
      // A program is never who pays, and never from a table.
      ({ program, accounts }) =>
        program > 0 && program < keys.length && accounts.every((account) => account < all),
    )
  if (!isSound) throw new TransactionError('malformed')
}

/**
 * Reads a transaction as it is sent, and nothing behind it.
 *
 * @throws {TransactionError}
 */
export function readTransaction(bytes: Uint8Array): SolanaTransaction {
  const reader = createReader(bytes)
  const signatures = reader.list(() => reader.take(SIGNATURE))
  const messageBytes = bytes.slice(reader.place())
  const message = readMessageFrom(reader)
  if (reader.place() !== bytes.length || signatures.length !== message.signers)
    throw new TransactionError('malformed')
  return { signatures, messageBytes, message }
}

/**
 * True if a signature of these bytes could be one of a transaction: they begin as one, or as what is signed of it, in any
 * version, or as an off-chain message, whose text says less than its header.
 */
export function isTransactionLike(bytes: Uint8Array): boolean {
  const isText = isUtf8(bytes)
  // Versions that nobody knows yet begin like that, and off-chain messages.
  if ((bytes[0] ?? 0) >= VERSIONED && !isText) return true
  const isMessage = succeeds(() => readMessageFrom(createReader(bytes)))
  return (
    isMessage ||
    succeeds(() => {
      const reader = createReader(bytes)
      reader.list(() => reader.take(SIGNATURE))
      // A later version is one, whatever it holds.
      if (isText || (bytes[reader.place()] ?? 0) <= VERSIONED) readMessageFrom(reader)
    })
  )
}

const isUtf8 = (bytes: Uint8Array) => succeeds(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes))

function succeeds(read: () => unknown): boolean {
  try {
    read()
    return true
  } catch {
    return false
  }
}
