import { expect, test } from 'vitest'
import { STORE_HOSTS } from './safePage.ts'
import { toCustomWallet } from './toCustomWallet.ts'

const wallet = { id: 'mine', name: 'Mine' }
const PAGES = ['homepage', 'universalLink', 'webappLink'] as const
const LINKS = ['mobileLink', 'androidLink', 'desktopLink', 'browserLink'] as const
const STORES = ['appStore', 'playStore', 'chromeStore'] as const

/** The links of a wallet that has this one everywhere. */
function linksOf(link: string) {
  const names = [...PAGES, ...LINKS, ...STORES]
  const custom = toCustomWallet({ ...wallet, ...Object.fromEntries(names.map((name) => [name, link])) })
  return Object.fromEntries(
    names.flatMap((name) => (custom[name] === undefined ? [] : [[name, custom[name]]])),
  )
}

test('adds what a custom wallet leaves out', () => {
  expect(toCustomWallet(wallet)).toMatchObject({
    ...wallet,
    injected: false,
    certified: false,
    chains: [],
    order: 0,
  })
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://dapp.example/1',
  'http://wallet.example/',
  'not a link',
  '',
])('drops a link that leads nowhere good: %j', (link) => {
  expect(linksOf(link)).toEqual({})
})

test('keeps pages over TLS, where a page is meant', () => {
  const link = 'https://wallet.example/'
  expect(linksOf(link)).toEqual(Object.fromEntries([...PAGES, ...LINKS].map((name) => [name, link])))
})

test('keeps links with a scheme of their own, where an app is meant', () => {
  expect(linksOf('mine://')).toEqual(Object.fromEntries(LINKS.map((name) => [name, 'mine://'])))
})

test('keeps pages of the stores', () => {
  const stores = {
    appStore: 'https://apps.apple.com/app/id1',
    playStore: 'https://play.google.com/store/apps/details?id=a',
    chromeStore: 'https://chromewebstore.google.com/detail/a',
  }
  expect(toCustomWallet({ ...wallet, ...stores })).toMatchObject(stores)
})

test.each(STORES)('knows the hosts of a store that the directory knows: %s', (store) => {
  const isKept = (host: string) =>
    toCustomWallet({ ...wallet, [store]: `https://${host}/app` })[store] !== undefined
  const hosts = STORES.flatMap((one) => STORE_HOSTS[one])
  expect(hosts.filter(isKept)).toEqual(STORE_HOSTS[store])
  expect(
    STORE_HOSTS[store].flatMap((host) => [`${host}.example`, `x${host}`, `example/${host}`]).filter(isKept),
  ).toEqual([])
})
