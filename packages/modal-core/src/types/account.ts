import type { AccountTab } from './activity.ts'
import type { TokenBalance } from './balance.ts'
import type { ConnectorType } from './connector.ts'
import type { ChainId, Namespace } from './network.ts'
import type { SocialProvider } from './socialProvider.ts'

/** The accounts of an embedded wallet: the one of its key, and the smart account. Any other wallet has `eoa`. */
export type AccountType = 'eoa' | 'smartAccount'

/** An account's address: `0x…` on eip155, text of the namespace's own form elsewhere. */
export type Address<namespace extends Namespace = Namespace> = namespace extends 'eip155'
  ? `0x${string}`
  : string

export type ConnectedAccount<namespace extends Namespace = Namespace> = {
  status: 'connected'
  /** The account in use, as the adapter reports it (checksummed by wagmi). */
  address: Address<namespace>
  /** All accounts the wallet shares, the one in use first. */
  addresses: readonly Address<namespace>[]
  chainId: ChainId
  connectorId: string
  /** The type of the account in use, if the wallet has both and reports it. */
  preferredAccountType?: AccountType | undefined
}

/** The state of an adapter's connection. `connected` only after the wallet itself has named its accounts. */
export type AccountState<namespace extends Namespace = Namespace> =
  | { status: 'disconnected' }
  | { status: 'connecting'; connectorId: string }
  | { status: 'reconnecting' }
  | ConnectedAccount<namespace>

/** The user of a login, safe to draw. */
export type LoginUser = {
  /** Valid, or undefined where the login has none. */
  email: string | undefined
  /** The user's name at the provider. */
  userName?: string | undefined
  /** The preferred one first. */
  accounts: readonly { address: string; type: AccountType }[]
  /** True once the smart account is deployed: its first transaction deploys it. */
  smartAccountDeployed?: boolean | undefined
  /** True if the wallet was created by this login. Default false. */
  isNew?: boolean | undefined
}

/** The wallet behind an account, safe to draw. */
export type ConnectedWalletInfo = {
  name: string
  /** Undefined until icons are loaded, which the modal does when it opens, and for a wallet without one. */
  icon: string | undefined
  type: ConnectorType
}

/** Details that the modal adds to an account that a wallet has named. Optional parts appear once they are known. */
export type AccountDetails = {
  /** CAIP-10, for example `eip155:56:0xf39F…`. */
  caipAddress: string
  /** The account's page in the block explorer of its network, if that names one. */
  addressExplorerUrl?: string | undefined
  /** The symbol of the network's own currency, which the first of `balance.current.tokens` counts. */
  balanceSymbol?: string | undefined
  /** The account's balance, in the currency's smallest unit. Only of the account in use, once it is read. */
  balance?: bigint | undefined
  /** The same as `balance.current.tokens`, of the account in use. */
  tokenBalance?: readonly TokenBalance[] | undefined
  /** True while the balances of the account in use are read for the first time. */
  balanceLoading?: boolean | undefined
  /** The time at which reading them failed last, in milliseconds since 1970. */
  lastRetry?: number | undefined
  /** The name that `profiles()` found. Neither it nor the picture proves who owns the account. */
  profileName?: string | undefined
  profileImage?: string | undefined
  /** The tab of the Account view, where there are several. */
  currentTab?: AccountTab | undefined
  connectedWalletInfo?: ConnectedWalletInfo | undefined
  /** The user of the login, if the wallet is behind one. */
  user?: LoginUser | undefined
  /** True once their smart account is deployed. */
  smartAccountDeployed?: boolean | undefined
  /** The provider that they logged in with. Undefined for a login by e-mail. */
  socialProvider?: SocialProvider | undefined
  /** The popup of a social login that is under way. */
  socialWindow?: object | undefined
  /** The URL that opens the user's Farcaster app, while a login with Farcaster is under way. */
  farcasterUrl?: string | undefined
  /** Labels that the wallet gives its accounts, by address. */
  addressLabels?: Readonly<Record<string, string>> | undefined
}

/** The connection of one namespace as the state has it. */
export type Account<namespace extends Namespace = Namespace> =
  | Exclude<AccountState<namespace>, ConnectedAccount<namespace>>
  | (ConnectedAccount<namespace> & AccountDetails)

/** One account of a connected wallet. */
export type ConnectionAccount = {
  address: string
  /** The wallet's label for it, for example the purpose of a Bitcoin address. */
  label?: string | undefined
}

/** A wallet that is connected, be it the one in use or not. */
export type Connection = {
  connectorId: string
  /** All accounts it shares, the one in use first. */
  accounts: readonly ConnectionAccount[]
  /** The provider of a social login. */
  auth?: { name: SocialProvider } | undefined
  chainId: ChainId
}

/** `connected`: the wallet in use. `active`: connected, but another one is in use. */
export type ConnectionStatus = 'connected' | 'active' | 'disconnected'
