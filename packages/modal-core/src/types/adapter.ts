import type { ModalStorage } from '../storage/createStorage.ts'
import type { AccountState, ConnectedAccount, Connection } from './account.ts'
import type { TokenBalance, TokenInput } from './balance.ts'
import type { ConnectorInput } from './connector.ts'
import type { ChainId, Namespace, Network } from './network.ts'
import type { ProviderSource } from './provider.ts'
import type { ProviderOf } from './providers.ts'
import type { SignedText, SiwxMessage, SiwxSession, SiwxTarget } from './siwx.ts'
import type { WalletProblem } from './walletProblem.ts'

/** The part of the modal that an adapter reports to. */
export type AdapterHost = {
  networks: readonly Network[]
  storage: ModalStorage
  /** Replaces the adapter's connectors. */
  setConnectors: (connectors: readonly ConnectorInput[]) => void
  /** The account in use. */
  setAccount: (account: AccountState) => void
  /** The chain that a wallet library works on, connected or not. The modal's network follows it. */
  setNetwork: (chainId: ChainId) => void
  /** All connected wallets, the one in use among them. An adapter that holds one at a time need not say it. */
  setConnections: (connections: readonly Connection[]) => void
}

/**
 * Drives the wallets of one namespace. Adapters hold providers; the core never sees one.
 * Methods reject with whatever the wallet threw: the core wraps it.
 */
export type Adapter<namespace extends Namespace = Namespace> = {
  /** For messages, for example `wagmi`. */
  name: string
  namespace: namespace
  /** The object behind the adapter, for example wagmi's config. Adapters with the same source are the same. */
  source: object
  /** Starts reporting, and takes up a stored connection without a prompt. Returns the function that stops it. */
  start: (host: AdapterHost) => () => void
  /**
   * Looks again for wallets that announce themselves by no event. Called each time the modal opens. An adapter that looks
   * earlier, such as when the page has loaded, listens itself.
   */
  discover?: (() => void) | undefined
  /** Resolves once the wallet has answered `eth_accounts` (or its namespace's equivalent). */
  connect: (parameters: { connectorId: string }) => Promise<ConnectedAccount>
  /** Removes the connection of one wallet, or every connection of this adapter. */
  disconnect: (parameters: { connectorId: string | undefined }) => Promise<void>
  /** Makes another connected wallet, or another account of one, the one in use. */
  switchConnection: (parameters: { connectorId: string; address: string | undefined }) => Promise<void>
  /**
   * Resolves with the wallet's provider for the dapp. On eip155 that of one of its connectors, connected or not;
   * elsewhere that of a connected account. Undefined if there is none.
   */
  getProvider?:
    | ((parameters: { connectorId: string }) => Promise<ProviderOf<namespace> | undefined>)
    | undefined
  /** Resolves with the dapp's own client of a network, for example its viem client. Default the network's RPC URLs. */
  getNode?: ((parameters: { network: Network }) => Promise<unknown>) | undefined
  /** Takes a wallet that a feature brings, also after `start`. Returns the function that takes it away again. */
  addProvider?: ((source: ProviderSource) => () => void) | undefined
  /** Tells a wallet library which network the modal works on. Called while no wallet is connected, too. */
  setNetwork?: ((parameters: { network: Network }) => void) | undefined
  /** Switches the wallet, adding the network to it first when it is unknown there. */
  switchNetwork: (parameters: { network: Network }) => Promise<void>
  /**
   * Reads an account's balances: the network's own currency first, then the tokens that could be read. Rejects when the
   * currency could not be. An adapter without it shows no balances.
   */
  getBalances?: (parameters: GetBalancesParameters) => Promise<readonly TokenBalance[]>
  /**
   * Resolves with the assets that the wallet itself reports for an account on a network (ERC-7811), unchecked.
   * Undefined if the wallet does not offer that.
   */
  getAssets?: ((parameters: GetAssetsParameters) => Promise<unknown>) | undefined
  /**
   * Estimates the present fee of a transaction, in the smallest unit of the network's currency. An adapter without it
   * cannot send.
   */
  estimateFee?: ((parameters: TransactionParameters) => Promise<bigint>) | undefined
  /** Has the account send a transaction, on this network and no other. Resolves with its hash, unchecked. */
  sendTransaction?: ((parameters: TransactionParameters) => Promise<string>) | undefined
  /** Loads what sends on another namespace than EVM, in place of the two above. */
  loadSending?: (() => Promise<Sending>) | undefined
  /** False for a wallet of which it is known that it cannot send, so that nobody fills in a form for it. */
  canSend?: ((parameters: { connectorId: string }) => boolean) | undefined
  /**
   * Has the account send several calls as one transaction, all of them or none (EIP-5792). Undefined where the wallet
   * does not say that it can.
   */
  sendCalls?: ((parameters: CallsParameters) => Promise<{ id: string } | undefined>) | undefined
  /** Resolves with the wallet's status of such calls, unchecked. */
  getCallsStatus?: ((parameters: { connectorId: string; id: string }) => Promise<unknown>) | undefined
  /**
   * Has the account sign a text, and resolves to the signature, or to more where a server needs more to verify it.
   * Adapters that cannot leave it out: signing in is then not possible.
   */
  signMessage?:
    | ((parameters: { message: string; address: string }) => Promise<string | SignedText>)
    | undefined
  /**
   * Has the wallet connect and sign in with one request, where `siwx` is set. Resolves to undefined if this connector
   * cannot. `connect` is called next in any case, and sends no further request if this one succeeded. For a wallet that
   * names its account only in its answer, call `createMessage` with an empty `accountAddress`; the wallet fills it in.
   */
  connectAndSign?:
    | ((parameters: {
        connectorId: string
        createMessage: (target: SiwxTarget) => Promise<SiwxMessage>
      }) => Promise<{ session?: SiwxSession | undefined } | undefined>)
    | undefined
}

export type GetBalancesParameters = {
  address: string
  /** The account's wallet, whose own node may answer the requests. */
  connectorId: string
  network: Network
  tokens: readonly TokenInput[]
}

export type GetAssetsParameters = Pick<GetBalancesParameters, 'address' | 'connectorId' | 'network'>

/** The effect of a transaction: it moves an amount of a token, of the network's own currency without one, or does what `data` says. */
export type Call =
  | { type: 'transfer'; token: string | undefined; to: string; amount: bigint }
  | { type: 'raw'; to: string; data: string; value: bigint }

export type TransactionParameters = {
  /** The account that sends. */
  address: string
  connectorId: string
  network: Network
  call: Call
}

/** A transfer of a token, or of the network's own currency. */
export type TransferParameters = TransactionParameters & { call: Extract<Call, { type: 'transfer' }> }

/** A receiver that somebody typed: its address, the reason against it, or neither if it is no address. */
export type ReadReceiver =
  | { kind: 'address'; address: string }
  | { kind: 'invalid'; code: 'receiver' | 'checksum' | 'zeroAddress'; problem?: WalletProblem | undefined }
  | { kind: 'none' }

/** A transfer that the network would take, and what it costs. */
export type PreparedTransfer = {
  /** Undefined where the wallet alone chooses it. */
  fee: bigint | undefined
  deposit?: bigint | undefined
  warning?: WalletProblem | undefined
  /** Has the wallet send it, on this network and no other. Resolves with the transaction's id, unchecked. */
  send: () => Promise<string>
}

/** Sending on another namespace than EVM. Errors have a `problem`. */
export type Sending = {
  readReceiver: (text: string, network: Network) => ReadReceiver
  /** Checks a transfer against the chain before a wallet is asked. */
  prepare: (parameters: TransferParameters) => Promise<PreparedTransfer>
  /** The most that can be sent of the network's currency. */
  most: (parameters: TransferParameters) => Promise<bigint>
  isTransactionId: (value: unknown) => value is string
  /** The height of the last block that takes a transaction that `send` has resolved with, where the network has one. */
  lastBlockOf?: ((hash: string) => number | undefined) | undefined
  /**
   * Follows a transaction that `send` has resolved with, in this page or, with its `lastBlock`, in an earlier one. Returns
   * what stops it.
   */
  follow: (
    transaction: { hash: string; network: Network; lastBlock?: number | undefined },
    tell: (status: 'pending' | 'confirmed' | 'reverted' | 'timedOut' | 'expired') => void,
  ) => () => void
}

export type CallsParameters = Omit<TransactionParameters, 'call'> & { calls: readonly Call[] }
