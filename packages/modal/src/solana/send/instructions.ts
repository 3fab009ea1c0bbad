import { sha256 } from '@noble/hashes/sha2.js'
import { toBase58 } from '../../encoding/base58.ts'
import { fromAddress } from '../base58.ts'
import { ASSOCIATED, SYSTEM } from '../programs.ts'
import { isOnCurve } from './isOnCurve.ts'
import type { Instruction } from './message.ts'

const writable = (address: string) => ({ address, isWritable: true })
const readable = (address: string) => ({ address, isWritable: false })

/** Moves SOL. */
export function transferSol({ from, to, amount }: { from: string; to: string; amount: bigint }): Instruction {
  const data = new DataView(new ArrayBuffer(12))
  data.setUint32(0, 2, true)
  data.setBigUint64(4, amount, true)
  return { program: SYSTEM, accounts: [writable(from), writable(to)], data: new Uint8Array(data.buffer) }
}

/** A token on the chain: its mint, and the program that it belongs to. */
export type Token = { mint: string; program: string; decimals: number }

type TransferTokenParameters = { token: Token; owner: string; source: string; to: string; amount: bigint }

/** Moves a token from one token account to another. The program compares the mint and its decimals. */
export function transferToken(parameters: TransferTokenParameters): Instruction {
  const { token, owner, source, to, amount } = parameters
  const data = new DataView(new ArrayBuffer(10))
  data.setUint8(0, 12)
  data.setBigUint64(1, amount, true)
  data.setUint8(9, token.decimals)
  return {
    program: token.program,
    accounts: [writable(source), readable(token.mint), writable(to), readable(owner)],
    data: new Uint8Array(data.buffer),
  }
}

type CreateAccountParameters = { token: Token; payer: string; owner: string; account: string }

/** Makes the token account of an owner, unless it is there. */
export const createTokenAccount = ({
  token,
  payer,
  owner,
  account,
}: CreateAccountParameters): Instruction => ({
  program: ASSOCIATED,
  accounts: [
    writable(payer),
    writable(account),
    readable(owner),
    ...[token.mint, SYSTEM, token.program].map(readable),
  ],
  data: Uint8Array.of(1),
})

/** The address of the token account that each owner has for a token: the first derived one that is no point of the curve. */
export function tokenAccountOf(owner: string, { mint, program }: Token): string {
  const parts = [owner, program, mint].flatMap((address) => [...(fromAddress(address) ?? [])])
  const end = [...(fromAddress(ASSOCIATED) ?? []), ...new TextEncoder().encode('ProgramDerivedAddress')]
  for (let bump = 255; bump >= 0; bump--) {
    const key = sha256(Uint8Array.from([...parts, bump, ...end]))
    if (!isOnCurve(key)) return toBase58(key)
  }
  throw new Error('The token account has no address')
}
