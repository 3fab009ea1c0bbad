import { StoreSessionError } from '../errors/requestErrors.ts'
import type { SiwxFeature } from '../types/feature.ts'
import type { Modal } from '../types/modal.ts'
import type { Namespace } from '../types/network.ts'
import type { SignIn } from '../types/signIn.ts'
import type { SiwxImplementation, SiwxRecord, SiwxTarget } from '../types/siwx.ts'
import { CAN_SIGN, createSessionChecks } from './createSessionChecks.ts'
import { createStatuses } from './createStatuses.ts'
import { siwxTarget } from './siwxTarget.ts'

export type SiwxParameters = {
  /** Default true: a visitor who does not sign in is disconnected. False: the visitor may decline. */
  required?: boolean | undefined
  /** Gets the implementation when an account first connects, so that its code may be a separate chunk. */
  load: () => SiwxImplementation | Promise<SiwxImplementation>
  /** Milliseconds since 1970. Default the host's clock. */
  now?: (() => number) | undefined
}

/**
 * Sign-in with the wallet, for the option `siwx`. An account that connects, and every change of account or network, is
 * looked up among the sessions; without one the view SIWXSignMessage asks for a signature.
 *
 * @example
 * createFoyer({ networks, adapters, siwx: siwx({ load: () => myImplementation }) })
 */
export function siwx({ required = true, load, now = Date.now }: SiwxParameters): SiwxFeature {
  function start(modal: Modal, state: SiwxRecord) {
    const statuses = createStatuses(modal, state)
    let flow: Promise<SignIn> | undefined

    /** The flow's code and the implementation; asked for again after a failure. */
    function ready() {
      flow ??= Promise.all([import('./createSignIn.ts'), load()]).then(([{ createSignIn }, implementation]) =>
        createSignIn({ modal, state, statuses, implementation, now }),
      )
      flow.catch(() => {
        flow = undefined
      })
      return flow
    }

    const canSign = () => CAN_SIGN.includes(state.current.status) && siwxTarget(modal.state) !== undefined

    const isHeld = () =>
      required &&
      modal.router.state.route.view === 'SIWXSignMessage' &&
      state.current.status !== 'signedIn' &&
      siwxTarget(modal.state) !== undefined

    const checks = createSessionChecks({ modal, state, statuses, ready })
    const stops = [
      modal.router.guard(isHeld),
      modal.events.on('connect', checks.followConnection),
      modal.subscribe(checks.follow),
      modal.storage.watch('signInChange', checks.followOtherTab),
    ]

    async function endSession(ended: SiwxTarget) {
      try {
        await (await ready()).revoke(ended)
      } catch (cause) {
        modal.events.emit('signInError', { error: new StoreSessionError({ cause }) })
      }
    }

    return {
      ready,
      canSign,
      settle: checks.settle,
      leave(namespace: Namespace, connectorId: string | undefined) {
        const current = statuses.get(namespace)
        const account = modal.accounts.get(namespace)
        const isInUse = account.status === 'connected' && account.connectorId === connectorId
        if (current.status !== 'signedIn') return undefined
        return connectorId === undefined || isInUse ? () => endSession({ ...current }) : undefined
      },
      stop() {
        for (const stop of stops) stop()
      },
    }
  }

  return { required, start }
}
