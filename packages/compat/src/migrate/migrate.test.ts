import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { execa } from 'execa'
import { expect, onTestFinished, test } from 'vitest'
import * as connectkit from '../exports/connectkit.ts'
import * as rainbowkit from '../exports/rainbowkit.ts'
import * as wallets from '../exports/rainbowkitWallets.ts'
import { KITS } from './kits.ts'
import { migrate } from './migrate.ts'
import { migrateSource } from './migrateSource.ts'

const VERSION = '1.2.3'

function project(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'migrate-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  return { folder, read }
}

const PROVIDERS = `'use client'
import '@rainbow-me/rainbowkit/styles.css'
import { darkTheme, RainbowKitProvider, type Theme } from '@rainbow-me/rainbowkit'
import { metaMaskWallet } from "@rainbow-me/rainbowkit/wallets";
import { WagmiProvider } from 'wagmi'

export const Providers = ({ children }) => <RainbowKitProvider theme={darkTheme()}>{children}</RainbowKitProvider>
`

const dapp = () =>
  project({
    'package.json': `{
  "name": "dapp",
  "dependencies": {
    "@rainbow-me/rainbowkit": "^2.2.0",
    "wagmi": "^2.14.0"
  }
}
`,
    'src/Providers.tsx': PROVIDERS,
    'src/other.ts': "import { mainnet } from 'wagmi/chains'\n",
    'node_modules/kit/index.js': "require('@rainbow-me/rainbowkit')\n",
    '.next/page.js': "require('@rainbow-me/rainbowkit')\n",
  })

test('reports and prints a patch, and changes nothing unless asked', () => {
  const { folder, read } = dapp()
  const { report, isComplete } = migrate({ folder, write: false, version: VERSION })
  expect(isComplete).toBe(true)
  expect(report).toContain('Works as before: RainbowKitProvider, metaMaskWallet')
  expect(report).toContain('darkTheme: has the colours of the modal')
  expect(report).toContain('+import { metaMaskWallet } from "@foyer/compat/rainbowkit/wallets";')
  expect(report).toContain('+    "@foyer/compat": "^1.2.3"')
  expect(report).not.toContain('node_modules')
  expect(report).not.toContain('.next')
  expect(read('src/Providers.tsx')).toBe(PROVIDERS)
})

test('writes the specifiers, takes the stylesheet out, and replaces the dependency', () => {
  const { folder, read } = dapp()
  migrate({ folder, write: true, version: VERSION })
  expect(read('src/Providers.tsx')).toBe(
    PROVIDERS.replace("import '@rainbow-me/rainbowkit/styles.css'\n", '').replaceAll(
      '@rainbow-me/rainbowkit',
      '@foyer/compat/rainbowkit',
    ),
  )
  expect(JSON.parse(read('package.json')).dependencies).toEqual({
    '@foyer/compat': '^1.2.3',
    '@foyer/modal': '^1.2.3',
    '@walletconnect/universal-provider': '2.21.8',
    wagmi: '^2.14.0',
  })
  expect(read('node_modules/kit/index.js')).toContain('@rainbow-me')
})

test('a file that uses a name without counterpart stays as it is, and the kit stays installed', () => {
  const css = "import { cssStringFromTheme, lightTheme } from '@rainbow-me/rainbowkit'\n"
  const { folder, read } = project({
    'package.json': '{ "dependencies": { "@rainbow-me/rainbowkit": "2" } }',
    'a.ts': css,
    'b.ts': "import { useConnectModal } from '@rainbow-me/rainbowkit'\n",
  })
  const { report, isComplete } = migrate({ folder, write: true, version: VERSION })
  expect(isComplete).toBe(false)
  expect(report).toContain('cssStringFromTheme: Set --fy-* variables in CSS')
  expect(read('a.ts')).toBe(css)
  expect(read('b.ts')).toContain('@foyer/compat/rainbowkit')
  expect(JSON.parse(read('package.json')).dependencies).toHaveProperty('@rainbow-me/rainbowkit')
})

test.each([
  [
    "export { ConnectButton } from '@rainbow-me/rainbowkit'",
    "export { ConnectButton } from '@foyer/compat/rainbowkit'",
  ],
  [
    "const kit = await import('@rainbow-me/rainbowkit')",
    "const kit = await import('@foyer/compat/rainbowkit')",
  ],
  [
    "const { ConnectButton } = require('@rainbow-me/rainbowkit')",
    "const { ConnectButton } = require('@foyer/compat/rainbowkit')",
  ],
  ["jest.mock('@rainbow-me/rainbowkit', () => ({}))", "jest.mock('@foyer/compat/rainbowkit', () => ({}))"],
  [
    "let theme: import('@rainbow-me/rainbowkit').Theme",
    "let theme: import('@foyer/compat/rainbowkit').Theme",
  ],
  ["import * as kit from 'connectkit'", "import * as kit from '@foyer/compat/connectkit'"],
])('%s', (before, after) => {
  expect(migrateSource(before, 'a.ts').text).toBe(after)
})

test('texts and comments that only mention a module stay', () => {
  const source = "// from '@rainbow-me/rainbowkit'\nconst text = \"import x from '@rainbow-me/rainbowkit'\"\n"
  expect(migrateSource(source, 'a.ts').text).toBeUndefined()
})

test('a package that stands on RainbowKit has no counterpart, and its file stays', () => {
  const source =
    "import { RainbowKitSiweNextAuthProvider } from '@rainbow-me/rainbowkit-siwe-next-auth'\nimport { RainbowKitProvider } from '@rainbow-me/rainbowkit'\n"
  const { missing, text } = migrateSource(source, 'a.tsx')
  expect(missing).toMatchObject([{ name: '@rainbow-me/rainbowkit-siwe-next-auth' }])
  expect(text).toBeUndefined()
})

test('a stylesheet whose address is imported keeps its import, under the new name', () => {
  const { works, text } = migrateSource("import url from '@rainbow-me/rainbowkit/styles.css'\n", 'root.tsx')
  expect(text).toBe("import url from '@foyer/compat/rainbowkit/styles.css'\n")
  expect(works).toEqual([])
})

test('a file that cannot be read is named, and the others are migrated', () => {
  const { folder, read } = project({
    'broken.ts': "import { ConnectButton from '@rainbow-me/rainbowkit'\n",
    'good.ts': "import { ConnectButton } from '@rainbow-me/rainbowkit'\n",
  })
  const { report, isComplete } = migrate({ folder, write: true, version: VERSION })
  expect(isComplete).toBe(false)
  expect(report).toMatch(/broken\.ts: .*\(1:/)
  expect(read('good.ts')).toContain('@foyer/compat')
})

test('AppKit has a guide only, and a project without any kit is told so', () => {
  const appkit = project({ 'a.ts': "import { createAppKit } from '@reown/appkit/react'\n" })
  expect(migrate({ folder: appkit.folder, write: true, version: VERSION }).report).toContain(
    'Has a guide only: AppKit',
  )
  expect(appkit.read('a.ts')).toContain('@reown/appkit/react')
  const none = project({ 'a.ts': 'export {}\n' })
  expect(migrate({ folder: none.folder, write: false, version: VERSION }).report).toContain('No source file')
})

test('the names that the report calls missing are those that the modules lack', () => {
  const has = { ...rainbowkit, ...wallets }
  for (const name of Object.keys(KITS['@rainbow-me/rainbowkit']?.missing ?? {}))
    expect(has).not.toHaveProperty(name)
  for (const name of Object.keys(KITS.connectkit?.missing ?? {})) expect(connectkit).not.toHaveProperty(name)
})

const IMPORT = "import { ConnectButton } from '@rainbow-me/rainbowkit'\n"
const MOVED = IMPORT.replace('@rainbow-me', '@foyer/compat')
const MANIFEST = `{
  "name": "dapp",
  "dependencies": {
    "zod": "4.0.0",
    "@rainbow-me/rainbowkit": "2.2.9",
    "next": "16.0.0"
  }
}
`

test.each([
  ['with a byte order mark', (text: string) => `\uFEFF${text}`],
  ['with line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
])('files %s keep it, and the lines that nothing changes keep their places', (_, save) => {
  const { folder, read } = project({ 'package.json': save(MANIFEST), 'a.tsx': save(IMPORT) })
  migrate({ folder, write: true, version: VERSION })
  expect(read('a.tsx')).toBe(save(MOVED))
  expect(read('package.json')).toBe(
    save(`{
  "name": "dapp",
  "dependencies": {
    "@foyer/compat": "^1.2.3",
    "@foyer/modal": "^1.2.3",
    "@walletconnect/universal-provider": "2.21.8",
    "zod": "4.0.0",
    "next": "16.0.0"
  }
}
`),
  )
})

test('with an alias, one line of package.json changes and two are added, and no source', () => {
  const { folder, read } = project({ 'package.json': MANIFEST, 'a.tsx': IMPORT })
  const { report } = migrate({ folder, write: true, version: VERSION, alias: true })
  expect(report).toContain('Works with a difference:')
  expect(read('a.tsx')).toBe(IMPORT)
  expect(JSON.parse(read('package.json')).dependencies).toEqual({
    '@foyer/modal': '^1.2.3',
    '@rainbow-me/rainbowkit': 'npm:@foyer/compat@^1.2.3',
    '@walletconnect/universal-provider': '2.21.8',
    next: '16.0.0',
    zod: '4.0.0',
  })
  expect(migrate({ folder, write: false, version: VERSION, alias: true }).report).not.toContain('The patch')
})

test.each([
  [
    'package-lock.json',
    'npm, in package.json: "overrides": { "@rainbow-me/rainbowkit": "$@rainbow-me/rainbowkit" }',
  ],
  [
    'pnpm-lock.yaml',
    'pnpm, in pnpm-workspace.yaml: overrides: { "@rainbow-me/rainbowkit": "npm:@foyer/compat@^1.2.3" }',
  ],
  [
    'yarn.lock',
    'Yarn, in package.json: "resolutions": { "@rainbow-me/rainbowkit": "npm:@foyer/compat@^1.2.3" }',
  ],
])(
  'with an alias and %s, names the packages that stand on RainbowKit and the entry for them',
  (lock, entry) => {
    const installed = (name: string, field: string) => ({
      [`node_modules/${name}/package.json`]: JSON.stringify({
        [field]: { '@rainbow-me/rainbowkit': '2.2.9' },
      }),
    })
    const { folder } = project({
      'package.json': JSON.stringify({
        dependencies: { '@rainbow-me/rainbowkit': '2', asks: '1', brings: '1', none: '1', absent: '1' },
      }),
      'a.tsx': IMPORT,
      [lock]: '',
      ...installed('asks', 'peerDependencies'),
      ...installed('brings', 'dependencies'),
      ...installed('none', 'devDependencies'),
    })
    const { report } = migrate({ folder, write: false, version: VERSION, alias: true })
    const lines = report.split('\n')
    expect(lines.at(-2)).toContain('stand on RainbowKit: asks, brings. ')
    expect(lines.at(-1)).toBe(`  ${entry}`)
  },
)

test('with an alias and no lockfile, the entry of each package manager is named', () => {
  const { folder } = project({ 'package.json': MANIFEST, 'a.tsx': IMPORT })
  const { report } = migrate({ folder, write: false, version: VERSION, alias: true })
  expect(report).toMatch(/npm says ERESOLVE[\s\S]+ {2}npm, [\s\S]+ {2}pnpm, [\s\S]+ {2}Yarn, /)
})

test('with an alias, nothing changes while a name has no counterpart', () => {
  const { folder, read } = project({
    'package.json': MANIFEST,
    'a.ts': "import { cssStringFromTheme } from '@rainbow-me/rainbowkit'\n",
  })
  expect(migrate({ folder, write: true, version: VERSION, alias: true }).isComplete).toBe(false)
  expect(read('package.json')).toBe(MANIFEST)
})

test('a second run finds nothing more to do', () => {
  const { folder, read } = dapp()
  migrate({ folder, write: true, version: VERSION })
  const before = read('package.json')
  const { report, isComplete } = migrate({ folder, write: true, version: VERSION })
  expect(isComplete).toBe(true)
  expect(report).toContain('No source file')
  expect(read('package.json')).toBe(before)
})

test('each package of a workspace is migrated, also one that asks its users for the kit', () => {
  const ui = {
    peerDependencies: { '@rainbow-me/rainbowkit': '2' },
    devDependencies: { '@rainbow-me/rainbowkit': '2' },
  }
  const { folder, read } = project({
    'package.json': '{ "private": true, "workspaces": ["packages/*"] }',
    'packages/web/package.json': MANIFEST,
    'packages/web/a.tsx': IMPORT,
    'packages/ui/package.json': JSON.stringify(ui),
    'packages/ui/b.mjs': "export * from '@rainbow-me/rainbowkit'\n",
    'packages/ui/c.cjs': "const { ConnectButton } = require('@rainbow-me/rainbowkit')\n",
    'packages/ui/d.ts': "import type { Theme } from '@rainbow-me/rainbowkit'\n",
  })
  migrate({ folder, write: true, version: VERSION })
  expect(read('package.json')).toBe('{ "private": true, "workspaces": ["packages/*"] }')
  for (const name of ['web/a.tsx', 'ui/b.mjs', 'ui/c.cjs', 'ui/d.ts', 'web/package.json', 'ui/package.json'])
    expect(read(`packages/${name}`)).not.toContain('@rainbow-me')
  expect(JSON.parse(read('packages/ui/package.json')).devDependencies).toMatchObject({
    '@foyer/compat': '^1.2.3',
  })
})

test('a folder of the kit that has no counterpart keeps its file and the kit', () => {
  const source = "import { Avatar } from '@rainbow-me/rainbowkit/components'\n"
  const { folder, read } = project({ 'package.json': MANIFEST, 'a.tsx': source, 'b.tsx': IMPORT })
  const { report, isComplete } = migrate({ folder, write: true, version: VERSION })
  expect(isComplete).toBe(false)
  expect(report).toContain('@rainbow-me/rainbowkit/components: Use the same names')
  expect(read('a.tsx')).toBe(source)
  expect(read('package.json')).toContain('"@rainbow-me/rainbowkit"')
})

test('files of other languages are named, and stay with the kit that they use', () => {
  const astro = `---\n${IMPORT}---\n`
  const { folder, read } = project({ 'package.json': MANIFEST, 'page.astro': astro, 'a.tsx': IMPORT })
  const { report, isComplete } = migrate({ folder, write: true, version: VERSION })
  expect(isComplete).toBe(false)
  expect(report).toContain('page.astro: Change its imports by hand.')
  expect(read('page.astro')).toBe(astro)
  expect(read('package.json')).toContain('"@rainbow-me/rainbowkit"')
})

test('a package.json that is no JSON is named, and the sources are migrated', () => {
  const { folder, read } = project({ 'package.json': '{ // none', 'a.tsx': IMPORT })
  const { report, isComplete } = migrate({ folder, write: true, version: VERSION })
  expect(isComplete).toBe(false)
  expect(report).toMatch(/package\.json: .*JSON/)
  expect(read('a.tsx')).toBe(MOVED)
})

test('nothing is written where a file is read-only', () => {
  const { folder, read } = project({ 'a.tsx': IMPORT, 'b.tsx': IMPORT })
  chmodSync(join(folder, 'b.tsx'), 0o444)
  expect(() => migrate({ folder, write: true, version: VERSION })).toThrow(
    'Nothing was written, as these files are read-only: b.tsx.',
  )
  expect(read('a.tsx')).toBe(IMPORT)
})

test('links are not followed: neither into a circle nor out of the project', () => {
  const other = project({ 'a.tsx': IMPORT })
  const { folder } = project({ 'b.tsx': IMPORT })
  symlinkSync(folder, join(folder, 'circle'))
  symlinkSync(other.folder, join(folder, 'outside'))
  symlinkSync(join(other.folder, 'a.tsx'), join(folder, 'a.tsx'))
  migrate({ folder, write: true, version: VERSION })
  expect(other.read('a.tsx')).toBe(IMPORT)
})

const main = (...args: string[]) =>
  execa('node', ['--conditions=@foyer/source', join(import.meta.dirname, 'main.ts'), ...args], {
    reject: false,
  })

test('the command says how it is used, and what is wrong with its arguments', async () => {
  const { folder } = dapp()
  expect(await main('--help')).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('Usage: npx @foyer/compat migrate'),
  })
  expect(await main('migrate', folder)).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('+++ b/src/Providers.tsx'),
  })
  expect(await main('migrate', 'nowhere')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('nowhere is no folder'),
  })
  expect(await main('mgirate')).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('Usage') })
  expect(await main('migrate', '--wirte')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('--wirte'),
  })
})

test('a git tree with changes is written to only by force', async () => {
  const { folder, read } = dapp()
  const git = (...args: string[]) =>
    execa('git', ['-c', 'user.name=Dapp', '-c', 'user.email=dapp@example.com', ...args], { cwd: folder })
  await git('init')
  await git('add', '.')
  await git('commit', '-m', 'Add a dapp')
  writeFileSync(join(folder, 'src/other.ts'), 'export {}\n')
  expect(await main('migrate', folder, '--write')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('has changes that are not committed'),
  })
  expect(read('src/Providers.tsx')).toBe(PROVIDERS)
  expect(await main('migrate', folder)).toMatchObject({ exitCode: 0 })
  expect(await main('migrate', folder, '--write', '--force')).toMatchObject({ exitCode: 0 })
  expect(read('src/Providers.tsx')).toContain('@foyer/compat')
})
