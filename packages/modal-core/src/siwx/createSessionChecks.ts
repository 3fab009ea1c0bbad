import { CheckSessionError } from '../errors/requestErrors.ts'
import type { Modal } from '../types/modal.ts'
import type { Namespace } from '../types/network.ts'
import type { SignIn } from '../types/signIn.ts'
import type { SiwxRecord, SiwxState, SiwxTarget } from '../types/siwx.ts'
import { SIGNED_OUT, type SiwxStatuses } from './createStatuses.ts'
import { isSameTarget, namespaceOf, siwxTarget } from './siwxTarget.ts'

type ByNamespace<value> = Partial<Record<Namespace, value | undefined>>

type CreateSessionChecksParameters = {
  modal: Modal
  state: SiwxRecord
  statuses: SiwxStatuses
  /** Loads the flow. */
  ready: () => Promise<SignIn>
}

/** The statuses in which the visitor may sign in or retry. */
export const CAN_SIGN: SiwxState['status'][] = ['signedOut', 'preparing', 'unprepared', 'signing']

/** Looks for a session of each account that connects, and after every change of account or network. */
export function createSessionChecks({ modal, state, statuses, ready }: CreateSessionChecksParameters) {
  const { accounts, events, request, snackbar } = modal
  const targets: ByNamespace<SiwxTarget> = {}
  const settled: ByNamespace<Promise<boolean>> = {}
  /** The namespace whose status is the current one. */
  let shown: Namespace | undefined
  /** A connection that is restored after a reload asks for a signature only when signing in is required. */
  const restored = new Set<Namespace>()

  /** Looks for a session. Only the account in use is asked to sign. */
  async function check(checked: SiwxTarget) {
    const namespace = namespaceOf(checked)
    const isInUse = () => namespace === statuses.active()
    if (modal.router.state.open && isInUse()) snackbar.show('loading', 'authenticating')
    const isQuiet = () => !isInUse() || restored.has(namespace)
    try {
      return await (await ready()).check(checked, { isQuiet })
    } catch (cause) {
      const error = new CheckSessionError({ cause })
      if (!isSameTarget(checked, targets[namespace])) return true
      if (isInUse()) await statuses.fail('authenticationFailed', error, namespace)
      else {
        statuses.set(namespace, SIGNED_OUT)
        events.emit('signInError', { error })
      }
      return true
    } finally {
      const { current } = snackbar.state
      if (current.status === 'shown' && current.message === 'authenticating') snackbar.hide()
    }
  }

  function follow() {
    const active = statuses.active()
    for (const namespace of Object.keys(accounts.state) as Namespace[]) {
      // A wallet that is being connected comes into use when its request ends.
      const isConnecting = namespace !== active && request.state.current.status === 'pending'
      if (!isConnecting) followAccountOf(namespace)
    }
    if (active === shown) return
    shown = active
    state.current = statuses.get(active)
    const target = targets[active]
    // Its session was looked up while another account was in use.
    if (state.required && target !== undefined && state.current.status === 'signedOut')
      settled[active] = check(target)
  }

  function followAccountOf(namespace: Namespace) {
    const next = siwxTarget(modal.state, namespace)
    if (isSameTarget(next, targets[namespace])) return
    targets[namespace] = next
    statuses.set(namespace, next === undefined ? SIGNED_OUT : { status: 'checking' })
    if (next === undefined) delete state.byNamespace[namespace]
    settled[namespace] = next && check(next)
  }

  function followChange(change: string | undefined, target: SiwxTarget) {
    const namespace = namespaceOf(target)
    const { status } = statuses.get(namespace)
    if (change === 'signOut' && status === 'signedIn') {
      statuses.set(namespace, SIGNED_OUT)
      events.emit('signOut', { address: target.accountAddress })
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

  return {
    follow,

    followConnection({ namespace, reconnected }: { namespace: Namespace; reconnected: boolean }) {
      if (reconnected && !state.required) restored.add(namespace)
      else restored.delete(namespace)
    },

    /** Takes over that an account has signed in or out in another tab. */
    followOtherTab() {
      const [change, address] = modal.storage.get('signInChange') ?? []
      for (const target of Object.values(targets))
        if (address === target?.accountAddress) followChange(change, target)
    },

    settle() {
      follow()
      return settled[statuses.active()] ?? Promise.resolve(true)
    },
  }
}
