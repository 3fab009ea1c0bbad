import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'

const pathOf = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))

/** A dapp of this package. No export condition is set: what is measured is the published build, not the sources. */
const benchApp = (name: string) => ({
  root: pathOf(`tooling/bench/apps/${name}`),
  configFile: false as const,
  plugins: [react()],
})

/** The sites that are built here, by name. */
export const siteConfigs = {
  floor: benchApp('floor'),
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
  /** With its own configuration. */
  presale: { root: pathOf('apps/presale') },
} satisfies Record<string, InlineConfig>

export type SiteName = keyof typeof siteConfigs
