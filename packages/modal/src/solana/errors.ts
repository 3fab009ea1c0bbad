import type { StandardWallet } from '@foyer/modal-core'
import { cleanName } from '@foyer/modal-core/page'
import {
  type Action,
  WalletAnswerError as AnswerError,
  UnsupportedFeatureError as FeatureError,
  WalletProblemError,
} from '../connections/errors.ts'

/** The ability that a wallet without a feature lacks. */
const ACTIONS = {
  'standard:connect': 'connect',
  'solana:signMessage': 'signMessages',
  'solana:signOffchainMessage': 'signMessages',
  'solana:signTransaction': 'signTransactions',
  'solana:signAndSendTransaction': 'send',
} as const satisfies Record<string, Action>

type WalletParameters = { wallet: StandardWallet }
type AnswerParameters = Pick<ConstructorParameters<typeof AnswerError>[0], 'reason' | 'code' | 'isSent'>

/** The name of a wallet, which may fail to say it. */
function nameOf(wallet: StandardWallet) {
  try {
    return cleanName(wallet.name) ?? 'The wallet'
  } catch {
    return 'The wallet'
  }
}

/** The wallet has not what is asked for. */
export class UnsupportedFeatureError extends FeatureError {
  constructor({ wallet, feature }: WalletParameters & { feature: keyof typeof ACTIONS }) {
    super({ wallet: nameOf(wallet), ecosystem: 'Solana', action: ACTIONS[feature], feature })
  }
}

/** The account is not on the chain of the request. */
export class AccountChainError extends WalletProblemError {
  override name = 'AccountChainError'
  constructor({ wallet, chain }: WalletParameters & { chain: string }) {
    const name = nameOf(wallet)
    super(
      `${name} does not share this account on ${chain}`,
      { code: 'chainMissing', wallet: name, network: chain },
      { metaMessages: ['Choose the network in the wallet, or another account.'], docsPath: '#solana-chain' },
    )
  }
}

/** The wallet answered with something other than what was asked for. Nothing of it is used. */
export class WalletAnswerError extends AnswerError {
  constructor({ wallet, ...answer }: WalletParameters & AnswerParameters) {
    super({ wallet: nameOf(wallet), ecosystem: 'Solana', ...answer })
  }
}
