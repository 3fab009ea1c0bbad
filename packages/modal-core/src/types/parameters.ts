import type { Adapter } from './adapter.ts'
import type { Feature, SiwxFeature } from './feature.ts'
import type { NetworkInput } from './network.ts'
import type { Endpoints, OnEmailCapture, Options, WebStorage } from './options.ts'

export type CreateModalParameters = Partial<Options> & {
  /** Tells the modals of one page apart. Default `default`. */
  id?: string | undefined
  /** The networks the dapp works on, at least one. */
  networks: readonly NetworkInput[]
  /** One for each namespace. */
  adapters?: readonly Adapter[] | undefined
  /**
   * The network of a first visit. Default chain 1 if it is configured, else the first. With wagmi the network is that of
   * its config, and this has no effect.
   */
  defaultNetwork?: NetworkInput | undefined
  /** The store that keeps the last wallet and chain. Default `localStorage`; null keeps nothing. */
  storage?: WebStorage | null | undefined
  /** Optional parts, for example `walletConnect({ … })` and `analytics({ … })`. */
  features?: readonly Feature[] | undefined
  /** Servers that the modal and its features may use. Default none. */
  endpoints?: Endpoints | undefined
  /** The id by which those servers know the dapp. `walletConnect()` has a project id of its own. */
  projectId?: string | undefined
  /** Default false. True also shows the alerts for developers, and makes `log()` keep everything. */
  debug?: boolean | undefined
  /** Sign-in with the wallet: `siwe({ … })`, or `siwx({ … })` with your own implementation. */
  siwx?: SiwxFeature | undefined
  /** Receives a visitor's e-mail address. Without it the modal asks for none. */
  onEmailCapture?: OnEmailCapture | undefined
}
