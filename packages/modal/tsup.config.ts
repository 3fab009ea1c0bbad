import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/exports/index.ts',
    analytics: 'src/exports/analytics.ts',
    log: 'src/exports/log.ts',
    transactions: 'src/exports/transactions.ts',
    wagmi: 'src/exports/wagmi.ts',
    eip1193: 'src/exports/eip1193.ts',
    walletconnect: 'src/exports/walletconnect.ts',
    element: 'src/exports/element.ts',
    react: 'src/exports/react.ts',
    siwe: 'src/exports/siwe.ts',
    siweServer: 'src/exports/siweServer.ts',
  },
  format: 'esm',
  dts: true,
  splitting: true,
  clean: true,
  target: 'es2022',
})
