import type { WalletProblem, WalletProblemCode } from '@foyer/modal-core'
import { WalletProblemError } from '../connections/errors.ts'

/** The words for developers. */
const MESSAGES = {
  amountDust: 'The amount is less than the nodes of the network pass on',
  amountLeft: 'What is left in the account is less than the network keeps accounts for',
  amountMax: 'The wallet chooses the fee, so the most that can be sent is not known',
  amountNew: 'The receiver has no account yet, and this is less than one needs',
  feeShort: 'The account cannot pay what the transfer costs',
  mayBeSent: 'The wallet failed while it sent, and may have sent',
  nodeDown: 'No node answered as one of the network does',
  ordinalsKept: 'What is at an address for ordinals is not spent',
  receiverProgram: 'The receiver is a program, or the account of one',
  receiverTokenAccount: 'The receiver is a token account: the address of its owner is needed',
  sendExpired:
    'The wallet answered too late: the network no longer takes the transaction, and nothing was sent',
  sendRefused: 'The network would refuse the transfer',
  tokenRules: 'The token has rules of its own for transfers, or is no token of SPL',
} as const satisfies Partial<Record<WalletProblemCode, string>>

type TransferErrorParameters = Partial<Omit<WalletProblem, 'code'>> & { cause?: unknown }

/** Why a transfer outside EVM is not made, or is not known to be. */
export class TransferError extends WalletProblemError {
  override name = 'TransferError'
  constructor(
    code: keyof typeof MESSAGES,
    { wallet = '', network = '', amount, cause }: TransferErrorParameters = {},
  ) {
    super(
      MESSAGES[code],
      { code, wallet, network, amount },
      { metaMessages: cause instanceof Error ? [cause.message] : [], docsPath: '#transfer', cause },
    )
  }
}
