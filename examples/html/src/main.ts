import { createFoyer } from '@foyer/modal'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import { bsc } from 'viem/chains'

if (import.meta.env.DEV) await import('./testWallet.ts')
const foyer = createFoyer({ networks: [bsc], adapters: [eip1193Adapter()], themeMode: 'page' })

const output = document.querySelector('output')
foyer.on('connect', ({ address }) => output?.replaceChildren(address))
foyer.on('disconnect', () => output?.replaceChildren())
