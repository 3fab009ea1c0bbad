import { BaseError } from '@foyer/modal-core/page'

/** `wallet` is its name, `ecosystem` for example `Polkadot`. */
type WalletParameters = { wallet: string; ecosystem: string; cause?: unknown }

/** The wallet has not what is asked for. */
export class UnsupportedFeatureError extends BaseError {
  override name = 'UnsupportedFeatureError'
  constructor({ wallet, ecosystem, action, cause }: WalletParameters & { action: string }) {
    super(`${wallet} cannot ${action} on ${ecosystem}`, {
      metaMessages: ['Connect another wallet.'],
      docsPath: '#wallet-feature',
      cause,
    })
  }
}

/** The wallet answered with something else than what was asked for. Nothing of it is used. */
export class WalletAnswerError extends BaseError {
  override name = 'WalletAnswerError'
  constructor({ wallet, reason }: { wallet: string; reason: string }) {
    super(`${wallet} ${reason}`, {
      metaMessages: ['Nothing has been sent. Try again, or connect another wallet.'],
      docsPath: '#wallet-answer',
    })
  }
}

/** The wallet's user refused this page before, and the wallet does not ask them again. */
export class WalletBlockedError extends BaseError {
  override name = 'WalletBlockedError'
  constructor({ wallet, cause }: { wallet: string; cause: unknown }) {
    super(`${wallet} blocks this site`, {
      metaMessages: ['Its user refused it before. Allow it in the settings of the wallet.'],
      docsPath: '#wallet-blocked',
      cause,
    })
  }
}

/** Another object has taken the wallet's place on the page. */
export class WalletReplacedError extends BaseError {
  override name = 'WalletReplacedError'
  constructor({ wallet }: { wallet: string }) {
    super(`Another extension has taken the place of ${wallet} on this page`, {
      metaMessages: ['The wallet has been disconnected. Connect it again, and look at which one asks you.'],
      docsPath: '#wallet-replaced',
    })
  }
}

/** The wallet has gone to another account since it was asked. */
export class WalletAccountError extends BaseError {
  override name = 'WalletAccountError'
  constructor({ wallet }: { wallet: string }) {
    super(`${wallet} has gone to another account`, {
      metaMessages: ['Nothing has been signed. Try again with that account.'],
      docsPath: '#wallet-account',
    })
  }
}
