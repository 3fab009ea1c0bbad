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

/** Modules that the page's file starts with and that several other files need, too. */
const COMMON = [
  'selectors/selectors',
  'selectors/connections',
  'errors/errors',
  'errors/loadFailureOf',
  'instances',
  'types/connector',
  'utils/isMobile',
  'utils/connectKey',
  'actions/followAccount',
  'actions/doLate',
  'actions/reportLoadError',
  'actions/reportError',
  'actions/firstRoute',
  'actions/close',
  'actions/leaveRequest',
  'actions/needsAccount',
  'styles/tokens',
  'styles/buttonBase',
  'components/button/fy-button.styles',
  'element/applyTheme',
  'element/define',
  'locales/labels',
  'locales/languageOf',
  'locales/overrides',
  'exports/production',
  'eip1193/isRejection',
  'actions/continueOrClose',
]
const isCommon = (id: string) =>
  COMMON.some((name) => new RegExp(`/(src|dist)/${name}\\.[jt]s$`).test(id.replaceAll('\\', '/')))

/**
 * The modal for pages without a bundler: one folder, whose files import nothing but each other. What a page does not
 * open it does not load.
 */
export default {
  input: { foyer: 'src/exports/cdn.ts' },
  // Code that chunks share with the page stands in the page's file, as more exports of it.
  preserveEntrySignatures: 'allow-extension',
  platform: 'browser',
  plugins: [escapeNonAscii],
  transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
  output: {
    dir: 'dist/cdn',
    format: 'esm',
    minify: true,
    chunkFileNames: '[name]-[hash].js',
    // In one file, where there would be seven.
    codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'common', test: isCommon }] },
  },
} satisfies RolldownOptions
