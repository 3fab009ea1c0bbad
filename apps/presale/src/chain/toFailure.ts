import { causesOf, readNodeError } from '@foyer/chain-kit'
import { ContractFunctionRevertedError } from 'viem'
import { PresaleError } from '../errors/PresaleError.ts'
import type { en, TextName } from '../locales/en.ts'

/** Why something the user started did not happen: a key of the texts in `failure`. */
export type FailureName = TextName<keyof typeof en.failure>

export type Failure = {
  name: FailureName
  values?: Record<string, string>
  /** An allowance was confirmed before it, and stays. */
  isAllowed?: true
}

/** The page refuses an action that cannot succeed, without asking the chain. */
export class RefusedError extends PresaleError {
  override name = 'RefusedError'
  readonly failure: Failure
  constructor(failure: Failure) {
    super(`The page refuses it: ${failure.name}.`)
    this.failure = failure
  }
}

/** An order ended after its allowance was confirmed; the cause is the error itself. */
export class AfterAllowanceError extends PresaleError {
  override name = 'AfterAllowanceError'
  constructor(cause: unknown) {
    super('The order ended after its allowance was confirmed.', { cause })
  }
}

/** The errors of the contracts and the texts that explain them. */
const REVERTS: Record<string, FailureName> = {
  AlreadyBound: 'AlreadyBound',
  CostExceedsMax: 'CostExceedsMax',
  EnforcedPause: 'SalePaused',
  ERC1155InvalidReceiver: 'WalletCannotReceive',
  ERC20InsufficientAllowance: 'AllowanceMissing',
  ERC20InsufficientBalance: 'InsufficientBalance',
  InsufficientAllowance: 'AllowanceMissing',
  InsufficientBalance: 'InsufficientBalance',
  InsufficientRewards: 'InsufficientBalance',
  NotBound: 'NotBound',
  NotWhitelisted: 'NotWhitelisted',
  SaleNotStarted: 'SaleNotStarted',
  SoldOut: 'SoldOut',
  TokenNotAccepted: 'TokenNotAccepted',
  UnknownInvitationCode: 'UnknownInvitationCode',
  WalletLimitReached: 'WalletLimitReached',
  WithdrawalTooSmall: 'WithdrawalTooSmall',
}

/** Errors that are recognised by their class, here or in viem and wagmi. */
const NAMES: Record<string, FailureName> = {
  ChainMismatchError: 'WrongNetwork',
  ConnectorChainMismatchError: 'WrongNetwork',
  InsufficientFundsError: 'InsufficientGas',
  NodeOnOtherChainError: 'NodeOnOtherChain',
  NoTransactionError: 'OtherTransaction',
  SwitchChainError: 'WrongNetwork',
  SwitchChainNotSupportedError: 'WrongNetwork',
  UserRejectedRequestError: 'Canceled',
  WhitelistUnavailableError: 'WhitelistUnavailable',
}

/** EIP-1193's 4001, and the codes that wallets paired by WalletConnect reject with. */
const REJECTION_CODES = new Set<unknown>([4001, 5000, 5002])
/** The error code of a request to a paired wallet that expired without an answer. */
const EXPIRED = 8000

/** In characters. */
const LONGEST_REASON = 200

/**
 * The text for the user about anything thrown on the way to a receipt.
 *
 * @example toFailure({ code: 4001, message: 'User rejected the request.' }) // { name: 'Canceled' }
 */
export function toFailure(error: unknown): Failure {
  if (error instanceof AfterAllowanceError) return { ...toFailure(error.cause), isAllowed: true }
  if (error instanceof RefusedError) return error.failure
  const causes = causesOf(error)
  const trouble = readNodeError(error)
  for (const cause of causes) {
    if (trouble === undefined && cause.error instanceof ContractFunctionRevertedError)
      return fromRevert(cause.error)
    if (REJECTION_CODES.has(cause.code) || /user rejected/i.test(cause.message)) return { name: 'Canceled' }
    if (cause.code === EXPIRED) return { name: 'WalletSilent' }
  }
  const name = causes.map((cause) => NAMES[cause.name]).find((known) => known !== undefined)
  if (name !== undefined) return { name }
  if (trouble !== undefined) return { name: 'NetworkUnstable' }
  return unknownFailure(causes[0]?.message ?? String(error))
}

function fromRevert({ data, shortMessage }: ContractFunctionRevertedError): Failure {
  const name = REVERTS[data?.errorName ?? '']
  if (name === 'SoldOut') return { name, values: { available: String(data?.args?.[1]) } }
  if (name === 'WalletLimitReached') return { name, values: { left: String(data?.args?.[1]) } }
  return name === undefined ? unknownFailure(data?.errorName ?? shortMessage) : { name }
}

/** The first line is the sentence; what follows, in viem's errors, are request details. A wallet may say anything. */
function unknownFailure(message: string): Failure {
  const [sentence = ''] = message.split('\n', 1)
  return { name: 'Unknown', values: { reason: sentence.slice(0, LONGEST_REASON) } }
}
