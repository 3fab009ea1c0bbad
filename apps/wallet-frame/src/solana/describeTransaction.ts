import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import { OTHER_ACCOUNT } from '@foyer/embedded-wallet-frame/protocol'
import { base64 } from '@scure/base'
import type { RpcRequest } from '../rpc/createPost.ts'
import { isAssociated } from './associated.ts'
import { type Action, decodeInstruction } from './decode.ts'
import { disagrees, KNOWN_DECIMALS } from './disagrees.ts'
import { feeOf } from './feeOf.ts'
import { findReceivers, type Receiver } from './findReceivers.ts'
import {
  type Instruction,
  readTransaction,
  type SolanaTransaction,
  TransactionError,
} from './readTransaction.ts'
import { type Key, resolveKeys } from './resolveKeys.ts'
import { type Change, type Simulation, simulate } from './simulate.ts'

/** Warnings of a screen, the most dangerous first. Each asks for a second press. */
export const SOLANA_WARNINGS = [
  'disagree',
  'givesAway',
  'approve',
  'setAuthority',
  'closeAccount',
  'unknownProgram',
  'highFee',
  'lookedUp',
  'tables',
  'notSimulated',
  'unnamedToken',
  'durableNonce',
  'otherPayer',
  'severalSigners',
] as const

export type SolanaWarning = (typeof SOLANA_WARNINGS)[number]

type Part = { index: number; count: number }

export type SolanaDescription = {
  kind: 'solana'
  isSent: boolean
  /** Its place among several. Counted from 1. */
  part: Part | undefined
  actions: Action[]
  receivers: Receiver[]
  /** Changes of the account's balances. Undefined if nobody can tell. */
  changes: Change[] | undefined
  /** In lamports. 0 where somebody else pays. */
  fee: bigint
  warnings: SolanaWarning[]
}

/** In lamports: 0.01 SOL. Transactions that are in a hurry pay a tenth of it. */
const HIGH_FEE = 10_000_000n

export type DescribeTransactionParameters = {
  /** JSON of `{ method, params }`: the worker signs this same text. */
  text: string
  account: string
  isSent: boolean
  part?: Part | undefined
  node: RpcRequest
}

/**
 * Describes a transaction before it is signed: first by its bytes, then by what the project's node expects.
 *
 * @throws {ReplyError} it cannot be read, or the account is none of its signers
 */
export async function describeSolanaTransaction({
  text,
  account,
  isSent,
  part,
  node,
}: DescribeTransactionParameters): Promise<{
  description: SolanaDescription
  transaction: SolanaTransaction
  /** The account whose stored number may stand in place of a blockhash. */
  nonce: string | undefined
}> {
  const { transaction: encoded } = JSON.parse(text).params as { transaction: string }
  const { bytes, transaction } = read(encoded)
  const { message } = transaction
  const keys = await resolveKeys(message, node)
  if (!keys.slice(0, message.signers).some(({ address }) => address === account))
    throw new ReplyError(OTHER_ACCOUNT)
  const actions = message.instructions.map((instruction) => decodeInstruction(instruction, keys))
  const isPayer = keys[0]?.address === account
  const { least, most: fee } = isPayer ? feeOf(message, keys, actions) : { least: 0n, most: 0n }
  const writable = keys.flatMap(({ address, isWritable }) =>
    isWritable && address !== undefined ? [address] : [],
  )
  const simulation = await simulate(node, { transaction: bytes, account, writable, fee: least }).catch(
    () => undefined,
  )
  const found = new Set<SolanaWarning>()
  for (const action of actions) {
    if (action.kind === 'approve' || action.kind === 'setAuthority') found.add(action.kind)
    if (action.kind === 'closeAccount' && action.to !== account) found.add('closeAccount')
    if (action.kind === 'unknown' && action.changes) found.add('unknownProgram')
    if (action.kind === 'nonce') found.add('durableNonce')
  }
  if (keys.some(({ address }) => address === undefined)) found.add('tables')
  if (actions.some((action, at) => isOfTables(action, message.instructions[at], keys))) found.add('lookedUp')
  if (fee > HIGH_FEE) found.add('highFee')
  if (!isPayer) found.add('otherPayer')
  if (message.signers > 1) found.add('severalSigners')
  if (!simulation) found.add('notSimulated')
  else {
    if (simulation.givesAway) found.add('givesAway')
    if (disagrees(actions, simulation, { account, spread: fee - least })) found.add('disagree')
    if (await isUnnamed(actions, simulation, account)) found.add('unnamedToken')
  }
  const [start] = actions
  return {
    transaction,
    nonce: start?.kind === 'nonce' ? start.account : undefined,
    description: {
      kind: 'solana',
      isSent,
      part,
      actions,
      receivers: await findReceivers(actions, { account, simulation }),
      fee,
      changes: simulation?.changes,
      warnings: SOLANA_WARNINGS.filter((warning) => found.has(warning)),
    },
  }
}

function read(encoded: string) {
  try {
    const bytes = base64.decode(encoded)
    return { bytes, transaction: readTransaction(bytes) }
  } catch (cause) {
    throw new ReplyError(
      cause instanceof TransactionError ? cause.message : 'The transaction is not in base64',
      { cause },
    )
  }
}

/** Actions whose accounts decide who gets something. */
const NAMING: readonly Action['kind'][] = [
  'transfer',
  'tokenTransfer',
  'createTokenAccount',
  'approve',
  'setAuthority',
  'closeAccount',
]

/** True if the node alone says whom the action concerns. Programs come after the first four accounts. */
const isOfTables = ({ kind }: Action, instruction: Instruction | undefined, keys: readonly Key[]) =>
  NAMING.includes(kind) && instruction?.accounts.slice(0, 4).some((index) => keys[index]?.isLookedUp)

/**
 * True if only the node says which token the user sends, or how many units of it make one. The network compares neither
 * with anything where a transfer does not name them.
 */
async function isUnnamed(actions: readonly Action[], { mints }: Simulation, account: string) {
  for (const action of actions) {
    if (action.kind !== 'tokenTransfer' || action.checked) continue
    const { source, to, program } = action
    const mint = mints.get(source)
    if (mint === undefined) continue
    const isNamed =
      actions.some(
        (other) => other.kind === 'createTokenAccount' && other.account === to && other.mint === mint,
      ) || (await isAssociated(source, { owner: account, program, mint }))
    if (!isNamed || !Object.hasOwn(KNOWN_DECIMALS, mint)) return true
  }
  return false
}
