import { BaseError, UserRejectedError } from '@foyer/modal-core/page'

/** The wallet has not what is asked for. */
export class UnsupportedFeatureError extends BaseError {
  override name = 'UnsupportedFeatureError'
  constructor({ wallet, action }: { wallet: string; action: string }) {
    super(`${wallet} cannot ${action} on Bitcoin`, {
      metaMessages: ['Do it in the wallet itself, or connect another one.'],
      docsPath: '#bitcoin-feature',
    })
  }
}

/** A request of the page that cannot be asked of a wallet. */
export class BitcoinRequestError extends BaseError {
  override name = 'BitcoinRequestError'
  constructor(shortMessage: string) {
    super(shortMessage, {
      metaMessages: ['The wallet has not been asked.'],
      docsPath: '#bitcoin-request',
    })
  }
}

/** The wallet answered with something else than what was asked for. Nothing of it is used. */
export class WalletAnswerError extends BaseError {
  override name = 'WalletAnswerError'
  constructor({ wallet, reason, isSent = false }: { wallet: string; reason: string; isSent?: boolean }) {
    super(`${wallet} ${reason}`, {
      metaMessages: [
        isSent
          ? 'The wallet may have sent it: look at the address in an explorer before you try again.'
          : 'Nothing has been sent. Try again, or connect another wallet.',
      ],
      docsPath: '#bitcoin-answer',
    })
  }
}

/** No server of the network answers, or all of them serve another one. */
export class NodeError extends BaseError {
  override name = 'NodeError'
  constructor(shortMessage: string, { network, cause }: { network: string; cause?: unknown }) {
    super(shortMessage, {
      metaMessages: [`Set \`rpcUrls\` of ${network} to a server of your own with the API of Esplora.`],
      docsPath: '#bitcoin-node',
      cause,
    })
  }
}

const REFUSED = /reject|refuse|denied|declin|cancel/i
/** EIP-1193, the WBIPs, and pairing. */
const REFUSALS: readonly unknown[] = [4001, -32000, 5000]
/** No such method, or not with these parameters. */
const LACKS: readonly unknown[] = [-32601, -32602, 4200]

/** The failure that a wallet reports. Leather throws the envelope. */
function readFailure(cause: unknown): { code?: unknown; message?: unknown } {
  if (typeof cause === 'string') return { message: cause }
  const { error } = Object(cause) as { error?: unknown }
  return Object(error ?? cause)
}

/** True if a wallet says that it has not what was asked for, be it in an error of ours or not. */
export const isMissing = (error: unknown) =>
  [error, Object(error).cause].some((cause) => LACKS.includes(readFailure(cause).code))

/**
 * Asks a wallet. Wallets of Bitcoin throw anything, and say in their own words that their user has refused.
 *
 * @throws {UserRejectedError} the user refused
 */
export async function askWallet<answer>(ask: () => answer): Promise<Awaited<answer>> {
  try {
    return await ask()
  } catch (cause) {
    if (cause instanceof BaseError) throw cause
    const { code, message } = readFailure(cause)
    const isRefused = REFUSALS.includes(code) || REFUSED.test(String(message))
    throw isRefused ? new UserRejectedError({ cause }) : toError(cause, message)
  }
}

/** The core shows the message of an error. */
const toError = (cause: unknown, message: unknown) =>
  cause instanceof Error ? cause : new Error(String(message ?? 'The wallet failed'), { cause })
