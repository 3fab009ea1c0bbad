import { expect, onTestFinished, test, vi } from 'vitest'
import { readWalletData } from './walletData.ts'

/** Fields that replace those of the first wallet. */
const changes = vi.hoisted(() => ({ first: {} as Record<string, unknown> }))

vi.mock('node:fs/promises', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs/promises')>()
  return {
    ...fs,
    async readFile(file: string, encoding: 'utf8') {
      const text = await fs.readFile(file, encoding)
      if (!file.endsWith('wallets.json')) return text
      const [first, ...others] = JSON.parse(text)
      return JSON.stringify([{ ...first, ...changes.first }, ...others])
    },
  }
})

async function readChanged(first: Record<string, unknown>) {
  changes.first = first
  onTestFinished(() => {
    changes.first = {}
  })
  return readWalletData()
}

test('reads every wallet, best known first, and asks no server', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  const { wallets, icons } = await readWalletData()
  expect(wallets.length).toBeGreaterThan(80)
  expect(wallets[0]?.id).toBe('metamask')
  expect(icons.size).toBeGreaterThan(10)
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  [{ mobile_link: 'example-wallet://' }],
  [{ mobile_link: 'https://wallet.example/' }],
  [{ webapp_link: 'https://wallet.example/app' }],
  [{ desktop_link: null }],
])('takes %j', async (first) => {
  expect((await readChanged(first)).wallets[0]).toMatchObject(first)
})

test.each([
  [{ mobile_link: 'javascript://%0Aalert(1)/' }],
  [{ mobile_link: 'data://text/html,x/' }],
  [{ mobile_link: 'http://wallet.example/' }],
  [{ mobile_link: 'wallet.example/' }],
  [{ desktop_link: 'file:///' }],
  [{ universal_link: 'example-wallet://' }],
  [{ webapp_link: 'example-wallet://app' }],
  [{ homepage: 'http://wallet.example' }],
  [{ in_app_browser_link: 'https://wallet.example/{unknown}' }],
  [{ in_app_browser_link: 'https://wallet.example/' }],
  [{ app_store: 'https://apps.example/app/id1' }],
  [{ play_store: 'https://play.google.com/store/apps/details' }],
  [{ chrome_store: 'https://chromewebstore.google.com/detail/x' }],
  [{ name: '' }],
  [{ chains: [] }],
  [{ chains: ['56'] }],
  [{ source: [] }],
])('refuses %j, naming the field', async (first) => {
  await expect(readChanged(first)).rejects.toThrow(String(Object.keys(first)[0]))
})

test.each([{ id: 'trust' }, { order: 2 }])('refuses two wallets with the same %j', async (first) => {
  const [[field, value] = []] = Object.entries(first)
  await expect(readChanged(first)).rejects.toThrow(`Two wallets have the ${field} ${value}.`)
})

test('lists wallets of other namespaces, and none in a namespace that it has left', async () => {
  const { wallets } = await readWalletData()
  const namespacesOf = (id: string) => {
    const chains = wallets.find((wallet) => wallet.id === id)?.chains ?? []
    return [...new Set(chains.map((chain) => chain.split(':')[0]))]
  }
  expect(namespacesOf('solflare')).toEqual(['solana'])
  expect(namespacesOf('xverse')).toEqual(['bip122'])
  expect(namespacesOf('polkadot-js')).toEqual(['polkadot'])
  expect(namespacesOf('keplr')).toEqual(['eip155', 'cosmos', 'bip122'])
  expect(namespacesOf('phantom')).not.toContain('bip122')
  expect(namespacesOf('ctrl')).toEqual([])
})
