import type { WalletProblem, WalletProblemCode } from '@foyer/modal-core'
import { BaseError, type BaseErrorParameters } from '@foyer/modal-core/page'

/** `wallet` is its name, `ecosystem` for example `Polkadot`. */
type WalletParameters = { wallet: string; ecosystem: string; cause?: unknown }

/** The abilities that a wallet may lack, as developers read of them, and their texts. */
const ACTIONS = {
  connect: ['connect to pages', 'cannotConnect'],
  signMessages: ['sign messages', 'cannotSignMessages'],
  signTransactions: ['sign transactions', 'cannotSignTransactions'],
  send: ['send transactions', 'cannotSend'],
  switchNetworks: ['switch networks', 'cannotSwitchNetworks'],
} as const satisfies Record<string, readonly [string, WalletProblemCode]>

/** An ability that a wallet may lack. */
export type Action = keyof typeof ACTIONS

/** An error of which people are told in their language. */
export class WalletProblemError extends BaseError {
  override name = 'WalletProblemError'
  override readonly problem: WalletProblem
  constructor(shortMessage: string, problem: WalletProblem, parameters: BaseErrorParameters) {
    super(shortMessage, parameters)
    this.problem = problem
  }
}

/** The wallet has not what is asked for. */
export class UnsupportedFeatureError extends WalletProblemError {
  override name = 'UnsupportedFeatureError'
  constructor({
    wallet,
    ecosystem,
    action,
    feature,
    cause,
  }: WalletParameters & { action: Action; feature?: string }) {
    const [words, code] = ACTIONS[action]
    super(
      `${wallet} cannot ${words} on ${ecosystem}`,
      { code, wallet, network: ecosystem },
      {
        metaMessages: [
          `${feature === undefined ? '' : `It has no \`${feature}\`. `}Do it in the wallet itself, or connect another one.`,
        ],
        docsPath: '#wallet-feature',
        cause,
      },
    )
  }
}

type WalletAnswerParameters = Omit<WalletParameters, 'cause'> & {
  reason: string
  /** The text for people. Default `answerSignature`. */
  code?: Extract<WalletProblemCode, `answer${string}`> | undefined
  /** True if the wallet may have sent a transaction all the same. */
  isSent?: boolean
}

/** The wallet answered with something other than what was asked for. Nothing of it is used. */
export class WalletAnswerError extends WalletProblemError {
  override name = 'WalletAnswerError'
  constructor({
    wallet,
    ecosystem,
    reason,
    code = 'answerSignature',
    isSent = false,
  }: WalletAnswerParameters) {
    super(
      `${wallet} ${reason}`,
      { code: isSent ? 'mayBeSent' : code, wallet, network: ecosystem },
      {
        metaMessages: [
          isSent
            ? 'The wallet may have sent it: look at the address in an explorer before you try again.'
            : 'Nothing has been sent. Try again, or connect another wallet.',
        ],
        docsPath: '#wallet-answer',
      },
    )
  }
}

/** The wallet's user refused this page before, and the wallet does not ask them again. */
export class WalletBlockedError extends WalletProblemError {
  override name = 'WalletBlockedError'
  constructor({ wallet, ecosystem, cause }: WalletParameters) {
    super(
      `${wallet} blocks this site`,
      { code: 'blocked', wallet, network: ecosystem },
      {
        metaMessages: ['Its user refused it before. Allow it in the settings of the wallet.'],
        docsPath: '#wallet-blocked',
        cause,
      },
    )
  }
}

/** The wallet says that it is locked, and does not ask its user to unlock it. */
export class WalletLockedError extends WalletProblemError {
  override name = 'WalletLockedError'
  constructor({ cause }: { cause: unknown }) {
    super(
      'The wallet is locked',
      { code: 'locked', wallet: '', network: '' },
      { metaMessages: ['Unlock it and try again.'], docsPath: '#wallet-locked', cause },
    )
  }
}

/** Another object has taken the wallet's place on the page. */
export class WalletReplacedError extends WalletProblemError {
  override name = 'WalletReplacedError'
  constructor({ wallet, ecosystem }: WalletParameters) {
    super(
      `Another extension has replaced ${wallet} on this page`,
      { code: 'replaced', wallet, network: ecosystem },
      {
        metaMessages: ['The wallet has been disconnected. Connect it again, and look at which one asks you.'],
        docsPath: '#wallet-replaced',
      },
    )
  }
}

/** The wallet has gone to another account since it was asked. */
export class WalletAccountError extends WalletProblemError {
  override name = 'WalletAccountError'
  constructor({ wallet, ecosystem }: WalletParameters) {
    super(
      `${wallet} has gone to another account`,
      { code: 'accountChanged', wallet, network: ecosystem },
      {
        metaMessages: ['Nothing has been signed. Try again with that account.'],
        docsPath: '#wallet-account',
      },
    )
  }
}
