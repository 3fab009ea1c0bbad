import type { CustomWallet, WalletChoice } from '@foyer/modal'

/** The parts of a dapp’s description that wallets show while they pair. */
export type Metadata = {
  name?: string | undefined
  description?: string | undefined
  url?: string | undefined
  icon?: string | undefined
}

/** Settings that functions which make a config know, and a provider needs. */
export type Settings = {
  projectId?: string | undefined
  metadata?: Metadata | undefined
  /** Read when the provider starts: ids of connectors are known once wagmi has made them. */
  readWallets?:
    | (() => {
        wallets: readonly WalletChoice[]
        customWallets: readonly CustomWallet[]
        loadPictures: (() => Promise<readonly CustomWallet[]>) | undefined
      })
    | undefined
}

const settingsOfConfigs = new WeakMap<object, Settings>()
// `connectorsForWallets` and ConnectKit’s `getDefaultConfig` return before there is a config.
let latest: Settings = {}

/** Keeps the settings of the config that is made next. */
export function rememberSettings(settings: Settings): void {
  latest = settings
}

/** Keeps the settings of one config. */
export function rememberConfig(config: object, settings: Settings): void {
  settingsOfConfigs.set(config, settings)
}

/** The settings of a config, else the latest that were made without one. */
export const settingsOf = (config: object): Settings => settingsOfConfigs.get(config) ?? latest
