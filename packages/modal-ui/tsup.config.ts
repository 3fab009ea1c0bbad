import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    button: 'src/exports/button.ts',
    preload: 'src/exports/preload.ts',
    react: 'src/exports/react.ts',
  },
  format: 'esm',
  dts: true,
  splitting: true,
  clean: true,
  target: 'es2022',
  esbuildOptions: (options) => {
    options.charset = 'utf8'
  },
})
