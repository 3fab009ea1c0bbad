import { base58 } from '@scure/base'
import {
  type Address,
  address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  compressTransactionMessageUsingAddressLookupTables,
  createTransactionMessage,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type TransactionVersion,
} from '@solana/kit'
import { describe, expect, test } from 'vitest'
import { isTransactionLike, readTransaction } from './readTransaction.ts'

const toAddress = (byte: number) => address(base58.encode(new Uint8Array(32).fill(byte)))
const [PAYER, OTHER, TABLE, IN_TABLE] = [toAddress(1), toAddress(2), toAddress(3), toAddress(4)]
const PROGRAM = toAddress(9)
const BLOCKHASH = toAddress(7) as string as Blockhash

/** A transaction as Solana's own library writes it. */
function write(version: 'legacy' | 0, tables: Record<Address, Address[]> = {}) {
  const message = pipe(
    createTransactionMessage({ version: version as TransactionVersion & 0 }),
    (message) => setTransactionMessageFeePayer(PAYER, message),
    (message) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: BLOCKHASH, lastValidBlockHeight: 1n },
        message,
      ),
    (message) =>
      appendTransactionMessageInstructions(
        [
          {
            programAddress: PROGRAM,
            accounts: [
              { address: PAYER, role: 3 },
              { address: OTHER, role: 2 },
              { address: IN_TABLE, role: 1 },
            ],
            data: new Uint8Array(200).fill(5),
          },
        ],
        message,
      ),
    (message) =>
      version === 0 ? compressTransactionMessageUsingAddressLookupTables(message, tables) : message,
  )
  const transaction = compileTransaction(message)
  return {
    bytes: new Uint8Array(getTransactionEncoder().encode(transaction)),
    messageBytes: new Uint8Array(transaction.messageBytes),
  }
}

describe('what is read of a transaction', () => {
  test.each(['legacy', 0] as const)('of version %s', (version) => {
    const { bytes, messageBytes } = write(version)
    const read = readTransaction(bytes)
    expect(read.messageBytes).toEqual(messageBytes)
    expect(read.signatures).toEqual([new Uint8Array(64), new Uint8Array(64)])
    const { message } = read
    expect(message).toMatchObject({ version, signers: 2, readonlySigners: 1, readonlyOthers: 1, lookups: [] })
    expect(message.keys.map((key) => base58.encode(key))).toEqual([PAYER, OTHER, IN_TABLE, PROGRAM])
    expect(base58.encode(message.blockhash)).toBe(BLOCKHASH)
    expect(message.instructions).toEqual([
      { program: 3, accounts: [0, 1, 2], data: new Uint8Array(200).fill(5) },
    ])
  })

  test('with an address table', () => {
    const { message } = readTransaction(write(0, { [TABLE]: [OTHER, IN_TABLE] }).bytes)
    expect(message.lookups).toEqual([{ table: base58.decode(TABLE), writable: [1], readonly: [] }])
    expect(message.instructions[0]?.accounts).toEqual([0, 1, 3])
  })
})

describe('what is no transaction', () => {
  const { bytes } = write(0, { [TABLE]: [OTHER, IN_TABLE] })

  test('nothing that ends early, and nothing with more behind it', () => {
    for (let length = 0; length < bytes.length; length++)
      expect(() => readTransaction(bytes.slice(0, length))).toThrow('Not a transaction of Solana')
    expect(() => readTransaction(Uint8Array.of(...bytes, 0))).toThrow('Not a transaction of Solana')
  })

  test.each([0x81, 0x82, 0xff])('a version that nobody can read: %s', (first) => {
    const other = bytes.slice()
    other[1 + 2 * 64] = first
    expect(() => readTransaction(other)).toThrow('Not a known version of a transaction')
  })

  test('random bytes never stop the reader in another way', () => {
    for (let round = 0; round < 2000; round++) {
      const random = crypto.getRandomValues(new Uint8Array(round % 400))
      // Counts of a size that occurs get further.
      for (let index = 0; index < random.length; index += 3) random[index] = (random[index] ?? 0) % 4
      try {
        readTransaction(random)
      } catch (error) {
        expect(error).toMatchObject({ name: 'TransactionError' })
      }
    }
  })

  test.each([
    ['a program that pays', (at: number) => [at + 1, 0]],
    ['an account that is not there', (at: number) => [at + 3, 40]],
  ])('%s', (_, change) => {
    const legacy = write('legacy').bytes
    // Behind 2 signatures, the header, 4 keys and the blockhash.
    const [index, value] = change(1 + 128 + 4 + 4 * 32 + 32) as [number, number]
    legacy[index] = value
    expect(() => readTransaction(legacy)).toThrow('Not a transaction of Solana')
  })

  test('the same key twice', () => {
    const legacy = write('legacy').bytes
    const keys = 1 + 128 + 4
    legacy.copyWithin(keys + 32, keys, keys + 32)
    expect(() => readTransaction(legacy)).toThrow('Not a transaction of Solana')
  })
})

describe('a message that could be a transaction', () => {
  test.each(['legacy', 0] as const)(
    'one of version %s, its message, and either with more behind it',
    (version) => {
      const { bytes, messageBytes } = write(version)
      for (const each of [bytes, messageBytes]) {
        expect(isTransactionLike(each)).toBe(true)
        expect(isTransactionLike(Uint8Array.of(...each, 32, 32))).toBe(true)
      }
    },
  )

  test.each([0x81, 0x82, 0xbf, 0xff])(
    'what begins as a later version does, or as an off-chain message: %s',
    (first) => {
      expect(isTransactionLike(Uint8Array.of(first, ...new TextEncoder().encode('solana offchain')))).toBe(
        true,
      )
    },
  )

  test('a whole transaction of a later version', () => {
    const { bytes } = write(0)
    bytes[1 + 2 * 64] = 0x81
    expect(isTransactionLike(bytes)).toBe(true)
  })

  test.each(['', 'Sign in', 'a'.repeat(8000), 'Привет', '你好，世界', '\n\n', '\u0001', '🙂'.repeat(400)])(
    'no text: %j',
    (text) => {
      expect(isTransactionLike(new TextEncoder().encode(text))).toBe(false)
    },
  )
})
