/** The CAIP-2 ids that each chain API supports, by its base URL. */
export type SupportedChains = Map<string, Promise<readonly string[]>>

/** The servers that the dapp names, each by its base URL, and what features share about them. */
export type Servers = {
  /** The id of the dapp at these servers. */
  projectId: string | undefined
  directory: string | undefined
  chain: string | undefined
  analytics: string | undefined
  supportedChains: SupportedChains
}

/** The server of a feature. */
export type ServerParameters = {
  /** Base URL of the server. Default the one that `endpoints` of `createFoyer` names. */
  endpoint?: string | undefined
  /** The id of the dapp at the server. Default `projectId` of `createFoyer`. */
  projectId?: string | undefined
}

/** The same, once the defaults are applied. */
export type Server = { endpoint: string; projectId: string | undefined }
