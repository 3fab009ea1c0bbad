import type { RolldownOptions } from 'rolldown'

/**
 * The modal for pages without a bundler: one folder, whose files import nothing but each other. What a page does not
 * open it does not load.
 */
export default {
  input: { foyer: 'src/exports/cdn.ts' },
  platform: 'browser',
  transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
  output: { dir: 'dist/cdn', format: 'esm', minify: true, chunkFileNames: '[name]-[hash].js' },
} satisfies RolldownOptions
