import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listPackages, type WorkspacePackage } from './workspace.ts'

/** Workspace packages that each package may depend on at run time. Its tests may use others. */
const MAY_USE: Record<string, string[]> = {
  '@foyer/modal-core': [],
  '@foyer/modal-ui': ['@foyer/modal-core'],
  '@foyer/modal': ['@foyer/embedded-wallet-frame', '@foyer/modal-core', '@foyer/modal-ui'],
  // It stands on the modal that the dapp has installed.
  '@foyer/compat': [],
  '@foyer/embedded-wallet-frame': [],
  '@foyer/testing': [],
  'create-foyer': [],
  '@foyer/kit': [],
  '@foyer/chain-kit': [],
  '@foyer/names': [],
  '@foyer/server-kit': ['@foyer/kit'],
  // Of the wire only its lists and numbers.
  '@foyer/wallet-api': ['@foyer/embedded-wallet-frame', '@foyer/kit', '@foyer/server-kit'],
  '@foyer/presale-contracts': [],
  // Of the servers' only what every program needs.
  '@foyer/presale-operator': [
    '@foyer/chain-kit',
    '@foyer/kit',
    '@foyer/presale-contracts',
    '@foyer/server-kit',
  ],
  '@foyer/indexer': ['@foyer/presale-contracts', '@foyer/server-kit'],
  // Of the indexer only what its answers look like.
  '@foyer/operator': [
    '@foyer/chain-kit',
    '@foyer/indexer',
    '@foyer/modal',
    '@foyer/presale-contracts',
    '@foyer/presale-operator',
    '@foyer/site-kit',
  ],
  '@foyer/presale': [
    '@foyer/chain-kit',
    '@foyer/indexer',
    '@foyer/kit',
    '@foyer/modal',
    '@foyer/names',
    '@foyer/presale-contracts',
    '@foyer/site-kit',
  ],
  '@foyer/site-kit': ['@foyer/chain-kit', '@foyer/kit'],
  // Of the core only the wallet data, of the modal only what checks a signature, of the wire only its lists.
  '@foyer/gateway': [
    '@foyer/embedded-wallet-frame',
    '@foyer/kit',
    '@foyer/modal',
    '@foyer/modal-core',
    '@foyer/names',
    '@foyer/server-kit',
  ],
  '@foyer/wallet-server': ['@foyer/chain-kit', '@foyer/kit', '@foyer/server-kit', '@foyer/wallet-api'],
  // Of the modal what it looks like, of the core what it shares with old browsers.
  '@foyer/wallet-frame': [
    '@foyer/chain-kit',
    '@foyer/embedded-wallet-frame',
    '@foyer/kit',
    '@foyer/modal-core',
    '@foyer/modal-ui',
    '@foyer/server-kit',
    '@foyer/wallet-api',
  ],
  '@foyer/playground': [],
  '@foyer/docs': [],
}

const shipping = listPackages().filter(({ path }) => !path.startsWith('tooling/'))

function dependenciesOf({ directory }: WorkspacePackage): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
  return Object.keys(dependencies).filter((name) => name.startsWith('@foyer/'))
}

test.each(shipping)('$name ships with what its layer may use', (each) => {
  const allowed = MAY_USE[each.name]
  expect(allowed, 'MAY_USE says nothing of it').toBeDefined()
  expect(dependenciesOf(each).filter((name) => !allowed?.includes(name))).toEqual([])
})

test.each(shipping.filter((each) => !each.private))(
  '$name can be installed: all it needs is published',
  (each) => {
    const isPrivate = (name: string) => shipping.find((other) => other.name === name)?.private !== false
    expect(dependenciesOf(each).filter(isPrivate)).toEqual([])
  },
)

/** The folders of the adapters. What several of them need is beside them. */
const NAMESPACES = ['bitcoin', 'cosmos', 'polkadot', 'solana']

test.each(NAMESPACES)('the adapter of %s imports nothing of another namespace', (namespace) => {
  const others = NAMESPACES.filter((other) => other !== namespace).join('|')
  const foreign = new RegExp(`from '(\\.\\./)+(${others})/|import\\('(\\.\\./)+(${others})/`)
  const source = shipping.find(({ name }) => name === '@foyer/modal')?.directory ?? ''
  const files = globSync(`src/${namespace}/**/*.ts`, { cwd: source })
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => foreign.test(readFileSync(join(source, file), 'utf8')))).toEqual([])
})
