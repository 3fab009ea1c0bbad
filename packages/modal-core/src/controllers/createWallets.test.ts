import { subscribe } from 'valtio/vanilla'
import { expect, test, vi } from 'vitest'
import { createWallets } from './createWallets.ts'

test('loads nothing until the list is requested', () => {
  const { state } = createWallets({})
  expect(state.known).toEqual([])
  expect(state.browse).toEqual({ status: 'idle', wallets: [] })
})

test('loads the bundled list, best known first, in the same shape as other lists', async () => {
  const { state, load } = createWallets({})
  await load()
  expect(state.known.length).toBeGreaterThan(80)
  expect(state.known.map(({ order }) => order)).toEqual(state.known.map((_, index) => index))
  expect(state.known[0]).toMatchObject({
    id: 'metamask',
    rdns: 'io.metamask',
    appStore: 'https://apps.apple.com/app/id1438144202',
    playStore: 'https://play.google.com/store/apps/details?id=io.metamask',
    chromeStore: 'https://chromewebstore.google.com/detail/nkbihfbeogaeaoehlefnkodbefgpgknn',
  })
})

test('updates the state once and synchronously on a search', async () => {
  const { state, load, browse } = createWallets({})
  await load()
  browse()
  await Promise.resolve()
  const onChange = vi.fn()
  subscribe(state, onChange)
  browse({ query: ' METAmask ' })
  expect(state.browse.wallets.map(({ name }) => name)).toEqual(['MetaMask'])
  await Promise.resolve()
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('shows the list when it arrives after browsing has started', async () => {
  const { state, browse } = createWallets({})
  browse()
  await vi.waitUntil(() => state.browse.status === 'ready')
  expect(state.browse.wallets).toHaveLength(state.known.length)
})

test('provides images that are asked for while the list loads', async () => {
  const { state, load, showImages } = createWallets({})
  void load()
  showImages([{ imageId: 'metamask' }])
  await vi.waitUntil(() => state.images.size === 1)
})

test('provides images as data URLs, immediately for known wallets and for all on request', async () => {
  const { state, load, showImages } = createWallets({})
  await load()
  showImages([
    { imageId: 'metamask' },
    { imageId: 'zerion' },
    { imageId: undefined },
    { imageId: '__proto__' },
  ])
  await vi.waitUntil(() => state.images.size === 2)
  expect(state.images.get('zerion')).toMatch(/^data:image\/svg\+xml,%3Csvg/)
})

test('clears the search but keeps the list on reset', async () => {
  const { state, load, browse, reset } = createWallets({})
  await load()
  browse({ query: 'x' })
  reset()
  expect(state).toMatchObject({ query: '', browse: { status: 'idle' } })
  expect(state.known.length).toBeGreaterThan(0)
})
