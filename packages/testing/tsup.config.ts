import { defineConfig } from 'tsup'
import { bundleInjected } from './src/playwright/bundleInjected.ts'

export default defineConfig(async () => ({
  entry: {
    index: 'src/exports/index.ts',
    playwright: 'src/exports/playwright.ts',
    vitest: 'src/exports/vitest.ts',
    mock: 'src/exports/mock.ts',
    cypress: 'src/exports/cypress.ts',
    walletconnect: 'src/exports/walletconnect.ts',
    solana: 'src/exports/solana.ts',
    bitcoin: 'src/exports/bitcoin.ts',
    polkadot: 'src/exports/polkadot.ts',
    cosmos: 'src/exports/cosmos.ts',
  },
  format: 'esm',
  splitting: true,
  clean: true,
  target: 'es2022',
  define: { INJECTED_SCRIPT: JSON.stringify(await bundleInjected()) },
}))
