import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { blocks, code, table } from './markdown.ts'
import { readmeSection } from './readme.ts'

const ROOT = join(import.meta.dirname, '../../../..')

/** Libraries that a dapp brings, by what they are called. */
const LIBRARIES = {
  wagmi: 'wagmi',
  viem: 'viem',
  react: 'React',
  next: 'Next.js',
  vue: 'Vue',
  svelte: 'Svelte',
  '@sveltejs/kit': 'SvelteKit',
  vite: 'Vite',
  esbuild: 'esbuild',
  typescript: 'TypeScript',
} as const

/** The versions that apps of the tests install, with the names of those apps. */
function readVersions(): Map<string, Map<string, string[]>> {
  const found = new Map<string, Map<string, string[]>>()
  for (const path of globSync('{examples,tooling/packed/fixtures}/*/package.json', { cwd: ROOT }).sort()) {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
    for (const [name, version] of Object.entries<string>({ ...dependencies, ...devDependencies })) {
      const versions = found.get(name) ?? new Map<string, string[]>()
      versions.set(version, [...(versions.get(version) ?? []), basename(dirname(path))])
      found.set(name, versions)
    }
  }
  return found
}

/** The page of what Foyer works with: what the README promises, and the versions that the tests have installed. */
export function writeSupport(): string {
  const versions = readVersions()
  const rows = Object.entries(LIBRARIES).flatMap(([name, title]) =>
    [...(versions.get(name) ?? [])].map(([version, apps]) => [title, code(version), apps.join(', ')]),
  )
  return blocks(
    '# What it works with',
    readmeSection('What it works with'),
    '## What is tested',
    'Each test run packs the packages as npm delivers them, installs them into apps outside the workspace, and uses those in a browser. These are the versions that the apps install. The [templates of `npm create foyer`](../../../../packages/create-foyer/README.md) are among them.',
    table(['', 'version', 'in'], rows),
    'The apps are built on Node 24, and used in Chromium. [Browsers](../../../../packages/modal/docs/browsers.md#what-is-tested) says which others were tried, and which were not.',
  )
}
