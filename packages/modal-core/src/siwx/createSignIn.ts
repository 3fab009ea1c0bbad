import { askWallet } from '../actions/askWallet.ts'
import { close } from '../actions/close.ts'
import { continueOrClose } from '../actions/continueOrClose.ts'
import { disconnect } from '../actions/disconnect.ts'
import { switchNetwork } from '../actions/switchNetwork.ts'
import type { BaseError } from '../errors/BaseError.ts'
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
import type { SignIn } from '../types/signIn.ts'
import type { SiwxImplementation, SiwxRecord, SiwxSession, SiwxTarget } from '../types/siwx.ts'
import { formatMessage } from './formatMessage.ts'
import { readSignedText } from './readSignedText.ts'
import { isSameTarget, siwxTarget } from './siwxTarget.ts'
import { withAnswerTimeout } from './withAnswerTimeout.ts'

const NO_ADDRESS = 'There is no active address: connect a wallet first.'
const NO_NETWORK = 'There is no active network: the wallet is on one that is not configured.'
const NO_CLIENT = 'There is no client: the adapter of this namespace cannot sign messages.'

type CreateSignInParameters = {
  modal: Modal
  state: SiwxRecord
  implementation: SiwxImplementation
  now: () => number
  fail: (message: SignInFailure, error: BaseError) => Promise<void>
}

/** The message to show after the wallet was disconnected. */
export type SignInFailure = 'authenticationFailed' | 'sessionFailed'

/** The flow of signing in: its code is loaded when an account first connects. */
export function createSignIn({ modal, state, now, fail, ...parameters }: CreateSignInParameters): SignIn {
  const { events, networks, request, router, storage } = modal
  const implementation = withAnswerTimeout(parameters.implementation)
  /** Counts sign-in attempts and refusals, so that results of earlier attempts are ignored. */
  let attempts = 0
  /** A session that came with the connection. */
  let offered: SiwxSession | undefined
  /** Networks that had a session in this visit, the latest first. */
  let signedNetworks: string[] = []

  const isCurrent = (target: SiwxTarget) => isSameTarget(target, siwxTarget(modal.state))

  /** Whether one of the sessions is this account's and of now. Servers may answer with another account's. */
  async function hasSession(target: SiwxTarget) {
    const sessions = await implementation.getSessions(target)
    return sessions.some(({ data }) => isOf(target, data.accountAddress) && isValidAt(now(), data))
  }

  async function check(target: SiwxTarget, { isQuiet }: { isQuiet: boolean }): Promise<boolean> {
    const session = offered
    offered = undefined
    if (session !== undefined && isSessionOf(target, session)) {
      // `store` reports its error itself.
      await store(target, session).catch(() => {})
      return true
    }
    const isSigned = await hasSession(target)
    // A newer account or network has a check of its own.
    if (!isCurrent(target)) return true
    if (!isSigned) {
      state.current = { status: 'signedOut' }
      if (!isQuiet) show()
      return isQuiet
    }
    succeed(target)
    if (router.state.route.view === 'SIWXSignMessage') void continueOrClose(modal)
    return true
  }

  function show() {
    if (!router.state.open || router.state.route.view !== 'SIWXSignMessage')
      router.open({ view: 'SIWXSignMessage' })
  }

  const tellOtherTabs = (change: 'signIn' | 'signOut', address: string) =>
    storage.set('signInChange', [change, address, String(now())])

  function succeed(target: SiwxTarget) {
    state.current = { status: 'signedIn', ...target }
    signedNetworks = [target.chainId, ...signedNetworks.filter((id) => id !== target.chainId)]
  }

  /** @throws {SignInUnavailableError} SIWX is enabled, but an address, a network or a client is missing */
  function requireReady() {
    const account = activeAccount(modal.state)
    if (account.status !== 'connected') throw new SignInUnavailableError({ missing: NO_ADDRESS })
    const target = siwxTarget(modal.state)
    if (target === undefined) throw new SignInUnavailableError({ missing: NO_NETWORK })
    const { chainNamespace } = networks.active()
    const signMessage = modal.adapterOf(chainNamespace)?.signMessage
    if (signMessage === undefined) throw new SignInUnavailableError({ missing: NO_CLIENT })
    return { target, signMessage, address: account.address, chainNamespace }
  }

  async function signIn() {
    const { target, signMessage, address, chainNamespace } = requireReady()
    const mine = ++attempts
    const isMine = () => mine === attempts && isCurrent(target)
    request.reset()
    state.current = { status: 'preparing' }
    const prepared = await prepare(target).catch((error: BaseError) => {
      if (isMine()) giveUp('unprepared', error)
      throw error
    })
    // An abandoned attempt sends no request to the wallet.
    if (!isMine()) return
    const { message } = prepared
    state.current = { status: 'signing' }
    const signed = await askWallet(modal, {
      key: `sign ${address} ${message}`,
      ask: async () => {
        const answer = readSignedText(chainNamespace, await signMessage({ message, address }))
        if (answer === undefined)
          throw new SignMessageError({ cause: new Error('The wallet’s answer is no signature.') })
        return answer
      },
      otherwise: (cause) => new SignMessageError({ cause }),
    }).catch((error: BaseError) => {
      if (isMine() && state.current.status === 'signing') giveUp('signedOut', error)
      throw error
    })
    if (state.current.status === 'signing' && isCurrent(target))
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
  function giveUp(status: 'unprepared' | 'signedOut', error: BaseError) {
    state.current = { status }
    events.emit('signInError', { error })
    if (!router.state.open && !state.required && error instanceof UserRejectedError) return
    show()
  }

  async function store(target: SiwxTarget, session: SiwxSession) {
    const mine = attempts
    state.current = { status: 'storing' }
    try {
      await implementation.addSession(session)
    } catch (cause) {
      const error = new StoreSessionError({ cause })
      if (mine === attempts && isCurrent(target)) await fail('sessionFailed', error)
      throw error
    }
    // The visitor declined while the session was being stored, so it is revoked.
    if (mine !== attempts) return implementation.revokeSessions(target)
    if (!isCurrent(target)) return
    request.reset()
    succeed(target)
    tellOtherTabs('signIn', target.accountAddress)
    events.emit('signIn', { address: target.accountAddress, chainId: target.chainId })
    if (router.state.route.view === 'SIWXSignMessage') void continueOrClose(modal)
  }

  /** Declines: closes or, when signing in is required, goes back to the last network with a session or disconnects. */
  async function cancel() {
    const target = siwxTarget(modal.state)
    attempts++
    if (target === undefined || !state.required) {
      state.current = { status: 'signedOut' }
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
    const { chainNamespace } = networks.active()
    const others = networks.list.filter((network) => network.chainNamespace === chainNamespace)
    const rank = (id: string) => (signedNetworks.includes(id) ? signedNetworks.indexOf(id) : others.length)
    const ids = others.map(({ caipNetworkId }) => caipNetworkId).sort((a, b) => rank(a) - rank(b))
    for (const chainId of ids) {
      if (chainId === target.chainId) continue
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
    signedNetworks = []
    if (isCurrent(target)) state.current = { status: 'signedOut' }
    tellOtherTabs('signOut', accountAddress)
    events.emit('signOut', { address: accountAddress })
  }

  /** Connects and signs in with one request when the wallet supports it. */
  async function connect(adapter: Adapter, connectorId: string): Promise<ConnectedAccount> {
    const { createMessage } = implementation
    const answer = await adapter.connectAndSign?.({ connectorId, createMessage })
    // Set before the account is reported, because its sessions are looked up right after that.
    offered = answer?.session
    return adapter.connect({ connectorId })
  }

  return { check, signIn, cancel, signOut, revoke, connect, createMessage: implementation.createMessage }
}

const isSessionOf = (target: SiwxTarget, { data }: SiwxSession) =>
  data.chainId === target.chainId && isOf(target, data.accountAddress)

/** Only EVM addresses may differ in case. */
function isOf({ accountAddress, chainId }: SiwxTarget, address: string) {
  if (!chainId.startsWith('eip155:')) return accountAddress === address
  return accountAddress.toLowerCase() === address.toLowerCase()
}

function isValidAt(now: number, { expirationTime, notBefore }: SiwxSession['data']) {
  // A session with an invalid time is not accepted.
  if (expirationTime !== undefined && !(Date.parse(expirationTime) > now)) return false
  return notBefore === undefined || Date.parse(notBefore) <= now
}
