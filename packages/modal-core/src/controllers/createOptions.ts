import { proxy } from 'valtio/vanilla'
import type { Options } from '../types/options.ts'

const DEFAULTS: Options = {
  preload: 'idle',
  themeMode: 'dark',
  themeVariables: {},
  locale: 'en',
  languages: undefined,
  strings: {},
  termsUrl: undefined,
  privacyUrl: undefined,
  legalText: undefined,
  learnMoreUrl: undefined,
  pageUrl: undefined,
  allowUnsupportedChain: false,
  enableNetworkSwitch: true,
  tokens: {},
  wallets: undefined,
  allWallets: undefined,
  featuredWallets: [],
  excludeWallets: [],
  customWallets: [],
  walletRanks: {},
  defaultAccountTypes: {},
  connectNetwork: undefined,
  connectMethodsOrder: undefined,
  connectorTypeOrder: [],
}

/** The options that `update` may change; undefined restores the default. Other keys are ignored. */
export function createOptions(initial: Partial<Options>) {
  const state = proxy<Options>({ ...DEFAULTS })

  function update(options: Partial<Options>) {
    for (const name of Object.keys(DEFAULTS) as (keyof Options)[])
      if (name in options) Object.assign(state, { [name]: options[name] ?? DEFAULTS[name] })
  }

  update(initial)
  return { state, update }
}
