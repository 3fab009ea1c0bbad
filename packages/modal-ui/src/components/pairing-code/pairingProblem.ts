import type { DeepReadonly, Modal, ModalState } from '@foyer/modal-core'
import type { TemplateResult } from 'lit'
import type { StepsStrings } from '../../locales/en/steps.ts'
import { problemOr } from '../namespaces/problemOr.ts'

/** Why a visitor cannot pair now, with a button to retry. */
export type PairingProblem = {
  title: string
  text: string | TemplateResult
  action: string
  /** True if the page has no connection. */
  isOffline?: boolean
  /** True if the button reloads the page. */
  isOutdated?: boolean
}

/** Why no wallet can be paired now. Undefined while one can, or may soon. */
export function pairingProblem(
  host: { modal: Modal; state: DeepReadonly<ModalState>; strings: StepsStrings },
  now: number,
): PairingProblem | undefined {
  const { state, strings } = host
  const pairing = state.pairing.current
  const request = state.request.current
  if (pairing.status === 'failed') {
    const text = {
      offline: strings.relayOffline,
      unreachable: strings.relayUnreachable,
      projectId: strings.relayProjectId,
      origin: strings.relayOrigin,
      clock: strings.relayClock,
      rateLimited: strings.relayRateLimited,
      removed: strings.pageUpdated,
      error: strings.partFailed,
    }[pairing.reason]
    const isOutdated = pairing.reason === 'removed'
    return {
      title: strings.relayTitle,
      text,
      action: isOutdated ? strings.reload : strings.tryAgain,
      isOffline: pairing.reason === 'offline',
      isOutdated,
    }
  }
  const isOver = pairing.status === 'waiting' && pairing.expiresAt <= now
  if (isOver || pairing.status === 'expired')
    return { title: strings.codeExpired, text: strings.codeExpiredText, action: strings.newCode }
  if (request.status !== 'failed') return undefined
  if (request.reason === 'rejected')
    return { title: strings.rejectedTitle, text: strings.rejectedText, action: strings.newCode }
  const title = strings.failedTitle
  if (request.reason === 'removed')
    return { title, text: strings.pageUpdated, action: strings.reload, isOutdated: true }
  const text = request.reason === 'connection' ? strings.loadFailed : problemOr(host, strings.failedText)
  return { title, text, action: strings.tryAgain }
}
