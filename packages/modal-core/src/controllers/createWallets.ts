import { proxy, ref } from 'valtio/vanilla'
import type { Directory, DirectoryParameters } from '../directory/types.ts'
import type { ModalStorage } from '../storage/createStorage.ts'
import type { DeepReadonly } from '../types/state.ts'
import type { Wallet, WalletsState } from '../types/wallet.ts'
import { cleanName } from '../utils/cleanName.ts'
import { patch } from '../utils/patch.ts'

type CreateWalletsParameters = DirectoryParameters & { storage?: ModalStorage }

/** All known wallets, installed or not. Their list loads when the modal is first needed. */
export function createWallets({ storage, ...parameters }: CreateWalletsParameters) {
  const state = proxy<WalletsState>({
    recent: [],
    known: [],
    images: ref(new Map()),
    query: '',
    certifiedOnly: false,
    hasCertified: false,
    browse: { status: 'idle', wallets: [] },
    features: {},
  })
  let loading: Promise<Directory> | undefined
  let directory: Directory | undefined

  async function start() {
    directory = await import('../directory/createDirectory.ts').then((one) =>
      one.createDirectory({ ...parameters, state, ref, cleanName }),
    )
    return directory as Directory
  }

  /** Loads the list, once; after a failure again. */
  function load(): Promise<Directory> {
    loading ??= start().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  /** Does something with a list that is on its way, once it is here. */
  const withList = (run: (list: Directory) => void) => void loading?.then(run, () => {})

  function fail() {
    state.browse = { status: 'failed', wallets: state.browse.wallets }
  }

  return {
    state,
    load,

    /** Restores the wallets used last. */
    restore() {
      state.recent = storage?.get('recentWallets') ?? []
    },

    /** True if a directory server is used. */
    hasServer: parameters.directory !== undefined,

    /** Searches the wallets. The new query and what is found at once are one change of the state. */
    browse(changes: Partial<Pick<WalletsState, 'query' | 'certifiedOnly'>> = {}) {
      patch(state, changes)
      if (directory !== undefined) directory.browse()
      else load().then(({ browse }) => browse(), fail)
    },

    /** The next page of what is being browsed. */
    more: () => directory?.more(),

    /** Loads the pictures of these wallets. Nothing happens for those that are there or have none. */
    showImages(wallets: readonly DeepReadonly<Pick<Wallet, 'imageId'>>[]) {
      // The first wallets are drawn while the list still loads.
      withList((one) => one.showImages(wallets))
    },

    /** Clears the search. */
    reset: () => directory?.reset(),

    destroy() {
      withList((one) => one.destroy())
    },
  }
}
