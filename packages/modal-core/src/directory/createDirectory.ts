import type { AlertCode } from '../types/alert.ts'
import type { Wallet, WalletsState } from '../types/wallet.ts'
import type { Schedule } from '../utils/schedule.ts'
import { loadLocalImage, localWallets } from './bundled.ts'
import { createStateWriter, type StateWriter } from './createStateWriter.ts'

type Pictured = Readonly<Pick<Wallet, 'imageId'>>

export type Directory = {
  /** Finds what Connect proposes. */
  propose: () => void
  /** Looks for wallets: by the state's `query` and `certifiedOnly`. */
  browse: () => void
  more: () => void
  /** Whether there is a wallet of this id. One that is not listed yet is looked up and put among those browsed. */
  has: (id: string) => Promise<boolean>
  showImages: (wallets: readonly Pictured[]) => void
  reset: () => void
  destroy: () => void
}

export type DirectoryParameters = {
  /** Undefined: no server is asked. */
  directory?: string | undefined
  projectId?: string | undefined
  /** CAIP-2 ids of the configured networks. */
  chains?: readonly string[]
  /** The page's. */
  origin?: string
  options?: { readonly featuredWallets: readonly string[]; readonly excludeWallets: readonly string[] }
  alert?: (code: AlertCode) => void
  schedule?: Schedule
}

/** What the entry chunk passes in. This chunk imports nothing from there, or bundlers would split it. */
type EntryChunkDeps = {
  state: WalletsState
  ref: <value extends object>(value: value) => value
  cleanName: (name: unknown) => string | undefined
  cleanIcon: (icon: unknown) => string | undefined
}

/** What a source of wallets works with. */
export type DirectoryHost = Required<Omit<DirectoryParameters, 'directory' | 'projectId' | 'schedule'>> &
  StateWriter &
  Pick<EntryChunkDeps, 'state' | 'cleanName' | 'cleanIcon'> & {
    baseUrl: string
    projectId: string | undefined
    /** Default the page's clock. */
    schedule: Schedule | undefined
  }

const NO_OPTIONS = { featuredWallets: [], excludeWallets: [] }

/** The wallets of the configured server, or the list that comes with the package. */
export async function createDirectory({
  directory: baseUrl,
  projectId,
  chains = [],
  origin = '',
  options = NO_OPTIONS,
  alert = () => {},
  schedule,
  state,
  ref,
  cleanName,
  cleanIcon,
}: DirectoryParameters & EntryChunkDeps): Promise<Directory> {
  const writer = createStateWriter({ state, ref })
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
    origin,
    options,
    alert,
    schedule,
    cleanName,
    cleanIcon,
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
    destroy: () => {},
  }
}
