import { base58 } from '@scure/base'
import { SYSTEM_PROGRAM, TOKEN_PROGRAMS } from './accounts.ts'
import type { Instruction } from './readTransaction.ts'
import type { Key } from './resolveKeys.ts'

export const ASSOCIATED = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
export const BUDGET = 'ComputeBudget111111111111111111111111111111'
const MEMOS = ['MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', 'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo']

/** The mint and decimals that the token program compares with the token itself. Not every transfer names them. */
export type Checked = { mint: string; decimals: number }

export type Action =
  | { kind: 'transfer'; from: string; to: string; lamports: bigint }
  | {
      kind: 'tokenTransfer'
      program: string
      source: string
      to: string
      authority: string
      amount: bigint
      checked?: Checked
    }
  | { kind: 'createTokenAccount'; owner: string; mint: string; account: string }
  | { kind: 'approve'; delegate: string; account: string; amount: bigint }
  | { kind: 'revoke'; account: string }
  | { kind: 'setAuthority'; account: string; to: string | undefined }
  | { kind: 'closeAccount'; account: string; to: string }
  | { kind: 'memo'; text: string }
  | { kind: 'computeLimit'; units: bigint }
  | { kind: 'computePrice'; price: bigint }
  | { kind: 'nonce'; account: string }
  | { kind: 'unknown'; program: string | undefined; changes: boolean }

/** Decodes an instruction, as far as its bytes say what it does. One with more or fewer bytes or accounts than it must have is unknown. */
export function decodeInstruction({ program, accounts, data }: Instruction, keys: readonly Key[]): Action {
  const name = keys[program]?.address
  const unknown: Action = {
    kind: 'unknown',
    program: name,
    changes: accounts.some((index) => keys[index]?.isWritable !== false),
  }
  const found = name === undefined ? undefined : decodeKnown(name, accounts, data, keys)
  return found ?? unknown
}

function decodeKnown(
  program: string,
  accounts: readonly number[],
  data: Uint8Array,
  keys: readonly Key[],
): Action | undefined {
  if (MEMOS.includes(program)) return { kind: 'memo', text: new TextDecoder().decode(data) }
  const at = accounts.map((index) => keys[index]?.address)
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  if (program === BUDGET) return decodeBudget(data, view)
  // Nothing is said of an account whose name is not known.
  if (at.some((address) => address === undefined)) return undefined
  const names = at as string[]
  if (program === SYSTEM_PROGRAM) return decodeSystem(names, data, view)
  if (program === ASSOCIATED) return decodeAssociated(names, data)
  return TOKEN_PROGRAMS.includes(program) ? decodeToken(program, names, data, view) : undefined
}

function decodeBudget(data: Uint8Array, view: DataView): Action | undefined {
  if (data[0] === 2 && data.length === 5)
    return { kind: 'computeLimit', units: BigInt(view.getUint32(1, true)) }
  if (data[0] === 3 && data.length === 9) return { kind: 'computePrice', price: view.getBigUint64(1, true) }
  return undefined
}

function decodeSystem([from = '', to = '']: string[], data: Uint8Array, view: DataView): Action | undefined {
  if (data.length < 4) return undefined
  const number = view.getUint32(0, true)
  if (number === 2 && data.length === 12 && to !== '')
    return { kind: 'transfer', from, to, lamports: view.getBigUint64(4, true) }
  return number === 4 && data.length === 4 ? { kind: 'nonce', account: from } : undefined
}

function decodeAssociated(names: string[], data: Uint8Array): Action | undefined {
  const [, account, owner, mint] = names
  const isCreation = data.length === 0 || (data.length === 1 && (data[0] ?? 0) <= 1)
  if (!isCreation || account === undefined || owner === undefined || mint === undefined) return undefined
  return { kind: 'createTokenAccount', owner, mint, account }
}

/** By the first byte: how long it is, and what it does to its accounts. */
function decodeToken(program: string, names: string[], data: Uint8Array, view: DataView): Action | undefined {
  const [first, second, third, fourth] = names
  if (first === undefined) return undefined
  const amount = () => view.getBigUint64(1, true)
  const is = (number: number, length: number) => data[0] === number && data.length === length
  if (is(3, 9) && second !== undefined && third !== undefined)
    return { kind: 'tokenTransfer', program, source: first, to: second, authority: third, amount: amount() }
  if (is(12, 10) && second !== undefined && third !== undefined && fourth !== undefined) {
    const checked = { mint: second, decimals: view.getUint8(9) }
    return {
      kind: 'tokenTransfer',
      program,
      source: first,
      to: third,
      authority: fourth,
      amount: amount(),
      checked,
    }
  }
  if (is(4, 9) && second !== undefined)
    return { kind: 'approve', account: first, delegate: second, amount: amount() }
  if (is(13, 10) && third !== undefined)
    return { kind: 'approve', account: first, delegate: third, amount: amount() }
  if (is(5, 1)) return { kind: 'revoke', account: first }
  if (is(6, 3)) return { kind: 'setAuthority', account: first, to: undefined }
  if (is(6, 35)) return { kind: 'setAuthority', account: first, to: base58.encode(data.subarray(3)) }
  if (is(9, 1) && second !== undefined) return { kind: 'closeAccount', account: first, to: second }
  return undefined
}
