import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
