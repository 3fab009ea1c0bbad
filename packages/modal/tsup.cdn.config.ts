import type { Options } from 'tsup'

/**
 * The modal for pages without a bundler: one folder, whose files import nothing but each other. What a page does not
 * open it does not load.
 */
export default {
  entry: { foyer: 'src/exports/cdn.ts' },
  outDir: 'dist/cdn',
  format: 'esm',
  platform: 'browser',
  splitting: true,
  minify: true,
  target: 'es2022',
  noExternal: [/./],
  define: { 'process.env.NODE_ENV': '"production"' },
  esbuildOptions: (options) => {
    options.charset = 'utf8'
  },
} satisfies Options
