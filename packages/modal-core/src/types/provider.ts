import type { ConnectorInput } from './connector.ts'
import type { Eip1193Provider } from './eip1193.ts'
import type { MultiChainProvider } from './multiChain.ts'
import type { SiwxMessage, SiwxSession, SiwxTarget } from './siwx.ts'

/** A wallet that a feature brings to an adapter. */
export type ProviderSource = {
  /** Stable over reloads; also the connector's id. */
  id: string
  name: string
  /** A `data:` image. Without one the directory's picture is drawn, else the first letter of the name. */
  icon?: string
  type: ConnectorInput['type']
  /** The methods that a login of type `AUTH` offers. */
  methods?: ConnectorInput['methods']
  /** Makes the provider when it is first needed, and returns the same one from then on. */
  load: () => Promise<Eip1193Provider>
  /** The same for adapters of other namespaces than `eip155`, where the wallet may have accounts there, too. */
  loadMultiChain?: () => Promise<MultiChainProvider>
  /**
   * Connects and signs in with one request, if the wallet can. A result without a session means that the wallet was
   * asked to connect only. Call `createMessage` with an empty `accountAddress`.
   */
  signIn?: (
    createMessage: (target: SiwxTarget) => Promise<SiwxMessage>,
  ) => Promise<{ session?: SiwxSession | undefined }>
  /** By the adapter's name: what it takes in place of the provider. Only dapps with both bundle it. */
  forms?: Readonly<Record<string, unknown>>
  /** Returns true if there is a connection to restore after a reload. Loads nothing. */
  isAuthorized: () => boolean
}
