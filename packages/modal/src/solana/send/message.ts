import { fromAddress } from '../base58.ts'

/** `isWritable`: the program may change the account. */
type Account = { address: string; isWritable: boolean }

/** The act of a program in a transaction. The account that pays is the only signer. */
export type Instruction = { program: string; accounts: readonly Account[]; data: Uint8Array }

type MessageParameters = { payer: string; blockhash: string; instructions: readonly Instruction[] }

/** The bytes of a legacy message, which one account signs and pays for. It is short: none of its counts is above 127. */
export function encodeMessage({
  payer,
  blockhash,
  instructions,
}: MessageParameters): Uint8Array<ArrayBuffer> {
  const accounts = instructions.flatMap((one) => one.accounts)
  const programs = instructions.map(({ program }) => program)
  const written = accounts.filter(({ isWritable }) => isWritable).map(({ address }) => address)
  const writable = [...new Set([payer, ...written])]
  const all = [...new Set([...writable, ...accounts.map(({ address }) => address), ...programs])]
  const at = (address: string) => all.indexOf(address)
  const encoded = instructions.flatMap(({ program, accounts: of, data }) => [
    at(program),
    of.length,
    ...of.map(({ address }) => at(address)),
    data.length,
    ...data,
  ])
  return Uint8Array.from([
    1,
    0,
    all.length - writable.length,
    all.length,
    ...all.flatMap(toBytes),
    ...toBytes(blockhash),
    instructions.length,
    ...encoded,
  ])
}

/** A transaction that nobody has signed yet. */
export const toTransaction = (message: Uint8Array) =>
  Uint8Array.from([1, ...new Uint8Array(SIGNATURE), ...message])

const SIGNATURE = 64
/** The offset of the message in a transaction with one signature. */
const MESSAGE = 1 + SIGNATURE

/** True if what a wallet has signed is the message that it was asked for. Some add to it, for example a higher fee. */
export const hasMessage = (transaction: Uint8Array, message: Uint8Array) =>
  transaction.length === MESSAGE + message.length &&
  message.every((byte, index) => transaction[MESSAGE + index] === byte)

function toBytes(address: string): number[] {
  const bytes = fromAddress(address)
  if (bytes === undefined) throw new Error('The node answered with something other than an address')
  return [...bytes]
}
