import type { Plugin, RolldownOptions } from 'rolldown'

/**
 * Writes characters outside ASCII as escapes, so that texts survive a server or a page that names another encoding. After
 * the minifier such characters stand in strings and templates only.
 */
const escapeNonAscii: Plugin = {
  name: 'escape-non-ascii',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk')
        file.code = file.code.replace(
          /[\u0080-\uffff]/g,
          (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
        )
  },
}

const COMMON = /modal-core[\\/](src|dist)[\\/](selectors[\\/]selectors|errors[\\/](errors|BaseError))\.[jt]s$/

/**
 * The modal for pages without a bundler: one folder, whose files import nothing but each other. What a page does not
 * open it does not load.
 */
export default {
  input: { foyer: 'src/exports/cdn.ts' },
  // What chunks share with the page stands in the page's file, as more exports of it.
  preserveEntrySignatures: 'allow-extension',
  platform: 'browser',
  plugins: [escapeNonAscii],
  transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
  output: {
    dir: 'dist/cdn',
    format: 'esm',
    minify: true,
    chunkFileNames: '[name]-[hash].js',
    // Code that the page's file has in common with several others: in one file, where there would be three.
    codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'common', test: COMMON }] },
  },
} satisfies RolldownOptions
