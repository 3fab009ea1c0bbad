import type { DeepReadonly, ModalState } from '@foyer/modal-core'
import type { StepsStrings } from '../../locales/steps/en.ts'

/** Why a visitor cannot pair now, with a button to retry. */
export type PairingProblem = {
  title: string
  text: string
  action: string
  /** Whether the page has no connection. */
  isOffline?: boolean
}

/** Why no wallet can be paired now. Undefined while one can, or may soon. */
export function pairingProblem(
  { state, strings }: { state: DeepReadonly<ModalState>; strings: StepsStrings },
  now: number,
): PairingProblem | undefined {
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
    }[pairing.reason]
    return {
      title: strings.relayTitle,
      text,
      action: strings.tryAgain,
      isOffline: pairing.reason === 'offline',
    }
  }
  const isOver = pairing.status === 'waiting' && pairing.expiresAt <= now
  if (isOver || pairing.status === 'expired')
    return { title: strings.codeExpired, text: strings.codeExpiredText, action: strings.newCode }
  if (request.status !== 'failed') return undefined
  return request.reason === 'rejected'
    ? { title: strings.rejectedTitle, text: strings.rejectedText, action: strings.newCode }
    : { title: strings.failedTitle, text: strings.failedText, action: strings.tryAgain }
}
