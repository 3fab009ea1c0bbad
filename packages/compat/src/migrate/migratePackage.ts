import { KITS } from './kits.ts'

/** The last version under a permissive licence, and the one that the modal works with. */
const UNIVERSAL_PROVIDER = { name: '@walletconnect/universal-provider', version: '2.21.8' }

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }

/**
 * The text of a `package.json` with Foyer’s packages in place of the kits that are no longer used. Undefined where it has
 * none of them.
 *
 * @throws {SyntaxError} it is no JSON
 */
export function migratePackage(
  text: string,
  { version, used }: { version: string; used: ReadonlySet<string> },
): string | undefined {
  const manifest = JSON.parse(text) as Manifest
  const had = Object.keys(KITS).filter(
    (name) => manifest.dependencies?.[name] ?? manifest.devDependencies?.[name],
  )
  if (had.length === 0) return undefined
  const kept = Object.entries(manifest.dependencies ?? {}).filter(
    ([name]) => !had.includes(name) || used.has(name),
  )
  const added = {
    '@foyer/compat': `^${version}`,
    '@foyer/modal': `^${version}`,
    [UNIVERSAL_PROVIDER.name]: UNIVERSAL_PROVIDER.version,
  }
  const dependencies = Object.fromEntries(
    Object.entries({ ...Object.fromEntries(kept), ...added }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  const indent = /^[ \t]+/m.exec(text)?.[0] ?? '  '
  return `${JSON.stringify({ ...manifest, dependencies }, undefined, indent)}${text.endsWith('\n') ? '\n' : ''}`
}
