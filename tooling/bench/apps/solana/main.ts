import { createFoyer } from '@foyer/modal'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import { solanaAdapter } from '@foyer/modal/solana'
import { bsc } from 'viem/chains'

createFoyer({ networks: [bsc], adapters: [eip1193Adapter(), solanaAdapter()] })
document.body.append(document.createElement('fy-button'))
