import type { BaseError } from '../errors/BaseError.ts'
import { CheckSessionError, StoreSessionError } from '../errors/requestErrors.ts'
import { connectionsOf } from '../selectors/connections.ts'
import type { SiwxFeature } from '../types/feature.ts'
import type { Modal } from '../types/modal.ts'
import type { Namespace } from '../types/network.ts'
import type { SignIn } from '../types/signIn.ts'
import type { SiwxImplementation, SiwxRecord, SiwxState, SiwxTarget } from '../types/siwx.ts'
import type { SignInFailure } from './createSignIn.ts'
import { isSameTarget, siwxTarget } from './siwxTarget.ts'

/** The statuses in which the visitor may sign in or retry. */
const CAN_SIGN: SiwxState['status'][] = ['signedOut', 'preparing', 'unprepared', 'signing']

export type SiwxParameters = {
  /** Default true: a visitor who does not sign in is disconnected. False: the visitor may decline. */
  required?: boolean | undefined
  /** Gets the implementation when an account first connects, so that its code may be a chunk of its own. */
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
    let target: SiwxTarget | undefined
    let settled = Promise.resolve(true)
    let flow: Promise<SignIn> | undefined
    /** A connection that is restored after a reload asks for a signature only when signing in is required. */
    let isQuiet = false

    /** The flow's code and the implementation; asked for again after a failure. */
    function ready() {
      flow ??= Promise.all([import('./createSignIn.ts'), load()]).then(([{ createSignIn }, implementation]) =>
        createSignIn({ modal, state, implementation, now, fail }),
      )
      flow.catch(() => {
        flow = undefined
      })
      return flow
    }

    async function check(mine: SiwxTarget) {
      if (modal.router.state.open) modal.snackbar.show('loading', 'authenticating')
      try {
        return await (await ready()).check(mine, { isQuiet })
      } catch (cause) {
        if (isSameTarget(mine, target)) await fail('authenticationFailed', new CheckSessionError({ cause }))
        return true
      } finally {
        const { current } = modal.snackbar.state
        if (current.status === 'shown' && current.message === 'authenticating') modal.snackbar.hide()
      }
    }

    function follow() {
      const next = siwxTarget(modal.state)
      if (isSameTarget(next, target)) return
      target = next
      state.current = { status: next === undefined ? 'signedOut' : 'checking' }
      settled = next === undefined ? Promise.resolve(true) : check(next)
    }

    /** Takes over that the account has signed in or out in another tab. */
    function followOtherTab() {
      const [change, address] = modal.storage.get('signInChange') ?? []
      const { status } = state.current
      if (target === undefined || address !== target.accountAddress) return
      if (change === 'signOut' && status === 'signedIn') {
        state.current = { status: 'signedOut' }
        modal.events.emit('signOut', { address })
      } else if (change === 'signIn' && CAN_SIGN.includes(status)) {
        const mine = target
        // Where the sessions cannot be read, the visitor can still sign in here.
        settled = ready().then(
          (flow) => flow.check(mine, { isQuiet: true }),
          () => true,
        )
        settled.catch(() => {})
      }
    }

    /** Disconnects the wallet and, if the modal is open, resets it to Connect. */
    async function fail(message: SignInFailure, error: BaseError) {
      const { accounts, connections, events, networks, router, snackbar } = modal
      const { chainNamespace } = networks.active()
      const account = accounts.get(chainNamespace)
      state.current = { status: 'signedOut' }
      if (router.state.open) {
        router.reset({ view: 'Connect' })
        snackbar.show('error', message)
      }
      events.emit('signInError', { error })
      if (account.status !== 'connected') return
      const { connectorId } = account
      try {
        await modal.adapterOf(chainNamespace)?.disconnect({ connectorId })
      } catch {
        // A wallet that fails to disconnect is treated as disconnected.
      }
      const rest = connectionsOf(modal.state, chainNamespace).filter((one) => one.connectorId !== connectorId)
      if (rest.length > 0) return
      connections.set(chainNamespace, [])
      accounts.set(chainNamespace, { status: 'disconnected' })
    }

    const isHeld = () =>
      required &&
      modal.router.state.route.view === 'SIWXSignMessage' &&
      state.current.status !== 'signedIn' &&
      siwxTarget(modal.state) !== undefined

    const stops = [
      modal.router.guard(isHeld),
      modal.events.on('connect', ({ reconnected }) => {
        isQuiet = reconnected && !required
      }),
      modal.subscribe(follow),
      modal.storage.watch('signInChange', followOtherTab),
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
      canSign: () => {
        return CAN_SIGN.includes(state.current.status) && siwxTarget(modal.state) !== undefined
      },
      settle() {
        follow()
        return settled
      },
      leave(namespace: Namespace, connectorId: string | undefined) {
        const { current } = state
        const account = modal.accounts.get(namespace)
        const isInUse = account.status === 'connected' && account.connectorId === connectorId
        if (current.status !== 'signedIn' || !current.chainId.startsWith(`${namespace}:`)) return undefined
        return connectorId === undefined || isInUse ? () => endSession({ ...current }) : undefined
      },
      stop() {
        for (const stop of stops) stop()
      },
    }
  }

  return { required, start }
}
