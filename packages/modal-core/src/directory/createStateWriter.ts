import type { Identify } from '../controllers/createConnectors.ts'
import type { ProjectFeatures, Wallet, WalletsState } from '../types/wallet.ts'
import { patch } from '../utils/patch.ts'

type CreateStateWriterParameters = {
  state: WalletsState
  /** valtio's `ref`: hundreds of wallets need no proxies. */
  ref: <value extends object>(value: value) => value
  /** Receives the function that finds connectors among the wallets. */
  setIdentify: ((identify: Identify) => void) | undefined
}

/** Writes the wallets that a directory has found into the state. */
export const createStateWriter = ({ state, ref, setIdentify }: CreateStateWriterParameters) => ({
  /** `onMissing` is called with the id of a connector that may be a wallet, but none of these. */
  setKnown(wallets: readonly Wallet[], onMissing?: (connectorId: string) => void) {
    state.known = ref(wallets)
    setIdentify?.(({ id, rdns, explorerId, type }) => {
      const wallet = rdns === undefined ? undefined : wallets.find((one) => one.rdns === rdns)
      if (wallet === undefined && (rdns !== undefined || type === 'EXTERNAL')) onMissing?.(id)
      return wallet && { explorerId: explorerId ?? wallet.id, imageId: wallet.imageId }
    })
  },

  setFeatures(features: ProjectFeatures) {
    state.features = features
  },

  setHasCertified(hasCertified: boolean) {
    state.hasCertified = hasCertified
  },

  setBrowse(browse: WalletsState['browse']) {
    state.browse = { ...browse, wallets: ref(browse.wallets) }
  },

  addImage(imageId: string, url: string) {
    state.images = ref(new Map(state.images).set(imageId, url))
  },

  reset() {
    patch(state, {
      query: '',
      certifiedOnly: false,
      browse: { status: 'idle', wallets: [] },
    })
  },
})

export type StateWriter = ReturnType<typeof createStateWriter>
