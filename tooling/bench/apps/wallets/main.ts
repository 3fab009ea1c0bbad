import { createFoyer, type Instance } from '@foyer/modal'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import { bsc } from 'viem/chains'

declare global {
  var foyer: Instance
}

/** The modal with this page's own host for its directory of wallets; the measurement answers for it. */
globalThis.foyer = createFoyer({
  networks: [bsc],
  adapters: [eip1193Adapter()],
  endpoints: { directory: `${location.origin}/directory` },
  projectId: 'bench',
  storage: null,
})
