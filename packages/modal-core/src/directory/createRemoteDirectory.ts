import type { Wallet } from '../types/wallet.ts'
import { schedule as pageSchedule } from '../utils/schedule.ts'
import { createDirectoryClient, type WalletQuery } from '../wire/createDirectoryClient.ts'
import { createServerAlert } from '../wire/createServerAlert.ts'
import { fromWire } from './fromWire.ts'
import { listNamed } from './listNamed.ts'
import { toFeatures } from './toFeatures.ts'
import type { Directory, DirectoryHost } from './types.ts'

const PAGE = 40
const SEARCH_PAGE = 100
/** The debounce of a search, in milliseconds. */
const SEARCH_DELAY = 300
const RECOMMENDED = 4
const RANKED = 20
const PREFETCHED_IMAGES = 20

/**
 * The wallets of a server. While it does not respond, the bundled list replaces them; `local` reads that list.
 */
export function createRemoteDirectory(host: DirectoryHost, local: Directory): Directory {
  const { state, baseUrl, projectId, options, alerts, schedule = pageSchedule } = host
  const ended = new AbortController()
  const listAlert = createServerAlert({ alerts, signal: ended.signal })
  const originAlert = createServerAlert({ alerts, signal: ended.signal })
  const featuresAlert = createServerAlert({ alerts, signal: ended.signal })
  const client = createDirectoryClient({ baseUrl, projectId, signal: ended.signal })
  const asked = new Set<string>()
  const urls: string[] = []
  /** Pictures that failed. They are not asked for again while the modal is open. */
  const failed = new Set<string>()
  let canRetry = false
  /** True once the bundled list replaces the server's. */
  let isLocal = false
  let latest = 0
  let progress: 'loading' | 'loaded' | 'failed' = 'loaded'
  let page = 0
  let found: Wallet[] = []
  let count = 0
  let unschedule = () => {}

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

  /** Loads the wallets that Connect proposes: featured, recommended, and the best certified ones by their ranks. */
  async function propose() {
    const wanted = listNamed(options)
    const include = wanted.filter(isId)
    const rdns = wanted.filter(isRdns)
    const queries: WalletQuery[] = [{ entries: RECOMMENDED, page: 1 }]
    if (include.length > 0) queries.unshift({ entries: include.length, include })
    if (rdns.length > 0) queries.unshift({ entries: rdns.length, rdns })
    const named = wanted.filter(isName)
    queries.push({ entries: RANKED, page: 1, badge_type: 'certified' })
    try {
      const [byName, ...pages] = await Promise.all([askByName(named), ...queries.map(ask)])
      const listed = [...byName, ...pages.flatMap(({ wallets }) => wallets)]
      const isKnown = (text: string) => listed.some((wallet) => wallet.id === text || wallet.rdns === text)
      // An id or rdns that the server does not have may be a name of one word, or with a dot.
      const all = [...(await askByName([...include, ...rdns].filter((text) => !isKnown(text)))), ...listed]
      isLocal = false
      host.setKnown([...new Map(all.map((wallet) => [wallet.id, wallet])).values()])
      host.setHasCertified(all.some(({ certified }) => certified))
    } catch (error) {
      if (ended.signal.aborted) return
      listAlert.raise(error, 'APKT003')
      isLocal = true
      local.propose()
      await local.prepare().catch(() => {})
    }
  }

  /** Wallets of exactly these names: a server that does not know the query answers with others. */
  async function askByName(names: readonly string[]) {
    if (names.length === 0) return []
    const { wallets } = await ask({ entries: names.length, names })
    const wanted = new Set(names.map((name) => name.toLowerCase()))
    return wallets.filter(({ name }) => wanted.has(name.toLowerCase()))
  }

  async function load(next: number) {
    const requestId = ++latest
    progress = 'loading'
    host.setBrowse({ status: 'loading', wallets: found })
    const search = state.query.trim()
    const entries = search === '' ? PAGE : SEARCH_PAGE
    const badge_type = state.certifiedOnly ? ('certified' as const) : undefined
    try {
      const answer = await ask({ page: next, entries, search, badge_type })
      if (requestId !== latest) return
      progress = 'loaded'
      page = next
      const before = next === 1 ? [] : found
      const ids = new Set(before.map(({ id }) => id))
      found = [...before, ...answer.wallets.filter(({ id }) => !ids.has(id))]
      count = answer.wallets.length === 0 ? found.length : answer.count
      host.setBrowse({ status: 'ready', wallets: found, count })
      if (next === 1) showImages(found.slice(0, PREFETCHED_IMAGES))
    } catch (error) {
      if (requestId !== latest || ended.signal.aborted) return
      progress = 'failed'
      listAlert.raise(error, 'APKT003')
      if (found.length === 0 && search === '') {
        isLocal = true
        local.browse()
      } else host.setBrowse({ status: 'failed', wallets: found })
    }
  }

  function showImages(wallets: readonly Readonly<Pick<Wallet, 'imageId'>>[]) {
    for (const { imageId } of wallets) {
      if (imageId === undefined || asked.has(imageId)) continue
      asked.add(imageId)
      void client.image(imageId).then(
        (blob) => {
          const url = URL.createObjectURL(blob)
          urls.push(url)
          host.addImage(imageId, url)
        },
        // The first letter stands in for it.
        () => failed.add(imageId),
      )
    }
  }

  /** Networks that name a picture of the server, and have none of their own. */
  function showNetworkImages() {
    for (const { assets } of host.networks.list) {
      if (!assets?.imageId || assets.imageUrl) continue
      void client.networkImage(assets.imageId).then(
        (blob) => {
          const url = URL.createObjectURL(blob)
          urls.push(url)
          assets.imageUrl = url
        },
        // Its first letter stands in for it.
        () => {},
      )
    }
  }

  async function checkOrigin() {
    try {
      const origins = await client.allowedOrigins()
      originAlert.clear()
      if (!origins.includes(host.origin)) alerts.show(origins.length === 0 ? 'APKT005' : 'APKT002')
    } catch (error) {
      originAlert.raise(error, 'APKT003')
    }
  }

  /** Servers need not support this request: without a response the dapp's own features apply. */
  async function readFeatures() {
    try {
      host.setFeatures(toFeatures(await client.features()))
      featuresAlert.clear()
    } catch (error) {
      featuresAlert.raise(error)
    }
  }

  function start() {
    void propose()
    showNetworkImages()
    if (projectId === undefined) return
    void checkOrigin()
    void readFeatures()
  }

  return {
    propose: start,
    prepare: async () => (isLocal ? local.prepare() : undefined),
    complete: async () => (isLocal ? local.complete() : undefined),

    browse() {
      if (isLocal) {
        local.browse()
        return
      }
      unschedule()
      // Responses of running requests are ignored.
      latest++
      progress = 'loading'
      host.setBrowse({ status: 'loading', wallets: found })
      if (state.query.trim() === '') void load(1)
      else unschedule = schedule(() => void load(1), SEARCH_DELAY)
    },

    more() {
      // After a failure only the visitor retries, not the end of the list.
      if (isLocal || progress !== 'loaded' || state.query.trim() !== '' || found.length >= count) return
      void load(page + 1)
    },

    async has(id) {
      const isKnown = () => [...state.known, ...found].some((wallet) => wallet.id === id)
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
      else showImages(wallets)
    },

    reset() {
      latest++
      unschedule()
      found = []
      canRetry = true
      host.reset()
    },

    retry() {
      if (!canRetry) return
      canRetry = false
      for (const imageId of failed) asked.delete(imageId)
      failed.clear()
      if (isLocal) start()
    },

    destroy() {
      ended.abort()
      unschedule()
      for (const url of urls) URL.revokeObjectURL(url)
    },
  }
}

/** An option names wallets by rdns, name or id: an rdns has a dot and no space, an id neither. */
const isRdns = (text: string) => text.includes('.') && !isName(text)
const isName = (text: string) => text.includes(' ')
const isId = (text: string) => !text.includes('.') && !isName(text)
