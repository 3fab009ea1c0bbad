import { createFoyer } from '@foyer/modal'
import { bitcoinAdapter } from '@foyer/modal/bitcoin'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import { bsc } from 'viem/chains'

createFoyer({ networks: [bsc], adapters: [eip1193Adapter(), bitcoinAdapter()] })
document.body.append(document.createElement('fy-button'))
