/** The condition under which the workspace reads sources. It means nothing to whoever installs a package. */
const SOURCE = '@foyer/source'

/**
 * Writes what npm gets of a manifest, so that `exports` is written once: without the entries that read sources, and with
 * what compilers read that do not know `exports` (TypeScript's `moduleResolution: node`).
 */
function beforePacking(manifest) {
  const entries = Object.entries(manifest.exports ?? {}).flatMap(([path, conditions]) => {
    const { [SOURCE]: _, ...published } = conditions
    return Object.keys(published).length === 0 ? [] : [[path, published]]
  })
  const main = entries.find(([path]) => path === '.')?.[1]
  const below = entries.filter(([path, { types }]) => path !== '.' && types !== undefined)
  return {
    ...manifest,
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
