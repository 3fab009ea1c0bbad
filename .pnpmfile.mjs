/** The condition under which the workspace reads sources. It means nothing to whoever installs a package. */
const SOURCE = '@foyer/source'

/** Leaves the entries that read sources out of what is published, so that `exports` is written once. */
function beforePacking(manifest) {
  const entries = Object.entries(manifest.exports ?? {}).flatMap(([path, conditions]) => {
    const { [SOURCE]: _, ...published } = conditions
    return Object.keys(published).length === 0 ? [] : [[path, published]]
  })
  return { ...manifest, exports: Object.fromEntries(entries) }
}

export const hooks = { beforePacking }
