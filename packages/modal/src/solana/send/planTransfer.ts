import type { Network, PreparedTransfer, TransferParameters, WalletProblem } from '@foyer/modal-core'
import { toBase64 } from '../../encoding/base64.ts'
import type { Request } from '../../rpc/rpcOf.ts'
import { TransferError } from '../../send/TransferError.ts'
import { toAmount, toFields } from '../answers.ts'
import { fromAddress } from '../base58.ts'
import { SYSTEM } from '../programs.ts'
import { createTokenAccount, type Token, tokenAccountOf, transferSol, transferToken } from './instructions.ts'
import { isOnCurve } from './isOnCurve.ts'
import { encodeMessage, type Instruction, toTransaction } from './message.ts'
import {
  type ChainAccount,
  isTokenProgram,
  readAccount,
  readLifetime,
  readSources,
  readToken,
  type TokenSource,
} from './readChain.ts'

/** The bytes of a token account of SPL without extensions. */
const TOKEN_ACCOUNT = 165
/** The most token accounts that one transaction takes a token from. */
const MOST_SOURCES = 8
/** A node that does not know the newest blockhash yet is asked again so often. */
const TRIES = 3

/** The acts of a transfer, and its costs, before its blockhash is known. */
export type Plan = Pick<PreparedTransfer, 'deposit' | 'warning'> & {
  instructions: readonly Instruction[]
  fee: bigint
}

type PlanParameters = TransferParameters & { request: Request; wallet: string }

const parsed = { encoding: 'jsonParsed', commitment: 'confirmed' }

/**
 * Plans a transfer and has a node try it. The receiver's token account is made where there is none.
 *
 * @throws {TransferError} the network would not take it, or the receiver is not somebody's account
 */
export async function planTransfer(parameters: PlanParameters): Promise<Plan> {
  const { request, address, network, call, wallet } = parameters
  const { to, amount, token: mint } = call
  const asked = [address, to, ...(mint === undefined ? [] : [mint])]
  const [answers, minimum, sources] = await Promise.all([
    request('getMultipleAccounts', [asked, parsed]),
    request('getMinimumBalanceForRentExemption', [0]).then(required),
    mint === undefined ? [] : readSources(request, address, mint),
  ])
  const { value } = toFields(answers)
  const [payer, receiver, mintAccount] = (Array.isArray(value) ? value : []).map(readAccount)
  const balance = payer?.lamports ?? 0n
  checkReceiver(receiver)
  const warning = warningOf(to, network)

  if (mint === undefined) {
    const instructions = [transferSol({ from: address, to, amount })]
    const { fee, blockhash } = await readFee(request, { payer: address, instructions })
    const cost = units(fee, network)
    if (balance < amount + fee) throw new TransferError('feeShort', { amount: cost })
    if (receiver === undefined && amount < minimum)
      throw new TransferError('amountNew', { amount: units(minimum, network) })
    const left = to === address ? balance - fee : balance - amount - fee
    if (left > 0n && left < minimum)
      throw new TransferError('amountLeft', { amount: units(minimum + fee, network) })
    await simulate(request, { payer: address, blockhash, instructions })
    return { instructions, fee, warning }
  }

  const token = readToken(mint, mintAccount)
  if (token === undefined || sources.some(({ isFrozen }) => isFrozen))
    throw new TransferError('tokenRules', { wallet, network: network.name })
  const account = tokenAccountOf(to, token)
  const there = readAccount(toFields(await request('getAccountInfo', [account, parsed])).value)
  checkTokenAccount(there, { token, owner: to })
  const transfers = takeFrom(sources, amount).map(({ address: source, amount: part }) =>
    transferToken({ token, owner: address, source, to: account, amount: part }),
  )
  const create =
    there === undefined ? [createTokenAccount({ token, payer: address, owner: to, account })] : []
  const instructions = [...create, ...transfers]
  const { fee, blockhash } = await readFee(request, { payer: address, instructions })
  const rent = there === undefined ? await readRent(request) : 0n
  checkCosts({ balance, cost: fee + rent, minimum, network })
  const [made] = await simulate(request, { payer: address, blockhash, instructions, accounts: [account] })
  // A token of Token-2022 may need a longer account.
  const deposit = there === undefined ? (made?.lamports ?? rent) : undefined
  checkCosts({ balance, cost: fee + (deposit ?? 0n), minimum, network })
  return { instructions, fee, deposit, warning }
}

/** The most SOL that an account can send: the fee and what keeps the account stay in it. */
export async function mostSol({ request, address, network }: PlanParameters): Promise<bigint> {
  const [answer, minimum, { fee }] = await Promise.all([
    request('getBalance', [address, { commitment: 'confirmed' }]),
    request('getMinimumBalanceForRentExemption', [0]).then(required),
    readFee(request, {
      payer: address,
      instructions: [transferSol({ from: address, to: address, amount: 1n })],
    }),
  ])
  const most = required(toFields(answer).value) - fee - minimum
  if (most <= 0n) throw new TransferError('feeShort', { amount: units(fee + minimum, network) })
  return most
}

function required(value: unknown): bigint {
  const amount = toAmount(value)
  if (amount === undefined) throw new Error('The node answered with something other than an amount')
  return amount
}

/** Refuses what nobody can send on from. */
function checkReceiver(account: ChainAccount | undefined) {
  if (account === undefined) return
  const { program, isExecutable, hasData, type } = account
  if (isTokenProgram(program) && type !== 'mint') throw new TransferError('receiverTokenAccount')
  if (isExecutable || program !== SYSTEM || hasData) throw new TransferError('receiverProgram')
}

/** An address without a secret is one of a program, such as a wallet of several people. */
function warningOf(address: string, { name }: Network): WalletProblem | undefined {
  const key = fromAddress(address)
  return key !== undefined && isOnCurve(key)
    ? undefined
    : { code: 'receiverUnowned', wallet: '', network: name }
}

/** A token account keeps its address when it is given to somebody else. */
function checkTokenAccount(
  account: ChainAccount | undefined,
  { token, owner }: { token: Token; owner: string },
) {
  if (account === undefined) return
  const { program, type, info } = account
  const isRight = program === token.program && type === 'account' && info.owner === owner
  if (!isRight || info.state === 'frozen') throw new TransferError('sendRefused')
}

/** The token accounts that an amount is taken from. */
function takeFrom(sources: readonly TokenSource[], amount: bigint) {
  const parts: { address: string; amount: bigint }[] = []
  let rest = amount
  for (const source of sources.slice(0, MOST_SOURCES)) {
    if (rest === 0n || source.amount === 0n) break
    const isEnough = source.amount >= rest
    parts.push({ address: source.address, amount: isEnough ? rest : source.amount })
    rest = isEnough ? 0n : rest - source.amount
  }
  if (rest > 0n) throw new TransferError('sendRefused')
  return parts
}

type Costs = { balance: bigint; cost: bigint; minimum: bigint; network: Network }

/** The rest after the costs has to keep the account, unless that is nothing. */
function checkCosts({ balance, cost, minimum, network }: Costs) {
  const left = balance - cost
  if (left < 0n) throw new TransferError('feeShort', { amount: units(cost, network) })
  if (left > 0n && left < minimum)
    throw new TransferError('feeShort', { amount: units(cost + minimum, network) })
}

const units = (amount: bigint, { nativeCurrency: { decimals, symbol } }: Network) => {
  return { units: amount, decimals, symbol }
}

const readRent = async (request: Request) =>
  required(await request('getMinimumBalanceForRentExemption', [TOKEN_ACCOUNT]))

type Message = { payer: string; instructions: readonly Instruction[] }

/** The fee, and a blockhash that the node knows. */
async function readFee(request: Request, message: Message): Promise<{ fee: bigint; blockhash: string }> {
  for (let tries = 0; tries < TRIES; tries++) {
    const { blockhash } = await readLifetime(request)
    const bytes = toBase64(encodeMessage({ ...message, blockhash }))
    const answer = await request('getFeeForMessage', [bytes, { commitment: 'confirmed' }])
    const fee = toAmount(toFields(answer).value)
    if (fee !== undefined) return { fee, blockhash }
  }
  throw new Error('The node does not know the newest blockhash')
}

/** Has a node try a transaction that nobody has signed. Returns accounts as they would be then. */
async function simulate(
  request: Request,
  { accounts = [], ...message }: Message & { blockhash: string; accounts?: readonly string[] },
) {
  const answer = await request('simulateTransaction', [
    toBase64(toTransaction(encodeMessage(message))),
    {
      encoding: 'base64',
      commitment: 'confirmed',
      sigVerify: false,
      replaceRecentBlockhash: true,
      ...(accounts.length > 0 && { accounts: { encoding: 'base64', addresses: accounts } }),
    },
  ])
  const { err, accounts: after } = toFields(toFields(answer).value)
  if (err !== null) throw new TransferError('sendRefused', { cause: new Error(JSON.stringify(err) ?? '') })
  return Array.isArray(after) ? after.map(readAccount) : []
}
