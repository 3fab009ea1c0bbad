import { defineConfig } from 'tsup'
export default defineConfig({
  entry: {
    index: 'src/exports/index.ts',
    actions: 'src/exports/actions.ts',
    siwx: 'src/exports/siwx.ts',
    wallets: 'src/exports/wallets.ts',
  },
  format: 'esm',
  dts: true,
  splitting: true,
  clean: true,
  target: 'es2022',
})
