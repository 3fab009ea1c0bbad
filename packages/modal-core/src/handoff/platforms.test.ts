import { describe, expect, test } from 'vitest'
import { loadLocalWallets } from '../directory/bundled.ts'
import type { Wallet } from '../types/wallet.ts'
import { isSafeLink } from './isSafeLink.ts'
import { type Device, type Platform, pairingLink, platformLinks, platformsOf } from './platforms.ts'

const page = { href: 'https://dapp.example/', origin: 'https://dapp.example' }
const uri = `wc:${'7f'.repeat(32)}@2?relay-protocol=irn&symKey=${'58'.repeat(32)}`
const encoded = encodeURIComponent(uri)

const wallet = (differs: Partial<Wallet>): Wallet => ({
  id: 'w',
  name: 'W',
  injected: false,
  certified: false,
  chains: [],
  order: 0,
  ...differs,
})
const everything = wallet({
  injected: true,
  mobileLink: 'w://',
  universalLink: 'https://w.example/',
  desktopLink: 'wdesk://',
  webappLink: 'https://app.w.example',
  browserLink: 'w://browser?url={encodedUrl}',
})
const links = (one: Wallet, platform: Platform, device: Device) =>
  platformLinks(one, { platform, device, page, uri })

describe('platforms', () => {
  test.each<[Device, Platform[]]>([
    ['desktop', ['qrcode', 'browser', 'desktop', 'web']],
    ['ios', ['mobile', 'browser', 'web']],
    ['android', ['mobile', 'browser', 'web']],
  ])('lists every platform of a wallet that has all of them, on %s', (device, platforms) => {
    expect(platformsOf(everything, { device, page })).toEqual(platforms)
  })

  test.each(['Phantom', 'Solflare', 'Coinbase Wallet'])(
    'opens the page in %s’s own browser first on a phone',
    (name) => {
      expect(platformsOf({ ...everything, name }, { device: 'ios', page })[0]).toBe('browser')
    },
  )

  test('prefers the app of Binance, which cannot open a page from outside', () => {
    expect(platformsOf({ ...everything, name: 'Binance Wallet' }, { device: 'ios', page })[0]).toBe('mobile')
  })

  test('returns unsupported when a wallet has no way to connect', () => {
    expect(platformsOf(wallet({}), { device: 'desktop', page })).toEqual(['unsupported'])
    expect(platformsOf(wallet({ injected: true }), { device: 'ios', page })).toEqual(['unsupported'])
  })
})

describe('links', () => {
  test.each([
    ['trust://', `trust://wc?uri=${encoded}`],
    ['trust:', `trust://wc?uri=${encoded}`],
    ['trust', `trust://wc?uri=${encoded}`],
    ['bnc://app.binance.com/cedefi/', `bnc://app.binance.com/cedefi/wc?uri=${encoded}`],
    ['https://rnbwapp.com', `https://rnbwapp.com/wc?uri=${encoded}`],
    ['https://rnbwapp.com/', `https://rnbwapp.com/wc?uri=${encoded}`],
    ['wc:', uri],
  ])('adds the code to %s, encoded once', (link, expected) => {
    expect(pairingLink(link, uri)).toBe(expected)
  })

  test('returns no link when there is no code, or an invalid one', () => {
    expect(pairingLink('trust://', undefined)).toBeUndefined()
    expect(pairingLink('wc:', 'javascript:alert(1)')).toBeUndefined()
    expect(platformLinks(everything, { platform: 'mobile', device: 'ios', page, uri: undefined })).toEqual([])
  })

  test('prefers the universal link on iOS and the app link on Android, with the other one for a retry', () => {
    expect(links(everything, 'mobile', 'ios').map((link) => link.split('?')[0])).toEqual([
      'https://w.example/wc',
      'w://wc',
    ])
    expect(links(everything, 'mobile', 'android').map((link) => link.split('?')[0])).toEqual([
      'w://wc',
      'https://w.example/wc',
    ])
    expect(links({ ...everything, androidLink: 'wc:' }, 'mobile', 'android')[0]).toBe(uri)
  })

  test('returns one link each for desktop, web and browser', () => {
    expect(links(everything, 'desktop', 'desktop')).toEqual([`wdesk://wc?uri=${encoded}`])
    expect(links(everything, 'web', 'desktop')).toEqual([`https://app.w.example/wc?uri=${encoded}`])
    expect(links(everything, 'browser', 'ios')).toEqual(['w://browser?url=https%3A%2F%2Fdapp.example%2F'])
  })

  test.each([
    'javascript://x/',
    'data:text/html,',
    'file:///',
    'intent://w#Intent;S.browser_fallback_url=https://evil.example;end/',
    'http://w.example/',
  ])('refuses %s', (link) => {
    const hostile = wallet({
      mobileLink: link,
      desktopLink: link,
      webappLink: link,
      browserLink: `${link}{url}`,
    })
    for (const device of ['ios', 'android', 'desktop'] as const)
      for (const platform of ['mobile', 'desktop', 'web', 'browser'] as const)
        expect(links(hostile, platform, device)).toEqual([])
  })
})

const localWallets = await loadLocalWallets()

test.each(localWallets.map((one) => [one.id, one] as const))('the links of %s are well formed', (_, one) => {
  for (const device of ['ios', 'android', 'desktop'] as const)
    for (const platform of platformsOf(one, { device, page }))
      for (const link of links(one, platform, device)) {
        expect(isSafeLink(link)).toBe(true)
        expect(URL.canParse(link)).toBe(true)
        if (platform !== 'browser') expect(decodeURIComponent(link)).toContain(uri)
      }
})
