import { schedule as pageSchedule } from '../utils/schedule.ts'
import { createDirectoryClient, type WalletQuery } from '../wire/createDirectoryClient.ts'
import { createServerAlert } from '../wire/createServerAlert.ts'
import { createBrowsing, PAGE } from './createBrowsing.ts'
import { createImages } from './createImages.ts'
import { createProjectReader } from './createProjectReader.ts'
import { findProposed, isId } from './findProposed.ts'
import { fromWire } from './fromWire.ts'
import type { Directory, DirectoryHost } from './types.ts'

const PREFETCHED_IMAGES = 20

/**
 * The wallets of a server. While it does not respond, the bundled list replaces them; `local` reads that list.
 */
export function createRemoteDirectory(host: DirectoryHost, local: Directory): Directory {
  const { state, baseUrl, projectId, options, alerts, schedule = pageSchedule } = host
  const ended = new AbortController()
  const listAlert = createServerAlert({ alerts, signal: ended.signal })
  const client = createDirectoryClient({ baseUrl, projectId, signal: ended.signal })
  const images = createImages(client, host)
  const project = createProjectReader({ client, host, signal: ended.signal })
  let canRetry = false
  /** True once the bundled list replaces the server's. */
  let isLocal = false

  async function ask(query: WalletQuery) {
    const exclude = query.include === undefined ? options.excludeWallets.filter(isId) : undefined
    const answer = await client.wallets({ ...query, exclude, chains: host.chains })
    listAlert.clear()
    const wallets = fromWire(answer.data.slice(0, query.entries), {
      ...host,
      isOwnUrl: client.isOwnUrl,
      firstPlace: PAGE * ((query.page ?? 1) - 1),
    })
    return { wallets, count: answer.count }
  }

  /** Loads the wallets that Connect proposes. While the server does not respond, the bundled list proposes its own. */
  async function propose() {
    try {
      const proposed = await findProposed(host.named(), ask)
      isLocal = false
      host.setKnown(proposed)
      host.setHasCertified(proposed.some(({ certified }) => certified))
    } catch (error) {
      if (ended.signal.aborted) return
      listAlert.raise(error, 'APKT003')
      isLocal = true
      local.propose()
      await local.prepare().catch(() => {})
    }
  }

  const browsing = createBrowsing({
    state,
    setBrowse: host.setBrowse,
    schedule,
    signal: ended.signal,
    ask,
    onFirstPage: (wallets) => images.showWallets(wallets.slice(0, PREFETCHED_IMAGES)),
    onFailure(error, isEmpty) {
      listAlert.raise(error, 'APKT003')
      if (!isEmpty) return
      isLocal = true
      local.browse()
    },
  })

  function start() {
    void propose()
    images.showNetworks(host.networks.list)
    if (projectId !== undefined) project.read()
  }

  return {
    propose: start,
    prepare: async () => (isLocal ? local.prepare() : undefined),
    complete: async () => (isLocal ? local.complete() : undefined),

    browse() {
      if (isLocal) local.browse()
      else browsing.browse()
    },

    more() {
      if (!isLocal) browsing.more()
    },

    async has(id) {
      const isKnown = () => [...state.known, ...browsing.found()].some((wallet) => wallet.id === id)
      if (isKnown()) return true
      try {
        const { wallets } = await ask({ entries: 1, page: 1, include: [id] })
        if (wallets.some((wallet) => wallet.id === id)) host.setBrowse({ status: 'idle', wallets })
        return wallets.some((wallet) => wallet.id === id)
      } catch {
        return isKnown()
      }
    },

    showImages(wallets) {
      if (isLocal) local.showImages(wallets)
      else images.showWallets(wallets)
    },

    reset() {
      browsing.reset()
      canRetry = true
      host.reset()
    },

    retry() {
      if (!canRetry) return
      canRetry = false
      images.retry()
      if (isLocal) start()
    },

    destroy() {
      ended.abort()
      browsing.cancel()
      images.destroy()
    },
  }
}
