import type { Locale } from '@foyer/modal'
import { createTestWallet } from '@foyer/testing'
import { createSolanaTestWallet } from '@foyer/testing/solana'
import { foyer } from './bnbAndSolana.tsx'

// The page of the docs in a browser with one wallet for both. `?locale=ja&theme=light`: how the modal looks.
createTestWallet({ rpcUrl: 'http://127.0.0.1:9', chainId: 56 }).announce()
createSolanaTestWallet().announce()

const query = new URLSearchParams(location.search)
foyer.update({
  locale: (query.get('locale') ?? 'en') as Locale,
  themeMode: query.get('theme') === 'light' ? 'light' : 'dark',
})
