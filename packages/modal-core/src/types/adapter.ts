import type { ModalStorage } from '../storage/createStorage.ts'
import type { AccountState, ConnectedAccount } from './account.ts'
import type { ConnectorInput } from './connector.ts'
import type { Namespace, Network } from './network.ts'

/** What an adapter reports to. */
export type AdapterHost = {
  networks: readonly Network[]
  storage: ModalStorage
  /** Replaces the adapter's connectors. */
  setConnectors: (connectors: readonly ConnectorInput[]) => void
  setAccount: (account: AccountState) => void
}

/**
 * Drives the wallets of one namespace. Adapters hold providers; the core never sees one.
 * Methods reject with whatever the wallet threw: the core wraps it.
 */
export type Adapter = {
  /** For messages, for example `wagmi`. */
  name: string
  namespace: Namespace
  /** The object behind the adapter, for example wagmi's config. Adapters with the same source are the same. */
  source: object
  /** Starts reporting, and takes up a stored connection without a prompt. Returns what stops it. */
  start: (host: AdapterHost) => () => void
  /** Resolves once the wallet has answered `eth_accounts` (or its namespace's equivalent). */
  connect: (parameters: { connectorId: string }) => Promise<ConnectedAccount>
  /** Removes every connection of this adapter. */
  disconnect: () => Promise<void>
  /** Switches the wallet, adding the network to it first when it is unknown there. */
  switchNetwork: (parameters: { network: Network }) => Promise<void>
}
