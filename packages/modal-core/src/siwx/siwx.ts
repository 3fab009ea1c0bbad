import type { BaseError } from '../errors/errors.ts'
import { CheckSessionError, StoreSessionError } from '../errors/requestErrors.ts'
import { connectionsOf } from '../selectors/connections.ts'
import type { SiwxFeature } from '../types/feature.ts'
import type { Modal } from '../types/modal.ts'
import type { Namespace } from '../types/network.ts'
import type { SignIn } from '../types/signIn.ts'
import type { SiwxImplementation, SiwxRecord, SiwxState, SiwxTarget } from '../types/siwx.ts'
import type { SignInFailure } from './createSignIn.ts'
import { isSameTarget, namespaceOf, siwxTarget } from './siwxTarget.ts'

type ByNamespace<value> = Partial<Record<Namespace, value | undefined>>

const SIGNED_OUT = { status: 'signedOut' } as const

/** The statuses in which the visitor may sign in or retry. */
const CAN_SIGN: SiwxState['status'][] = ['signedOut', 'preparing', 'unprepared', 'signing']

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
    const { accounts, networks, request } = modal
    const targets: ByNamespace<SiwxTarget> = {}
    const settled: ByNamespace<Promise<boolean>> = {}
    let flow: Promise<SignIn> | undefined
    /** The namespace whose status is the current one. */
    let shown: Namespace | undefined
    /** A connection that is restored after a reload asks for a signature only when signing in is required. */
    const restored = new Set<Namespace>()

    const activeNamespace = () => networks.active().chainNamespace
    const get = (namespace: Namespace) => state.byNamespace[namespace] ?? SIGNED_OUT

    function set(namespace: Namespace, next: SiwxState) {
      state.byNamespace[namespace] = next
      if (namespace === activeNamespace()) state.current = next
    }

    /** The flow's code and the implementation; asked for again after a failure. */
    function ready() {
      flow ??= Promise.all([import('./createSignIn.ts'), load()]).then(([{ createSignIn }, implementation]) =>
        createSignIn({ modal, state, get, set, implementation, now, fail }),
      )
      flow.catch(() => {
        flow = undefined
      })
      return flow
    }

    /** Looks for a session. Only the account in use is asked to sign. */
    async function check(checked: SiwxTarget) {
      const namespace = namespaceOf(checked)
      const isInUse = () => namespace === activeNamespace()
      if (modal.router.state.open && isInUse()) modal.snackbar.show('loading', 'authenticating')
      const isQuiet = () => !isInUse() || restored.has(namespace)
      try {
        return await (await ready()).check(checked, { isQuiet })
      } catch (cause) {
        const error = new CheckSessionError({ cause })
        if (!isSameTarget(checked, targets[namespace])) return true
        if (isInUse()) await fail('authenticationFailed', error, namespace)
        else {
          set(namespace, SIGNED_OUT)
          modal.events.emit('signInError', { error })
        }
        return true
      } finally {
        const { current } = modal.snackbar.state
        if (current.status === 'shown' && current.message === 'authenticating') modal.snackbar.hide()
      }
    }

    function follow() {
      const active = activeNamespace()
      for (const namespace of Object.keys(accounts.state) as Namespace[]) {
        // A wallet that is being connected comes into use when its request ends.
        const isConnecting = namespace !== active && request.state.current.status === 'pending'
        if (!isConnecting) followAccountOf(namespace)
      }
      if (active === shown) return
      shown = active
      state.current = get(active)
      const target = targets[active]
      // Its session was looked up while another account was in use.
      if (required && target !== undefined && get(active).status === 'signedOut')
        settled[active] = check(target)
    }

    function followAccountOf(namespace: Namespace) {
      const next = siwxTarget(modal.state, namespace)
      if (isSameTarget(next, targets[namespace])) return
      targets[namespace] = next
      set(namespace, next === undefined ? SIGNED_OUT : { status: 'checking' })
      if (next === undefined) delete state.byNamespace[namespace]
      settled[namespace] = next && check(next)
    }

    /** Takes over that an account has signed in or out in another tab. */
    function followOtherTab() {
      const [change, address] = modal.storage.get('signInChange') ?? []
      for (const target of Object.values(targets))
        if (address === target?.accountAddress) followChange(change, target)
    }

    function followChange(change: string | undefined, target: SiwxTarget) {
      const namespace = namespaceOf(target)
      const { status } = get(namespace)
      if (change === 'signOut' && status === 'signedIn') {
        set(namespace, SIGNED_OUT)
        modal.events.emit('signOut', { address: target.accountAddress })
      } else if (change === 'signIn' && CAN_SIGN.includes(status)) {
        // The visitor can still sign in here if the sessions cannot be read.
        const checking = ready().then(
          (flow) => flow.check(target, { isQuiet: () => true }),
          () => true,
        )
        checking.catch(() => {})
        settled[namespace] = checking
      }
    }

    /** Disconnects the wallet and, if the modal is open and the wallet is in use, resets it to Connect. */
    async function fail(message: SignInFailure, error: BaseError, chainNamespace: Namespace) {
      const { connections, events, router, snackbar } = modal
      const account = accounts.get(chainNamespace)
      set(chainNamespace, SIGNED_OUT)
      if (router.state.open && chainNamespace === activeNamespace()) {
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
      modal.events.on('connect', ({ namespace, reconnected }) => {
        if (reconnected && !required) restored.add(namespace)
        else restored.delete(namespace)
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
        return settled[activeNamespace()] ?? Promise.resolve(true)
      },
      leave(namespace: Namespace, connectorId: string | undefined) {
        const current = get(namespace)
        const account = accounts.get(namespace)
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
