import type { BaseError } from '../errors/errors.ts'
import type { SendError, SendErrorCode } from '../types/send.ts'
import { amountMessages } from '../utils/parseAmount.ts'
import { transactionErrorCode } from './transactionErrorCode.ts'

/** The problem of a form, for developers. Views have a text for each code. */
const MESSAGES: Partial<Record<SendErrorCode, string>> = {
  token: 'A token is required',
  required: 'An amount and receiver address are required',
  unsupportedChain: 'Unsupported chain',
  ...amountMessages('token'),
  balance: 'The amount is more than the account has',
  receiver: 'The receiver is neither an address nor a name',
  checksum: 'The checksum of the address is wrong',
  name: 'Error resolving name',
  invalidName: 'The receiver cannot be a name',
  zeroAddress: 'The receiver is the zero address',
  tokenContract: 'The receiver is the contract of the token',
  fee: 'The account cannot pay the fee',
}

/** The problem of the form. */
export const formError = (code: SendErrorCode): SendError => ({ code, message: MESSAGES[code] ?? code })

/** Why the wallet did not send. */
export function walletError(error: BaseError): SendError {
  return { code: transactionErrorCode(error), message: error.shortMessage, problem: error.problem }
}

/** Why a transfer is not possible outside EVM. */
export function transferError(error: BaseError): SendError {
  const { problem, shortMessage: message } = error
  return { code: problemCode(problem?.code ?? ''), message, problem }
}

function problemCode(code: string): SendErrorCode {
  if (code.startsWith('receiver')) return 'receiver'
  if (code.startsWith('amount')) return 'balance'
  return code.startsWith('fee') ? 'fee' : 'estimate'
}
