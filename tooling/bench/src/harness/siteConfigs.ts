import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'

const pathOf = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))

/** A dapp of this package. No export condition is set: what is measured is the published build, not the sources. */
const benchApp = (name: string) => ({
  root: pathOf(`tooling/bench/apps/${name}`),
  configFile: false as const,
  plugins: [react()],
})

/** The SDKs behind wagmi's connectors, which `peers` does not install: they load when their wallet is chosen. */
const SDKS =
  /^(@base-org\/account|@coinbase\/wallet-sdk|@gemini-wallet\/core|@metamask\/sdk|@safe-global\/.+|@walletconnect\/ethereum-provider|cbw-sdk|porto.*)$/

const withoutSdks: Plugin = {
  name: 'without-sdks',
  enforce: 'pre',
  resolveId: (id) => (SDKS.test(id) ? '\0sdk' : undefined),
  load: (id) => (id === '\0sdk' ? 'module.exports = {}' : undefined),
}

const peerApp = (name: string) => ({
  root: pathOf(`tooling/bench/peers/apps/${name}`),
  configFile: false as const,
  plugins: [react(), withoutSdks],
})

/** The sites that are built here, by name. */
export const siteConfigs = {
  floor: benchApp('floor'),
  bare: benchApp('bare'),
  foyer: benchApp('foyer'),
  account: benchApp('account'),
  cycles: benchApp('cycles'),
  wallets: benchApp('wallets'),
  pairing: benchApp('pairing'),
  embedded: benchApp('embedded'),
  solana: benchApp('solana'),
  bitcoin: benchApp('bitcoin'),
  polkadot: benchApp('polkadot'),
  cosmos: benchApp('cosmos'),
  // Other modals, which have packages of their own.
  rainbowkit: peerApp('rainbowkit'),
  connectkit: peerApp('connectkit'),
  onboard: peerApp('onboard'),
  migrated: peerApp('migrated'),
  /** With its own configuration. */
  presale: { root: pathOf('apps/presale') },
} satisfies Record<string, InlineConfig>

export type SiteName = keyof typeof siteConfigs
