import { readFileSync } from 'node:fs'

/** The condition under which the workspace reads sources. It means nothing to whoever installs a package. */
const SOURCE = '@foyer/source'

/** Where the project is, for all of its packages. `pnpm release:pack` refuses it while it has placeholders. */
const { repository, homepage, funding } = JSON.parse(
  readFileSync(new URL('tooling/packed/publish.json', import.meta.url), 'utf8'),
)

/**
 * Writes what npm gets of a manifest, so that `exports` is written once: without the entries that read sources, and with
 * what compilers read that do not know `exports` (TypeScript's `moduleResolution: node`).
 */
function beforePacking(manifest) {
  const entries = Object.entries(manifest.exports ?? {}).flatMap(([path, conditions]) => {
    // A file that is the same for everybody, such as a stylesheet.
    if (typeof conditions === 'string') return [[path, conditions]]
    const { [SOURCE]: _, ...published } = conditions
    return Object.keys(published).length === 0 ? [] : [[path, published]]
  })
  const main = entries.find(([path]) => path === '.')?.[1]
  const below = entries.filter(([path, { types }]) => path !== '.' && types !== undefined)
  return {
    ...manifest,
    repository: {
      type: 'git',
      url: `git+${repository}.git`,
      directory: `packages/${manifest.name.split('/').at(-1)}`,
    },
    homepage,
    bugs: `${repository}/issues`,
    funding,
    ...(main && { main: main.default, types: main.types }),
    ...(below.length > 0 && {
      typesVersions: { '*': Object.fromEntries(below.map(([path, { types }]) => [path.slice(2), [types]])) },
    }),
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
    files: [...(manifest.files ?? []), 'CHANGELOG.md', ...SOURCES],
  }
}

/** Declaration maps lead there. */
const SOURCES = [
  'src',
  '!src/**/*.{test,test-d,full.test,browser.test,stories,fixtures}.{ts,tsx}',
  '!src/test',
  '!src/exports/test.ts',
]

export const hooks = { beforePacking }
