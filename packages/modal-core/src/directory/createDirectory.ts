import type { WalletsState } from '../types/wallet.ts'
import { loadLocalImage, localWallets } from './bundled.ts'
import { createStateWriter, type StateWriter } from './createStateWriter.ts'
import type { Directory, DirectoryParameters, EntryChunkDeps } from './types.ts'

const NO_NETWORKS = { list: [], active: '' }
const NO_OPTIONS = { featuredWallets: [], excludeWallets: [] }

/** The wallets of the configured server, or the list that comes with the package. */
export async function createDirectory({
  directory: baseUrl,
  projectId,
  chains = [],
  networks = NO_NETWORKS,
  origin = '',
  options = NO_OPTIONS,
  alert = () => {},
  schedule,
  setIdentify,
  state,
  ref,
  cleanName,
}: DirectoryParameters & EntryChunkDeps): Promise<Directory> {
  const writer = createStateWriter({ state, ref, setIdentify })
  const local = createLocalDirectory(state, writer)
  if (baseUrl === undefined) {
    local.propose()
    return local
  }
  if (projectId === undefined) alert('APKT008')
  const { createRemoteDirectory } = await import('./createRemoteDirectory.ts')
  const host = {
    ...writer,
    state,
    baseUrl,
    projectId,
    chains,
    networks,
    origin,
    options,
    alert,
    schedule,
    cleanName,
  }
  const remote = createRemoteDirectory(host, local)
  remote.propose()
  return remote
}

/** The list that comes with the package, searched on the spot. */
function createLocalDirectory(state: WalletsState, writer: StateWriter): Directory {
  const asked = new Set<string>()

  async function showImage(imageId: string) {
    const url = await loadLocalImage(imageId).catch(() => undefined)
    if (url === undefined) asked.delete(imageId)
    else writer.addImage(imageId, url)
  }

  return {
    propose: () => writer.setKnown(localWallets),
    browse() {
      const words = state.query.trim().toLowerCase()
      const wallets = localWallets.filter(({ name }) => name.toLowerCase().includes(words))
      writer.setBrowse({ status: 'ready', wallets, count: wallets.length })
    },
    more: () => {},
    has: async (id) => localWallets.some((wallet) => wallet.id === id),
    showImages(wallets) {
      for (const { imageId } of wallets) {
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
