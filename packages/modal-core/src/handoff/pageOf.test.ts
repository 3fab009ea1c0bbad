import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageLink } from './pageLink.ts'
import { pageOf } from './pageOf.ts'

const PAGE = 'https://dapp.example/record?tab=1'

beforeEach(() => vi.stubGlobal('location', new URL(PAGE)))
afterEach(() => vi.unstubAllGlobals())

test('is the page that the dapp names, also by its path', () => {
  const named = 'https://dapp.example/?code=K7M2P9QX'
  expect(pageOf({ pageUrl: named }).href).toBe(named)
  expect(pageOf({ pageUrl: '/?code=K7M2P9QX' }).href).toBe(named)
  const link = pageLink(
    { name: 'Any', browserLink: 'https://wallet.example/dapp?url={encodedUrl}' },
    pageOf({ pageUrl: named }),
  )
  expect(decodeURIComponent(link ?? '')).toContain('dapp.example/?code=K7M2P9QX')
})

test('is this page where the dapp names none, or no page', () => {
  for (const pageUrl of [undefined, 'javascript:alert(1)', 'intent://x', 'https://'])
    expect(pageOf({ pageUrl }).href, pageUrl).toBe(PAGE)
})
