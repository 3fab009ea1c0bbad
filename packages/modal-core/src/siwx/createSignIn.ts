import { continueOrClose } from '../actions/continueOrClose.ts'
import type { BaseError } from '../errors/errors.ts'
import { PrepareMessageError, StoreSessionError, UserRejectedError } from '../errors/requestErrors.ts'
import type { ConnectedAccount } from '../types/account.ts'
import type { Adapter } from '../types/adapter.ts'
import type { Modal } from '../types/modal.ts'
import type { Namespace } from '../types/network.ts'
import type { SignIn } from '../types/signIn.ts'
import type { SiwxImplementation, SiwxRecord, SiwxSession, SiwxTarget } from '../types/siwx.ts'
import { createSessions, isSessionOf } from './createSessions.ts'
import { createSignOut } from './createSignOut.ts'
import { SIGNED_OUT, type SiwxStatuses } from './createStatuses.ts'
import { formatMessage } from './formatMessage.ts'
import { requestSignature, requireSigner } from './requestSignature.ts'
import { isCurrentTarget, namespaceOf } from './siwxTarget.ts'
import { withAnswerTimeout } from './withAnswerTimeout.ts'

type CreateSignInParameters = {
  modal: Modal
  state: SiwxRecord
  statuses: SiwxStatuses
  implementation: SiwxImplementation
  now: () => number
}

/** The flow of signing in: its code is loaded when an account first connects. */
export function createSignIn({ modal, state, statuses, now, ...parameters }: CreateSignInParameters): SignIn {
  const { events, request, router } = modal
  const { get, set } = statuses
  const implementation = withAnswerTimeout(parameters.implementation)
  const { createMessage } = implementation
  const sessions = createSessions({ modal, implementation, now })
  /** Counts sign-in attempts and refusals of a namespace, so that results of earlier attempts are ignored. */
  const attempts: Partial<Record<Namespace, number>> = {}
  /** Sessions that came with the connection. */
  const offered: Partial<Record<Namespace, SiwxSession | undefined>> = {}

  const isCurrent = (target: SiwxTarget) => isCurrentTarget(modal.state, target)
  const isInUse = (namespace: Namespace) => namespace === statuses.active()

  function countAttempt(namespace: Namespace) {
    const attempt = (attempts[namespace] ?? 0) + 1
    attempts[namespace] = attempt
    return attempt
  }

  async function check(target: SiwxTarget, { isQuiet }: { isQuiet: () => boolean }): Promise<boolean> {
    const namespace = namespaceOf(target)
    const session = offered[namespace]
    delete offered[namespace]
    if (session !== undefined && isSessionOf(target, session)) {
      // `store` reports its error itself.
      await store(target, session).catch(() => {})
      return true
    }
    const signed = await sessions.find(target)
    // A newer account or network is checked separately.
    if (!isCurrent(target)) return true
    if (signed === undefined) {
      set(namespace, SIGNED_OUT)
      if (isQuiet()) return true
      showSignIn(modal)
      return false
    }
    succeed(signed)
    leave(namespace)
    return true
  }

  /** Leaves the view of the account in use, which has signed in. */
  function leave(namespace: Namespace) {
    if (isInUse(namespace) && router.state.route.view === 'SIWXSignMessage') void continueOrClose(modal)
  }

  function succeed(target: SiwxTarget) {
    set(namespaceOf(target), { status: 'signedIn', ...target })
    sessions.add(target)
  }

  async function signIn() {
    const signer = requireSigner(modal)
    const { target, chainNamespace } = signer
    const attempt = countAttempt(chainNamespace)
    const isLatest = () => attempt === attempts[chainNamespace] && isCurrent(target)
    request.reset()
    set(chainNamespace, { status: 'preparing' })
    const prepared = await prepareMessage(implementation, target).catch((error: BaseError) => {
      if (isLatest()) giveUp(chainNamespace, 'unprepared', error)
      throw error
    })
    // An abandoned attempt sends no request to the wallet.
    if (!isLatest()) return
    set(chainNamespace, { status: 'signing' })
    const signed = await requestSignature(modal, signer, prepared.message).catch((error: BaseError) => {
      if (isLatest() && get(chainNamespace).status === 'signing') giveUp(chainNamespace, 'signedOut', error)
      throw error
    })
    if (get(chainNamespace).status === 'signing' && isCurrent(target))
      await store(target, { ...prepared, ...signed })
  }

  /** Shows the view with the error, unless the visitor closed an optional sign-in and then declined. */
  function giveUp(namespace: Namespace, status: 'unprepared' | 'signedOut', error: BaseError) {
    set(namespace, { status })
    events.emit('signInError', { error })
    if (!isInUse(namespace)) return
    if (!router.state.open && !state.required && error instanceof UserRejectedError) return
    showSignIn(modal)
  }

  async function store(target: SiwxTarget, session: SiwxSession) {
    const namespace = namespaceOf(target)
    const attempt = attempts[namespace]
    set(namespace, { status: 'storing' })
    try {
      await implementation.addSession(session)
    } catch (cause) {
      const error = new StoreSessionError({ cause })
      if (attempt === attempts[namespace] && isCurrent(target))
        await statuses.fail('sessionFailed', error, namespace)
      throw error
    }
    // The visitor declined while the session was being stored, so it is revoked.
    if (attempt !== attempts[namespace]) return implementation.revokeSessions(target)
    if (!isCurrent(target)) return
    request.reset()
    succeed(target)
    sessions.tellOtherTabs('signIn', target.accountAddress)
    events.emit('signIn', { address: target.accountAddress, chainId: target.chainId })
    leave(namespace)
  }

  /** Connects and signs in with one request when the wallet supports it. */
  async function connect(adapter: Adapter, connectorId: string): Promise<ConnectedAccount> {
    const answer = await adapter.connectAndSign?.({ connectorId, createMessage })
    // Set before the account is reported, because its sessions are looked up right after that.
    offered[adapter.namespace] = answer?.session
    return adapter.connect({ connectorId })
  }

  const endings = createSignOut({ modal, state, statuses, implementation, sessions, onCancel: countAttempt })
  return { check, signIn, connect, createMessage, ...endings }
}

function showSignIn({ router }: Modal) {
  if (!router.state.open || router.state.route.view !== 'SIWXSignMessage')
    router.open({ view: 'SIWXSignMessage' })
}

async function prepareMessage(implementation: SiwxImplementation, target: SiwxTarget) {
  try {
    const data = await implementation.createMessage(target)
    return { data, message: data.serializedMessage ?? formatMessage(data) }
  } catch (cause) {
    throw new PrepareMessageError({ cause })
  }
}
