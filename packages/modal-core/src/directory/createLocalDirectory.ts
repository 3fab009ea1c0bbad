import { loadFailureOf } from '../errors/loadFailureOf.ts'
import { firstWallets, loadLocalImage, loadLocalWallets } from './bundled.ts'
import type { StateWriter } from './createStateWriter.ts'
import { listNamed } from './listNamed.ts'
import type { Directory, DirectoryParameters, EntryChunkDeps } from './types.ts'

type CreateLocalDirectoryParameters = Pick<EntryChunkDeps, 'state'> &
  Required<Pick<DirectoryParameters, 'networks' | 'options'>> & { writer: StateWriter }

/**
 * The list that comes with the package, searched on the spot. It begins with the best known wallets, which are all that
 * most visitors are shown, and loads the others once something asks for them.
 */
export function createLocalDirectory({
  state,
  networks,
  options,
  writer,
}: CreateLocalDirectoryParameters): Directory {
  const asked = new Set<string>()
  /** Connectors that the first wallets do not describe. */
  const strangers = new Set<string>()
  let wallets = firstWallets
  let loading: Promise<void> | undefined

  async function load() {
    const all = await loadLocalWallets()
    // A server may have answered meanwhile.
    const isShown = state.known === wallets
    wallets = all
    if (isShown) setKnown()
  }

  /** Loads the whole list: once, and again after a failure. */
  function complete(): Promise<void> {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  const setKnown = () =>
    writer.setKnown(wallets, (id) => {
      strangers.add(id)
      // Their order is that of the list.
      if (strangers.size > 1) void complete().catch(() => {})
    })

  /** Returns true if the first wallets are fewer than Connect proposes, or not in its order. */
  function isShort() {
    const { excludeWallets, walletRanks = {} } = options
    const named = listNamed(options).length + excludeWallets.length + Object.keys(walletRanks).length
    const isEvm = networks.list.some(({ chainNamespace }) => chainNamespace === 'eip155')
    return named > 0 || state.recent.length > 0 || strangers.size > 1 || !isEvm
  }

  async function showImage(imageId: string) {
    const url = await loadLocalImage(imageId).catch(() => undefined)
    if (url === undefined) asked.delete(imageId)
    else writer.addImage(imageId, url)
  }

  function find() {
    const words = state.query.trim().toLowerCase()
    const found = wallets.filter(({ name }) => name.toLowerCase().includes(words))
    writer.setBrowse({ status: 'ready', wallets: found, count: found.length })
  }

  const includes = (id: string) => wallets.some((wallet) => wallet.id === id)

  return {
    propose: setKnown,
    prepare: async () => (isShort() ? complete() : undefined),
    complete,
    browse() {
      if (wallets !== firstWallets) return find()
      writer.setBrowse({ status: 'loading', wallets: state.browse.wallets })
      complete().then(find, async (cause: unknown) => {
        const reason = await loadFailureOf(cause)
        writer.setBrowse({ status: 'failed', wallets: state.browse.wallets, reason })
      })
    },
    more: () => {},
    async has(id) {
      if (!includes(id)) await complete()
      return includes(id)
    },
    showImages(pictured) {
      for (const { imageId } of pictured) {
        if (imageId === undefined || asked.has(imageId)) continue
        asked.add(imageId)
        void showImage(imageId)
      }
    },
    reset: writer.reset,
    retry: () => {},
    destroy: () => {},
  }
}
