import { createFoyer } from '@foyer/modal'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import { embeddedWallet } from '@foyer/modal/embedded'
import { mainnet } from 'viem/chains'

const { projectId, secureSite } = Object.fromEntries(new URLSearchParams(location.search))
const foyer = createFoyer({
  networks: [mainnet],
  adapters: [eip1193Adapter()],
  projectId,
  features: [embeddedWallet({ secureSite: secureSite ?? '' })],
})
document.body.append(document.createElement('fy-button'))
Object.assign(window, { foyer })
