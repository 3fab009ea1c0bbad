import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import { OTHER_ACCOUNT } from '@foyer/embedded-wallet-frame/protocol'
import { base64 } from '@scure/base'
import type { RpcRequest } from '../rpc/createPost.ts'
import { type Action, decodeInstruction } from './decode.ts'
import { readTransaction, type SolanaTransaction, TransactionError } from './readTransaction.ts'
import { resolveKeys } from './resolveKeys.ts'
import { type Change, type Simulation, simulate } from './simulate.ts'

/** What a screen warns of, the most dangerous first. Each asks for a second press. */
export const SOLANA_WARNINGS = [
  'disagree',
  'givesAway',
  'approve',
  'setAuthority',
  'closeAccount',
  'unknownProgram',
  'tables',
  'notSimulated',
  'durableNonce',
  'otherPayer',
  'severalSigners',
] as const

export type SolanaWarning = (typeof SOLANA_WARNINGS)[number]

type Part = { index: number; count: number }

export type SolanaDescription = {
  kind: 'solana'
  isSent: boolean
  /** Where it is one of several. Counted from 1. */
  part: Part | undefined
  actions: Action[]
  /** What moves to and from the account. Undefined where nobody can tell. */
  changes: Change[] | undefined
  /** In lamports. 0 where somebody else pays. */
  fee: bigint
  warnings: SolanaWarning[]
}

/** In lamports, for each signature. */
const SIGNATURE_FEE = 5_000n
/** For each instruction where the transaction names no limit, and the most that it may use. */
const UNITS = 200_000n
const MOST_UNITS = 1_400_000n

export type DescribeTransactionParameters = {
  /** JSON of `{ method, params }`: the worker signs this same text. */
  text: string
  account: string
  isSent: boolean
  part?: Part | undefined
  node: RpcRequest
}

/**
 * What is known of a transaction before it is signed: first what its bytes say, then what the project's node expects.
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
}> {
  const { transaction: encoded } = JSON.parse(text).params as { transaction: string }
  const { bytes, transaction } = read(encoded)
  const { message } = transaction
  const keys = await resolveKeys(message, node)
  if (!keys.slice(0, message.signers).some(({ address }) => address === account))
    throw new ReplyError(OTHER_ACCOUNT)
  const actions = message.instructions.map((instruction) => decodeInstruction(instruction, keys))
  const isPayer = keys[0]?.address === account
  const fee = isPayer ? feeOf(actions, message.signers) : 0n
  const writable = keys.flatMap(({ address, isWritable }) =>
    isWritable && address !== undefined ? [address] : [],
  )
  const simulation = await simulate(node, { transaction: bytes, account, writable, fee }).catch(
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
  if (!isPayer) found.add('otherPayer')
  if (message.signers > 1) found.add('severalSigners')
  if (!simulation) found.add('notSimulated')
  else {
    if (simulation.givesAway) found.add('givesAway')
    if (disagrees(actions, simulation, account)) found.add('disagree')
  }
  return {
    transaction,
    description: {
      ...{ kind: 'solana', isSent, part, actions, fee },
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

/** The most that the network takes: for the signatures, and what is offered to be sooner. */
function feeOf(actions: readonly Action[], signers: number): bigint {
  const price = actions.find(({ kind }) => kind === 'computePrice')
  const limit = actions.find(({ kind }) => kind === 'computeLimit')
  const asked = limit?.kind === 'computeLimit' ? limit.units : UNITS * BigInt(actions.length)
  const units = asked < MOST_UNITS ? asked : MOST_UNITS
  const offered = price?.kind === 'computePrice' ? (price.price * units + 999_999n) / 1_000_000n : 0n
  return SIGNATURE_FEE * BigInt(signers) + offered
}

/** What these do to amounts stands on the chain alone. A program that may change no account moves nothing. */
const isOpen = (action: Action) =>
  action.kind === 'setAuthority' ||
  action.kind === 'closeAccount' ||
  (action.kind === 'unknown' && action.changes)

/**
 * Whether the node expects something else than the bytes say. Only where all of them can be read, and say how much moves.
 */
function disagrees(actions: readonly Action[], { changes, mints }: Simulation, account: string): boolean {
  if (actions.some(isOpen)) return false
  const created = actions.filter((action) => action.kind === 'createTokenAccount')
  // The user's token accounts, with those that the transaction makes.
  const tokens = new Map(mints)
  for (const { owner, mint, account: address } of created) if (owner === account) tokens.set(address, mint)
  const found = new Map(changes.map((change) => [change.mint, change]))
  const expected = new Map<string | undefined, bigint>()
  const add = (mint: string | undefined, amount: bigint) =>
    expected.set(mint, (expected.get(mint) ?? 0n) + amount)
  for (const action of actions) {
    if (action.kind === 'transfer') {
      if (action.from === account) add(undefined, -action.lamports)
      if (action.to === account) add(undefined, action.lamports)
    }
    if (action.kind === 'tokenTransfer') {
      const { source, to, authority, amount, checked } = action
      const [paid, got] = [tokens.get(source), tokens.get(to)]
      // A node that knows of no such account would hide what the user pays from it.
      if (authority === account && paid === undefined) return true
      if (checked && paid !== undefined && paid !== checked.mint) return true
      const named = checked && found.get(checked.mint)
      if (named && named.decimals !== checked.decimals) return true
      if (paid !== undefined) add(paid, -amount)
      // Tokens may keep a part of what is sent.
      if (got !== undefined && paid === undefined) return false
      if (got !== undefined) add(got, amount)
    }
  }
  return [...new Set([...expected.keys(), ...found.keys()])].some((mint) => {
    const [says, finds] = [expected.get(mint) ?? 0n, found.get(mint)?.amount ?? 0n]
    // Rent of new accounts is paid on top.
    return mint === undefined && created.length > 0 ? finds > says : finds !== says
  })
}
