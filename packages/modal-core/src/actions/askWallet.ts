import type { BaseError } from '../errors/errors.ts'
import { isNotLoaded } from '../errors/loadFailureOf.ts'
import { walletErrorCode } from '../errors/walletErrorCode.ts'
import { wrapWalletError } from '../errors/wrapWalletError.ts'
import type { Modal } from '../types/modal.ts'
import type { WalletRequestState } from '../types/state.ts'
import { toLoadError } from './reportLoadError.ts'

/** The time after which the user is told that a wallet does not answer, in milliseconds. */
const TIMEOUT = 120_000

type AskWalletParameters<answer> = {
  /** The subject of the request. One that is open under the same key is joined. */
  key: string
  ask: () => Promise<answer>
  /** The error for what a wallet throws, unless it has a separate class. */
  toError: (cause: unknown) => BaseError
  /** A pairing that waits for a user to scan its code has asked no wallet yet, and each one has a separate code. */
  isPairing?: boolean
  /** True if the user is told that the wallet does not answer. Default: unless it pairs. */
  isTimed?: boolean
}

/**
 * Makes a request to a wallet, and records in the request's state how it goes. Rejects with a {@link BaseError}. A
 * request that is still shown after 120 s raises APKT004 until it is answered; a late answer counts.
 */
export async function askWallet<answer>(
  modal: Pick<Modal, 'alerts' | 'attach' | 'request'>,
  { key, ask, toError, isPairing = false, isTimed = !isPairing }: AskWalletParameters<answer>,
): Promise<answer> {
  const { request, alerts } = modal
  const end = beginRequest(request, key)
  const shown = request.state.current
  const timer = setTimeout(() => {
    if (request.state.current === shown && isTimed) alerts.show('APKT004')
  }, TIMEOUT)
  try {
    const answer = await (isPairing ? ask() : joinRequest(request, key, ask))
    end({ status: 'idle' })
    return answer
  } catch (cause) {
    const error = wrapWalletError(cause, toError)
    end(isNotLoaded(cause) ? await toUnsent(modal, cause) : toFailure(error))
    throw error
  } finally {
    clearTimeout(timer)
    const { current } = alerts.state
    if (current.status === 'shown' && current.code === 'APKT004') alerts.hide()
  }
}

/**
 * Shows a request in the state. `key` says what it asks. Returns a function that shows how it ended, unless a newer
 * request has begun or the user has left this one.
 */
export function beginRequest(request: Modal['request'], key: string): (end: WalletRequestState) => void {
  const { open, state } = request
  const turn = ++request.latest
  open.set(key, { ...open.get(key), turn })
  state.current = { status: 'pending' }
  return (end) => {
    if (open.get(key)?.turn === turn) open.delete(key)
    if (turn === request.latest) state.current = end
  }
}

/** Makes a request, or joins the one that is open: wallets refuse a second one of the same kind. */
function joinRequest<answer>(
  { open }: Modal['request'],
  key: string,
  ask: () => Promise<answer>,
): Promise<answer> {
  const request = open.get(key)
  const answer = (request?.answer as Promise<answer> | undefined) ?? ask()
  if (request !== undefined) request.answer = answer
  return answer
}

/** The state of a failed request. */
export const toFailure = (error: BaseError): WalletRequestState => ({
  status: 'failed',
  reason: walletErrorCode(error) ?? 'error',
  message: error.metaMessages[0] ?? error.shortMessage,
  problem: error.problem,
})

/** The state of a request whose code did not load: no wallet was asked. */
async function toUnsent(modal: Pick<Modal, 'attach'>, cause: unknown): Promise<WalletRequestState> {
  const { reason, shortMessage } = await toLoadError(modal, cause)
  return { status: 'failed', reason, message: shortMessage }
}
