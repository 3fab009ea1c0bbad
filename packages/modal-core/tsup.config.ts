import { defineConfig } from 'tsup'
export default defineConfig({
  entry: { index: 'src/exports/index.ts' },
  format: 'esm',
  dts: true,
  splitting: true,
  clean: true,
  target: 'es2022',
})
