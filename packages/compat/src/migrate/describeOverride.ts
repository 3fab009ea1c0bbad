import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ALIASED, aliasRange } from './migratePackage.ts'

type Manager = { lockfiles: readonly string[]; entry: (version: string) => string }

/** The place where each package manager reads that a name stands for another package everywhere. */
const MANAGERS: readonly Manager[] = [
  {
    lockfiles: ['package-lock.json', 'npm-shrinkwrap.json'],
    entry: () => `npm, in package.json: "overrides": { "${ALIASED}": "$${ALIASED}" }`,
  },
  {
    lockfiles: ['pnpm-lock.yaml'],
    entry: (version) => `pnpm, in pnpm-workspace.yaml: overrides: { "${ALIASED}": "${aliasRange(version)}" }`,
  },
  {
    lockfiles: ['yarn.lock'],
    entry: (version) => `Yarn, in package.json: "resolutions": { "${ALIASED}": "${aliasRange(version)}" }`,
  },
]

/**
 * Says how packages of others that bring RainbowKit, or ask for a version of it, get the alias, too: npm does not install
 * beside those that ask, and all managers install RainbowKit for those that bring it.
 */
export function describeOverride(root: string, manifests: readonly string[], version: string): string[] {
  const found = [...new Set(manifests.flatMap(packagesOnRainbowKit))].toSorted()
  const managers = MANAGERS.filter(({ lockfiles }) => lockfiles.some((name) => isAbove(root, name)))
  return [
    found.length > 0
      ? `These packages stand on RainbowKit: ${found.join(', ')}. They follow with one more entry:`
      : 'If a package that you add stands on RainbowKit (npm says ERESOLVE), it follows with one more entry:',
    ...(managers.length > 0 ? managers : MANAGERS).map(({ entry }) => `  ${entry(version)}`),
  ]
}

type Versions = Record<string, string>
type Manifest = { dependencies?: Versions; devDependencies?: Versions; peerDependencies?: Versions }

/** Those of its packages that are installed and name RainbowKit. */
function packagesOnRainbowKit(path: string): string[] {
  const { dependencies, devDependencies } = read(path)
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) => {
    const { dependencies, peerDependencies } = read(join(dirname(path), 'node_modules', name, 'package.json'))
    return Object.hasOwn({ ...dependencies, ...peerDependencies }, ALIASED)
  })
}

function read(path: string): Manifest {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    // It is not installed, or is no JSON, which the migration has reported.
    return {}
  }
}

/** True if the folder, or one above it, has the file. */
const isAbove = (folder: string, name: string): boolean =>
  existsSync(join(folder, name)) || (dirname(folder) !== folder && isAbove(dirname(folder), name))
