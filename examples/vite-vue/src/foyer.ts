import { createFoyer } from '@foyer/modal'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import { bsc } from 'viem/chains'

export const foyer = createFoyer({ networks: [bsc], adapters: [eip1193Adapter()], themeMode: 'page' })
