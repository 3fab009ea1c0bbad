import { createFoyer } from '@foyer/modal'
import { cosmosAdapter } from '@foyer/modal/cosmos'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import { bsc } from 'viem/chains'

createFoyer({ networks: [bsc], adapters: [eip1193Adapter(), cosmosAdapter()] })
document.body.append(document.createElement('fy-button'))
