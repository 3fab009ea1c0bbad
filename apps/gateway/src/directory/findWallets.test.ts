import { expect, test } from 'vitest'
import { findWallets } from './findWallets.ts'
import { type WireWallet, walletQuerySchema } from './wire.ts'

const NAMES = ['My Trust', 'Entrust', 'Trust', 'Trustee', 'Other']
const wallets = NAMES.map(
  (name, index): WireWallet => ({
    id: name.toLowerCase().replace(' ', '-'),
    name,
    homepage: null,
    image_id: 'x',
    order: index,
    mobile_link: null,
    link_mode: null,
    desktop_link: null,
    webapp_link: null,
    app_store: null,
    play_store: null,
    chrome_store: null,
    rdns: null,
    chains: ['eip155:56'],
    injected: [],
    badge_type: 'none',
  }),
)
const find = (query: Record<string, string>) =>
  findWallets(wallets, walletQuerySchema.parse(query)).data.map(({ name }) => name)

test('ranks the whole name first, then its beginning, the beginning of a word, and any part', () => {
  expect(find({ search: 'TRUST' })).toEqual(['Trust', 'Trustee', 'My Trust', 'Entrust'])
})

test('keeps the order of the list without a search', () => {
  expect(find({})).toEqual(NAMES)
  expect(find({ search: '  ' })).toEqual(NAMES)
})

test('takes an empty list of ids for none', () => {
  expect(find({ include: '', exclude: '' })).toEqual(NAMES)
})
