import { NOT_LOADED, WALLET_UPDATED } from '@foyer/embedded-wallet-frame/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPart } from './loadPart.ts'

const LOST = new TypeError('Failed to fetch dynamically imported module: https://wallet.example/assets/a.js')

const answer = (status: number) => vi.fn(async () => new Response(null, { status }))

beforeEach(() => vi.stubGlobal('location', { href: 'https://wallet.example/sdk' }))
afterEach(() => vi.unstubAllGlobals())

test('loads a part once more where the site answers', async () => {
  vi.stubGlobal('fetch', answer(200))
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(LOST)
  expect(await loadPart(load)).toBe('part')
})

test.each([
  ['Chromium', LOST],
  ['Firefox', new TypeError('error loading dynamically imported module: https://wallet.example/assets/a.js')],
  ['Safari', new TypeError('Importing a module script failed.')],
  [
    'Safari, of a server that answers any path with a page',
    new TypeError("'text/html' is not a valid JavaScript MIME type."),
  ],
])('says that the wallet was updated when a part stays away, in %s', async (_, cause) => {
  vi.stubGlobal('fetch', answer(200))
  const failed = loadPart(() => Promise.reject(cause))
  await expect(failed).rejects.toMatchObject({ failure: 'removed', message: WALLET_UPDATED })
})

test.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is not ready', answer(503)],
])('has the user try again when the site %s', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch)
  const failed = loadPart(() => Promise.reject(LOST))
  await expect(failed).rejects.toMatchObject({ failure: 'connection', message: NOT_LOADED })
})

test('leaves an error of the part itself as it is', async () => {
  const cause = new TypeError('window.part is not a function')
  await expect(loadPart(() => Promise.reject(cause))).rejects.toBe(cause)
})
