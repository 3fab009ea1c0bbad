import { createFoyer } from '@foyer/modal'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import { polkadotAdapter } from '@foyer/modal/polkadot'
import { bsc } from 'viem/chains'

createFoyer({ networks: [bsc], adapters: [eip1193Adapter(), polkadotAdapter()] })
document.body.append(document.createElement('fy-button'))
