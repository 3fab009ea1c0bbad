import { KITS } from './kits.ts'

/** The last version under a permissive licence, and the one that the modal works with. */
const UNIVERSAL_PROVIDER = { name: '@walletconnect/universal-provider', version: '2.21.8' }

type Versions = Record<string, string>
type Manifest = { dependencies?: Versions; devDependencies?: Versions; peerDependencies?: Versions }

export type MigratePackageParameters = {
  version: string
  /** Kits that some file still imports. */
  used: ReadonlySet<string>
  /** The name of RainbowKit stays, and stands for the package that has its names. */
  alias: boolean
}

const FIELDS = ['dependencies', 'devDependencies', 'peerDependencies'] as const

/**
 * The text of a `package.json` with Foyer’s packages in place of the kits that are no longer used. Undefined where it has
 * none of them.
 *
 * @throws {SyntaxError} it is no JSON
 */
export function migratePackage(
  text: string,
  { version, used, alias }: MigratePackageParameters,
): string | undefined {
  const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : ''
  const manifest = JSON.parse(text.slice(mark.length)) as Manifest
  const had = (alias ? [ALIASED] : Object.keys(KITS)).filter((name) =>
    FIELDS.some((field) => Object.hasOwn(manifest[field] ?? {}, name)),
  )
  if (had.length === 0) return undefined
  const [name, range] = alias ? [ALIASED, aliasRange(version)] : ['@foyer/compat', `^${version}`]
  const added: Versions = {
    [name]: range,
    '@foyer/modal': `^${version}`,
    [UNIVERSAL_PROVIDER.name]: UNIVERSAL_PROVIDER.version,
  }
  const changed: Manifest = { ...manifest }
  for (const field of FIELDS) {
    const versions = manifest[field]
    if (versions === undefined) continue
    const kept = Object.entries(versions).filter(([name]) => !had.includes(name) || used.has(name))
    changed[field] = Object.fromEntries(kept)
  }
  // A package that others install keeps what it asks of them beside what it installs for itself.
  const field = FIELDS.find((field) => had.some((name) => Object.hasOwn(manifest[field] ?? {}, name)))
  changed[field ?? 'dependencies'] = insert(changed[field ?? 'dependencies'] ?? {}, added)
  const indent = /^[ \t]+/m.exec(text)?.[0] ?? '  '
  const written = `${JSON.stringify(changed, undefined, indent)}${/\r?\n$/.test(text) ? '\n' : ''}`
  return mark + (text.includes('\r\n') ? written.replaceAll('\n', '\r\n') : written)
}

const BYTE_ORDER_MARK = '\uFEFF'

/** The name that an alias keeps. */
export const ALIASED = '@rainbow-me/rainbowkit'

/** The range that the name stands for. */
export const aliasRange = (version: string): string => `npm:@foyer/compat@^${version}`

/** Puts each name before the first that comes after it in the alphabet, so that no other line moves. */
function insert(versions: Versions, added: Versions): Versions {
  const entries = Object.entries(versions).filter(([name]) => !Object.hasOwn(added, name))
  for (const entry of Object.entries(added)) {
    const index = entries.findIndex(([name]) => name > entry[0])
    entries.splice(index === -1 ? entries.length : index, 0, entry)
  }
  return Object.fromEntries(entries)
}
