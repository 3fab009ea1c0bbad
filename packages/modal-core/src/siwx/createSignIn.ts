import { askWallet } from '../actions/askWallet.ts'
import { close } from '../actions/close.ts'
import { continueOrClose } from '../actions/continueOrClose.ts'
import { disconnect } from '../actions/disconnect.ts'
import { switchNetwork } from '../actions/switchNetwork.ts'
import type { BaseError } from '../errors/errors.ts'
import {
  PrepareMessageError,
  SignInUnavailableError,
  SignMessageError,
  StoreSessionError,
  UserRejectedError,
} from '../errors/requestErrors.ts'
import { activeAccount } from '../selectors/selectors.ts'
import type { ConnectedAccount } from '../types/account.ts'
import type { Adapter } from '../types/adapter.ts'
import type { Modal } from '../types/modal.ts'
import type { Namespace } from '../types/network.ts'
import type { SignIn } from '../types/signIn.ts'
import type {
  FoundSession,
  SiwxImplementation,
  SiwxRecord,
  SiwxSession,
  SiwxState,
  SiwxTarget,
} from '../types/siwx.ts'
import { formatMessage } from './formatMessage.ts'
import { readSignedText } from './readSignedText.ts'
import { isSameScope, isSameTarget, namespaceOf, siwxTarget } from './siwxTarget.ts'
import { withAnswerTimeout } from './withAnswerTimeout.ts'

const NO_ADDRESS = 'There is no active address: connect a wallet first.'
const NO_NETWORK = 'There is no active network: the wallet is on one that is not configured.'
const NO_CLIENT = 'There is no client: the adapter of this namespace cannot sign messages.'

type CreateSignInParameters = {
  modal: Modal
  state: SiwxRecord
  /** The status of a namespace. */
  get: (namespace: Namespace) => SiwxState
  set: (namespace: Namespace, next: SiwxState) => void
  implementation: SiwxImplementation
  now: () => number
  fail: (message: SignInFailure, error: BaseError, namespace: Namespace) => Promise<void>
}

/** The message to show after the wallet was disconnected. */
export type SignInFailure = 'authenticationFailed' | 'sessionFailed'

/** The flow of signing in: its code is loaded when an account first connects. */
export function createSignIn({
  modal,
  state,
  get,
  set,
  now,
  fail,
  ...parameters
}: CreateSignInParameters): SignIn {
  const { events, networks, request, router, storage } = modal
  const implementation = withAnswerTimeout(parameters.implementation)
  /** Counts sign-in attempts and refusals of a namespace, so that results of earlier attempts are ignored. */
  const attempts: Partial<Record<Namespace, number>> = {}
  /** Sessions that came with the connection. */
  const offered: Partial<Record<Namespace, SiwxSession | undefined>> = {}
  /** Networks that had a session in this visit, the latest first. */
  let signedNetworks: string[] = []

  const isCurrent = (target: SiwxTarget) => isSameTarget(target, siwxTarget(modal.state, namespaceOf(target)))

  function countAttempt(namespace: Namespace) {
    const attempt = (attempts[namespace] ?? 0) + 1
    attempts[namespace] = attempt
    return attempt
  }

  /** Resolves with true if a session is this account's and valid now. Servers may answer with another account's. */
  async function hasSession(target: SiwxTarget) {
    const sessions = await implementation.getSessions(target)
    return sessions.some(({ data }) => isOf(target, data.accountAddress) && isValidAt(now(), data))
  }

  /** The network of the account's session, which outside eip155 may be any of its namespace. */
  async function findSession(target: SiwxTarget) {
    const others = networks.list
      .map(({ caipNetworkId }) => caipNetworkId)
      .filter((chainId) => isSameScope(target, { chainId }))
    for (const chainId of new Set([target.chainId, ...others]))
      if (await hasSession({ ...target, chainId })) return { ...target, chainId }
    return undefined
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
    const signed = await findSession(target)
    // A newer account or network is checked separately.
    if (!isCurrent(target)) return true
    if (signed === undefined) {
      set(namespace, { status: 'signedOut' })
      if (isQuiet()) return true
      show()
      return false
    }
    succeed(signed)
    if (isInUse(namespace) && router.state.route.view === 'SIWXSignMessage') void continueOrClose(modal)
    return true
  }

  const isInUse = (namespace: Namespace) => networks.active().chainNamespace === namespace

  function show() {
    if (!router.state.open || router.state.route.view !== 'SIWXSignMessage')
      router.open({ view: 'SIWXSignMessage' })
  }

  const tellOtherTabs = (change: 'signIn' | 'signOut', address: string) =>
    storage.set('signInChange', [change, address, String(now())])

  function succeed(target: SiwxTarget) {
    set(namespaceOf(target), { status: 'signedIn', ...target })
    signedNetworks = [target.chainId, ...signedNetworks.filter((id) => id !== target.chainId)]
  }

  /** @throws {SignInUnavailableError} SIWX is enabled, but an address, a network or a client is missing */
  function requireReady() {
    const account = activeAccount(modal.state)
    if (account.status !== 'connected') throw new SignInUnavailableError({ missing: NO_ADDRESS })
    const target = siwxTarget(modal.state)
    if (target === undefined) throw new SignInUnavailableError({ missing: NO_NETWORK })
    const chainNamespace = namespaceOf(target)
    const signMessage = modal.adapterOf(chainNamespace)?.signMessage
    if (signMessage === undefined) throw new SignInUnavailableError({ missing: NO_CLIENT })
    return { target, signMessage, address: account.address, chainNamespace }
  }

  async function signIn() {
    const { target, signMessage, address, chainNamespace } = requireReady()
    const attempt = countAttempt(chainNamespace)
    const isLatest = () => attempt === attempts[chainNamespace] && isCurrent(target)
    request.reset()
    set(chainNamespace, { status: 'preparing' })
    const prepared = await prepare(target).catch((error: BaseError) => {
      if (isLatest()) giveUp(chainNamespace, 'unprepared', error)
      throw error
    })
    // An abandoned attempt sends no request to the wallet.
    if (!isLatest()) return
    const { message } = prepared
    set(chainNamespace, { status: 'signing' })
    const signed = await askWallet(modal, {
      key: `sign ${address} ${message}`,
      ask: async () => {
        const answer = readSignedText(chainNamespace, await signMessage({ message, address }))
        if (answer === undefined)
          throw new SignMessageError({ cause: new Error('The wallet’s answer is no signature.') })
        return answer
      },
      toError: (cause) => new SignMessageError({ cause }),
    }).catch((error: BaseError) => {
      if (isLatest() && get(chainNamespace).status === 'signing') giveUp(chainNamespace, 'signedOut', error)
      throw error
    })
    if (get(chainNamespace).status === 'signing' && isCurrent(target))
      await store(target, { ...prepared, ...signed })
  }

  async function prepare(target: SiwxTarget) {
    try {
      const data = await implementation.createMessage(target)
      return { data, message: data.serializedMessage ?? formatMessage(data) }
    } catch (cause) {
      throw new PrepareMessageError({ cause })
    }
  }

  /** Shows the view with the error, unless the visitor closed an optional sign-in and then declined. */
  function giveUp(namespace: Namespace, status: 'unprepared' | 'signedOut', error: BaseError) {
    set(namespace, { status })
    events.emit('signInError', { error })
    if (!isInUse(namespace)) return
    if (!router.state.open && !state.required && error instanceof UserRejectedError) return
    show()
  }

  async function store(target: SiwxTarget, session: SiwxSession) {
    const namespace = namespaceOf(target)
    const attempt = attempts[namespace]
    set(namespace, { status: 'storing' })
    try {
      await implementation.addSession(session)
    } catch (cause) {
      const error = new StoreSessionError({ cause })
      if (attempt === attempts[namespace] && isCurrent(target)) await fail('sessionFailed', error, namespace)
      throw error
    }
    // The visitor declined while the session was being stored, so it is revoked.
    if (attempt !== attempts[namespace]) return implementation.revokeSessions(target)
    if (!isCurrent(target)) return
    request.reset()
    succeed(target)
    tellOtherTabs('signIn', target.accountAddress)
    events.emit('signIn', { address: target.accountAddress, chainId: target.chainId })
    if (isInUse(namespace) && router.state.route.view === 'SIWXSignMessage') void continueOrClose(modal)
  }

  /** Declines: closes or, when signing in is required, goes back to the last network with a session or disconnects. */
  async function cancel() {
    const target = siwxTarget(modal.state)
    const namespace = networks.active().chainNamespace
    countAttempt(namespace)
    if (target === undefined || !state.required) {
      set(namespace, { status: 'signedOut' })
      close(modal)
      return
    }
    const network = await lastSignedNetwork(target)
    if (network === undefined) return leave()
    try {
      await switchNetwork(modal, { chainId: network.id, namespace: network.chainNamespace })
    } catch {
      await leave()
    }
  }

  /** Disconnects the active wallet. Another connected wallet becomes the active one and is checked separately. */
  async function leave() {
    const account = activeAccount(modal.state)
    if (account.status === 'connected') await disconnect(modal, { connectorId: account.connectorId })
  }

  async function lastSignedNetwork(target: SiwxTarget) {
    const namespace = namespaceOf(target)
    const others = networks.list.filter((network) => network.chainNamespace === namespace)
    const rank = (id: string) => (signedNetworks.includes(id) ? signedNetworks.indexOf(id) : others.length)
    const ids = others.map(({ caipNetworkId }) => caipNetworkId).sort((a, b) => rank(a) - rank(b))
    for (const chainId of ids) {
      if (isSameScope({ chainId }, target)) continue
      const isSigned = await hasSession({ ...target, chainId }).catch(() => false)
      if (isSigned) return others.find(({ caipNetworkId }) => caipNetworkId === chainId)
    }
    return undefined
  }

  /** Ends the account's sessions; where signing in is required, its connection too. */
  async function signOut() {
    const target = siwxTarget(modal.state)
    if (target === undefined) throw new SignInUnavailableError({ missing: NO_ADDRESS })
    try {
      await revoke(target)
    } catch (cause) {
      throw new StoreSessionError({ cause })
    }
    if (state.required) await leave()
  }

  async function revoke(target: SiwxTarget) {
    const { accountAddress } = target
    await implementation.revokeSessions({ accountAddress })
    const namespace = namespaceOf(target)
    signedNetworks = signedNetworks.filter((chainId) => namespaceOf({ chainId }) !== namespace)
    if (isCurrent(target)) set(namespace, { status: 'signedOut' })
    tellOtherTabs('signOut', accountAddress)
    events.emit('signOut', { address: accountAddress })
  }

  /** Connects and signs in with one request when the wallet supports it. */
  async function connect(adapter: Adapter, connectorId: string): Promise<ConnectedAccount> {
    const { createMessage } = implementation
    const answer = await adapter.connectAndSign?.({ connectorId, createMessage })
    // Set before the account is reported, because its sessions are looked up right after that.
    offered[adapter.namespace] = answer?.session
    return adapter.connect({ connectorId })
  }

  return { check, signIn, cancel, signOut, revoke, connect, createMessage: implementation.createMessage }
}

const isSessionOf = (target: SiwxTarget, { data }: SiwxSession) =>
  isSameScope(target, data) && isOf(target, data.accountAddress)

/** Only EVM addresses may differ in case. */
function isOf({ accountAddress, chainId }: SiwxTarget, address: string) {
  if (!chainId.startsWith('eip155:')) return accountAddress === address
  return accountAddress.toLowerCase() === address.toLowerCase()
}

function isValidAt(now: number, { expirationTime, notBefore }: FoundSession['data']) {
  // A session with an invalid time is not accepted.
  if (expirationTime !== undefined && !(Date.parse(expirationTime) > now)) return false
  return notBefore === undefined || Date.parse(notBefore) <= now
}
