import type { StandardWallet } from '@foyer/modal-core'
import { BaseError, cleanName } from '@foyer/modal-core/page'

/** What a wallet cannot do that lacks a feature. */
const ACTIONS = {
  'standard:connect': 'connect to pages',
  'solana:signMessage': 'sign messages',
  'solana:signOffchainMessage': 'sign off-chain messages',
  'solana:signTransaction': 'sign transactions',
  'solana:signAndSendTransaction': 'send transactions',
} as const

type WalletParameters = { wallet: StandardWallet }

/** The name of a wallet, which may fail to say it. */
function nameOf(wallet: StandardWallet) {
  try {
    return cleanName(wallet.name) ?? 'The wallet'
  } catch {
    return 'The wallet'
  }
}

/** The wallet has not what is asked for. */
export class UnsupportedFeatureError extends BaseError {
  override name = 'UnsupportedFeatureError'
  constructor({ wallet, feature }: WalletParameters & { feature: keyof typeof ACTIONS }) {
    super(`${nameOf(wallet)} cannot ${ACTIONS[feature]} on Solana`, {
      metaMessages: [`It has no \`${feature}\`. Connect another wallet.`],
      docsPath: '#solana-feature',
    })
  }
}

/** The account is not on the chain of the request. */
export class AccountChainError extends BaseError {
  override name = 'AccountChainError'
  constructor({ wallet, chain }: WalletParameters & { chain: string }) {
    super(`${nameOf(wallet)} does not share this account on ${chain}`, {
      metaMessages: ['Choose the network in the wallet, or another account.'],
      docsPath: '#solana-chain',
    })
  }
}

/** The wallet answered with something else than what was asked for. Nothing of it is used. */
export class WalletAnswerError extends BaseError {
  override name = 'WalletAnswerError'
  constructor({ wallet, reason }: WalletParameters & { reason: string }) {
    super(`${nameOf(wallet)} ${reason}`, {
      metaMessages: ['Nothing has been sent. Try again, or connect another wallet.'],
      docsPath: '#solana-answer',
    })
  }
}
