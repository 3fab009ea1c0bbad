import { expect, test, vi } from 'vitest'
import { openLink, pageLink } from './pageLink.ts'
import { isForMobile } from './platforms.ts'

const page = { href: 'https://dapp.example/a?b=1&c=2', origin: 'https://dapp.example' }

test.each([
  [
    'Phantom',
    'https://phantom.app/ul/browse/https%3A%2F%2Fdapp.example%2Fa%3Fb%3D1%26c%3D2?ref=https%3A%2F%2Fdapp.example',
  ],
  [
    'Solflare',
    'https://solflare.com/ul/v1/browse/https%3A%2F%2Fdapp.example%2Fa%3Fb%3D1%26c%3D2?ref=https%3A%2F%2Fdapp.example',
  ],
  ['Coinbase Wallet', 'https://go.cb-w.com/dapp?cb_url=https%3A%2F%2Fdapp.example%2Fa%3Fb%3D1%26c%3D2'],
  ['Binance Wallet', 'bnc://app.binance.com/cedefi/'],
])('builds the deep link of %s without one in the directory', (name, link) => {
  expect(pageLink({ name }, page)).toBe(link)
  expect(isForMobile({ name })).toBe(true)
})

test.each([
  ['a://open?url={encodedUrl}', 'a://open?url=https%3A%2F%2Fdapp.example%2Fa%3Fb%3D1%26c%3D2'],
  ['https://a.example/?url={url}', 'https://a.example/?url=https://dapp.example/a?b=1&c=2'],
  ['https://a.example/dapp/{urlWithoutScheme}', 'https://a.example/dapp/dapp.example/a?b=1&c=2'],
])('builds a link to the wallet’s browser: %s', (browserLink, link) => {
  expect(pageLink({ name: 'A', browserLink }, page)).toBe(link)
})

test('returns no link when a wallet has none, even when its name is a key of Object.prototype', () => {
  expect(pageLink({ name: 'A' }, page)).toBeUndefined()
  expect(pageLink({ name: 'constructor' }, page)).toBeUndefined()
  expect(isForMobile({ name: 'toString' })).toBe(false)
})

test('opens a page in a new tab and an app in the same one', () => {
  const open = vi.fn()
  vi.stubGlobal('window', { open })
  openLink('https://a.example/')
  openLink('a://b')
  expect(open.mock.calls).toEqual([
    ['https://a.example/', '_blank', 'noopener,noreferrer'],
    ['a://b', '_top', 'noopener,noreferrer'],
  ])
  vi.unstubAllGlobals()
})
