import {
  createEmitter,
  type MultiChainEvents,
  type Namespace,
  type Network,
  type PairedWallet,
} from '@foyer/modal-core'
import { namespaceOf, sessionAccounts, toAddress, toCaip2 } from './caip.ts'
import { deleteOldHistory, deleteSession, endSession } from './endSession.ts'
import { rejectRequests } from './rejectRequests.ts'
import { DISCONNECTED, RpcError } from './rpcError.ts'
import type { Sdk, Session } from './sdk.ts'
import { toPairedWallet } from './toPairedWallet.ts'

type CreateSessionParameters = {
  sdk: Sdk
  networks: () => readonly Network[]
  /** Milliseconds for telling the wallet that the session has ended. */
  timeout: number
  onSession: (wallet: PairedWallet | undefined) => void
  onExpired: () => void
}

export type PairedSession = ReturnType<typeof createSession>

/** The session with the paired wallet: its accounts, what the wallet says by itself, and its end. */
export function createSession({ sdk, networks, timeout, onSession, onExpired }: CreateSessionParameters) {
  const { emit, on } = createEmitter<MultiChainEvents>()
  let topic: string | undefined

  const namespaces = () => [...new Set(networks().map(({ chainNamespace }) => chainNamespace))]
  const accountsIn = (session: Session) => sessionAccounts(session, namespaces())
  const shared = () => (topic === undefined || sdk.session === undefined ? [] : accountsIn(sdk.session))

  const accounts = (wanted?: Namespace) =>
    shared()
      .filter(({ namespace }) => namespace === (wanted ?? namespace))
      .map(({ chainId, address }) => `${chainId}:${address}`)

  function accept(session: Session) {
    topic = session.topic
    deleteOldHistory(sdk, topic)
    onSession(toPairedWallet(session.peer.metadata))
    emit('connect', { accounts: accounts() })
  }

  function onEnd() {
    const error = new RpcError(DISCONNECTED, 'The connection to the wallet has ended.')
    if (topic !== undefined) rejectRequests(sdk, topic, error)
    topic = undefined
    onSession(undefined)
    emit('disconnect', error)
  }

  async function disconnect() {
    if (topic === undefined) return
    await endSession(sdk, timeout)
    onEnd()
  }

  async function drop() {
    if (topic === undefined) return
    await deleteSession(sdk, topic)
    onEnd()
  }

  const emitAccounts = (namespace: Namespace, named?: string) =>
    emit('accountsChanged', { namespace, accounts: accounts(namespace), named })

  sdk.on('session_update', () => {
    if (topic === undefined) return
    if (accounts().length === 0) void disconnect()
    else for (const namespace of namespaces()) emitAccounts(namespace)
  })
  // The SDK's own events do not name their namespace.
  sdk.on('session_event', ({ params }: SessionEvent) => {
    const namespace = namespaceOf(params.chainId)
    const { name, data } = params.event
    if (topic === undefined || !namespaces().includes(namespace)) return
    if (name === 'accountsChanged' && Array.isArray(data))
      emitAccounts(
        namespace,
        data.map((account) => toAddress(namespace, account)).find((one) => one),
      )
    const chainId = name === 'chainChanged' ? toCaip2(namespace, data) : undefined
    if (chainId !== undefined) emit('chainChanged', { namespace, chainId })
  })
  sdk.on('session_delete', onEnd)
  // The SDK forgets an expired session without telling the page.
  sdk.client.on('session_expire', (expired) => {
    if (expired.topic !== topic) return
    sdk.session = undefined
    onExpired()
    onEnd()
  })

  return {
    on,
    namespaces,
    accounts,
    accept,
    disconnect,
    drop,
    /** The topic of the session in use. */
    topic: () => topic,
    /** True if a session has an account in one of the namespaces. */
    isUsable: (session: Session) => accountsIn(session).length > 0,
    /** True if the wallet shares an account on a chain, by its CAIP-2 id. */
    isOn: (chainId: string) => shared().some((account) => account.chainId === chainId),
  }
}

type SessionEvent = { params: { chainId: unknown; event: { name: string; data: unknown } } }
