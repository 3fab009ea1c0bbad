import { createFoyer } from '@foyer/modal'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import { embeddedWallet } from '@foyer/modal/embedded'
import { bsc } from 'viem/chains'

if (import.meta.env.DEV) await import('./testWallet.ts')
// The wallet's site and your project on it. The values here are those of a demonstration on this machine.
const secureSite = import.meta.env.VITE_WALLET_SITE ?? 'http://wallet.localhost:5180'
const projectId = import.meta.env.VITE_PROJECT_ID ?? '00000000000000000000000000000001'
const foyer = createFoyer({
  networks: [bsc],
  adapters: [eip1193Adapter()],
  projectId,
  features: [embeddedWallet({ secureSite })],
  themeMode: 'page',
})

const output = document.querySelector('output')
foyer.on('connect', ({ address }) => output?.replaceChildren(address))
foyer.on('disconnect', () => output?.replaceChildren())
