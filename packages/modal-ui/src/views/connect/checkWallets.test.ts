import { createModal } from '@foyer/modal-core'
import { bsc, createFakeAdapter } from '@foyer/modal-core/test'
import { afterEach, expect, test, vi } from 'vitest'
import { checkWallets } from './checkWallets.ts'

afterEach(() => vi.restoreAllMocks())

test('warns once of each wallet that there is not, with the nearest', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const modal = createModal({
    networks: [bsc],
    adapters: [createFakeAdapter()],
    storage: null,
    wallets: [
      'metamsk',
      'MetaMask',
      { title: 'More', wallets: ['io.unheard', 'walletConnect', 'io.one', 'qqqq'] },
    ],
  })
  await checkWallets(modal)
  await checkWallets(modal)
  const page = 'See "Exactly these" in docs/wallets.md of @foyer/modal.'
  const start = '[Foyer] The option `wallets`'
  expect(warn.mock.calls).toEqual([
    [
      `${start} names "metamsk", which is no wallet of the list and no connector. Did you mean "metamask"? ${page}`,
    ],
    [`${start} names "qqqq", which is no wallet of the list and no connector. ${page}`],
  ])
  modal.destroy()
})

test('says that an empty list shows no wallet', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const modal = createModal({ networks: [bsc], adapters: [createFakeAdapter()], storage: null, wallets: [] })
  await checkWallets(modal)
  expect(warn.mock.calls).toEqual([
    [
      '[Foyer] The option `wallets` is empty, so Connect shows no wallet. Leave it out for the usual list. See "Exactly these" in docs/wallets.md of @foyer/modal.',
    ],
  ])
  modal.destroy()
})
