import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    button: 'src/exports/button.ts',
    modal: 'src/exports/modal.ts',
    preload: 'src/exports/preload.ts',
    react: 'src/exports/react.ts',
    development: 'src/exports/development.ts',
    production: 'src/exports/production.ts',
  },
  format: 'esm',
  dts: true,
  splitting: true,
  // Which of the two it is, the dapp's bundler decides.
  external: ['@foyer/modal-ui/development'],
  clean: true,
  target: 'es2022',
  esbuildOptions: (options) => {
    options.charset = 'utf8'
  },
})
