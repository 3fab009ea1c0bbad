import { proxy, ref } from 'valtio/vanilla'
import type { Directory } from '../directory/createDirectory.ts'
import type { DeepReadonly } from '../types/state.ts'
import type { Wallet, WalletsState } from '../types/wallet.ts'

/** The wallets there are, installed or not. Their list is loaded when the modal is first asked for. */
export function createWallets() {
  const state = proxy<WalletsState>({
    known: ref([]),
    images: ref(new Map()),
    query: '',
    certifiedOnly: false,
    hasCertified: false,
    browse: { status: 'idle', wallets: ref([]) },
  })
  let loading: Promise<Directory> | undefined
  let directory: Directory | undefined

  async function start() {
    const { createDirectory } = await import('../directory/createDirectory.ts')
    directory = createDirectory({
      state,
      setKnown(wallets) {
        state.known = ref(wallets)
      },
      setBrowse(browse) {
        state.browse = { ...browse, wallets: ref(browse.wallets) }
      },
      addImage(imageId, url) {
        state.images = ref(new Map(state.images).set(imageId, url))
      },
    })
    return directory
  }

  /** Loads the list, once; after a failure again. */
  function load(): Promise<Directory> {
    loading ??= start().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  function fail() {
    state.browse = { status: 'failed', wallets: state.browse.wallets }
  }

  return {
    state,
    load,

    /** Looks for wallets. What changed and what is found at once are one change of the state. */
    browse(changes: Partial<Pick<WalletsState, 'query' | 'certifiedOnly'>> = {}) {
      Object.assign(state, changes)
      if (directory !== undefined) directory.browse()
      else load().then(({ browse }) => browse(), fail)
    },

    more: () => directory?.more(),

    /** Loads the pictures of these wallets. Nothing happens for those that are there or have none. */
    showImages(wallets: readonly DeepReadonly<Pick<Wallet, 'imageId'>>[]) {
      const imageIds = wallets.flatMap(({ imageId }) => imageId ?? [])
      const missing = imageIds.filter((imageId) => !state.images.has(imageId))
      if (missing.length > 0) directory?.showImages(missing)
    },

    /** Forgets what was looked for. */
    reset() {
      Object.assign(state, { query: '', certifiedOnly: false, browse: { status: 'idle', wallets: ref([]) } })
    },

    destroy() {
      void loading?.then((one) => one.destroy())
    },
  }
}
