import { ConnectorNotFoundError } from '../errors/errors.ts'
import {
  type ActionNotAllowedError,
  ConnectError,
  type UserRejectedError,
  type WalletBusyError,
} from '../errors/requestErrors.ts'
import type { ConnectedAccount } from '../types/account.ts'
import type { Adapter } from '../types/adapter.ts'
import { type ConnectorMember, isLogin } from '../types/connector.ts'
import type { Modal } from '../types/modal.ts'
import type { ChainId, Namespace } from '../types/network.ts'
import type { PairingCache } from '../types/pairing.ts'
import { connectKey } from '../utils/connectKey.ts'
import { memberOf } from '../utils/memberOf.ts'
import { pageHost, reusesPairing } from '../utils/reusesPairing.ts'
import { askWallet } from './askWallet.ts'
import { emitError } from './emitError.ts'
import { followAccount, isLateAnswer } from './followAccount.ts'
import { rememberConnector } from './rememberRecent.ts'
import { switchNetwork } from './switchNetwork.ts'

export type ConnectParameters = {
  connectorId: string
  /** Default the namespace of the active network, or else the first that the wallet has a connector for. */
  namespace?: Namespace | undefined
  /**
   * A configured network that the wallet is asked to switch to once it has connected. A wallet that declines stays
   * connected. Default the option `connectNetwork`.
   */
  chainId?: ChainId | undefined
  /** For a pairing: whether an active pairing URI is reused. Default `auto`: in Telegram and iOS Safari. */
  cache?: PairingCache | undefined
}

export type ConnectReturnType = ConnectedAccount

export type ConnectErrorType =
  | ActionNotAllowedError
  | ConnectError
  | ConnectorNotFoundError
  | UserRejectedError
  | WalletBusyError

/**
 * Asks a wallet for its accounts. A second call for the same wallet joins the request that is open. A wallet that was
 * abandoned for another one, and approves later, joins the connections and does not take over.
 *
 * @throws {ConnectorNotFoundError} no adapter of the namespace knows the connector
 * @throws {UserRejectedError} the user declined
 * @throws {WalletBusyError} the wallet still shows an earlier request
 * @throws {ConnectError} anything else, with its cause
 */
export async function connect(
  modal: Modal,
  { connectorId, namespace, cache = 'auto', chainId }: ConnectParameters,
): Promise<ConnectReturnType> {
  const member = memberOf(modal.state, connectorId, namespace)
  const adapter = member && modal.adapterOf(member.chain)
  if (member === undefined || adapter === undefined) throw new ConnectorNotFoundError({ connectorId })
  const account = await connectMember(modal, adapter, member, cache)
  const target = chainId ?? connectChain(modal, member.chain)
  return target === undefined
    ? account
    : switchOnce(modal, account, { chainId: target, namespace: member.chain })
}

/** The id of the option `connectNetwork` where it is a network of the namespace. */
function connectChain({ options }: Modal, namespace: Namespace) {
  const { connectNetwork } = options.state
  return (connectNetwork?.chainNamespace ?? 'eip155') === namespace ? connectNetwork?.id : undefined
}

/** Asks the wallet to switch where it is on another network. The account is connected, whatever the wallet answers. */
async function switchOnce(
  modal: Modal,
  account: ConnectedAccount,
  target: { chainId: ChainId; namespace: Namespace },
) {
  const inUse = () => {
    const current = modal.accounts.get(target.namespace)
    return current.status === 'connected' && current.connectorId === account.connectorId ? current : undefined
  }
  if (account.chainId === target.chainId || inUse() === undefined) return account
  await switchNetwork(modal, target).catch(() => {})
  return inUse() ?? account
}

async function connectMember(modal: Modal, adapter: Adapter, member: ConnectorMember, cache: PairingCache) {
  const { accounts, networks } = modal
  const { id: connectorId, chain: namespace, type } = member
  if (type === 'WALLET_CONNECT') renewPairing(modal, cache)

  // A second wallet is asked while the first stays connected.
  if (accounts.get(namespace).status !== 'connected')
    accounts.set(namespace, { status: 'connecting', connectorId })
  try {
    const { account, isInUse } = await askWallet(modal, {
      key: connectKey(namespace, connectorId),
      ask: () => requestAccount(modal, adapter, member),
      toError: (cause) => new ConnectError({ cause }),
      isPairing: type === 'WALLET_CONNECT',
      // A login takes as long as its user.
      ...(isLogin(type) ? { isTimed: false } : {}),
    })
    if (!isInUse) return account
    followAccount(modal, namespace, account)
    const network = networks.find(account.chainId, namespace)
    if (network !== undefined) networks.setActive(network)
    rememberConnector(modal, connectorId)
    return account
  } catch (error) {
    const current = accounts.get(namespace)
    if (current.status === 'connecting' && current.connectorId === connectorId)
      accounts.set(namespace, { status: 'disconnected' })
    throw emitError(modal, error)
  }
}

/** Requests a new pairing URI, unless the active one may be reused. */
function renewPairing({ pairing }: Modal, cache: PairingCache) {
  const { current } = pairing.state
  if (!reusesPairing({ pairing: current, cache, now: Date.now(), host: pageHost() })) pairing.source?.forget()
}

/** Requests an account. A wallet that approves after it was abandoned stays connected beside the one in use. */
async function requestAccount(modal: Modal, adapter: Adapter, { id: connectorId, chain }: ConnectorMember) {
  const account = await ask(modal, adapter, connectorId)
  const current = modal.accounts.get(chain)
  if (!isLateAnswer(modal, chain, account) || current.status !== 'connected')
    return { account, isInUse: true }
  try {
    // Adapters put the wallet that connected last in use.
    await adapter.switchConnection({ connectorId: current.connectorId, address: current.address })
    return { account, isInUse: false }
  } catch {
    return { account, isInUse: true }
  }
}

/** Combines connecting and signing in into one request when the wallet supports it. */
async function ask({ siwx }: Modal, adapter: Adapter, connectorId: string) {
  if (siwx === undefined || adapter.connectAndSign === undefined) return adapter.connect({ connectorId })
  return (await siwx.ready()).connect(adapter, connectorId)
}
