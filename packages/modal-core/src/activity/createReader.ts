import type { ActivityItem, ActivityRecord, ActivitySource, ActivityState } from '../types/activity.ts'
import type { Server, SupportedChains } from '../types/server.ts'
import { cleanIcon } from '../utils/cleanIcon.ts'
import { parseUrl } from '../utils/floor.ts'
import { createChainClient } from '../wire/createChainClient.ts'
import { createPictures } from '../wire/createPictures.ts'
import { type Alerts, createServerAlert } from '../wire/createServerAlert.ts'
import { createWireClient } from '../wire/createWireClient.ts'
import { hasReason } from '../wire/ServerFailure.ts'
import { fromWire } from './fromWire.ts'

/** The most pages that one read requests until it finds something to show: whole pages may be spam. */
const PAGES = 5
/** The most transactions that are shown of one page. */
const PAGE_LENGTH = 100

type CreateReaderParameters = Server & { supported: SupportedChains } & EntryChunkDeps

/** Objects that the entry chunk passes in. This chunk imports nothing from there, or bundlers would split it. */
type EntryChunkDeps = {
  state: ActivityRecord
  /** valtio's `ref`: the store keeps the value as it is, without a proxy. */
  ref: <value extends object>(value: value) => value
  cleanName: (name: unknown) => string | undefined
  alerts: Alerts
}

type Account = Parameters<ActivitySource['load']>[0]

/** Reads the transactions of one account at a time, page by page, into the state. */
export function createReader({
  endpoint,
  projectId,
  supported,
  state,
  ref,
  cleanName,
  alerts,
}: CreateReaderParameters): ActivitySource & { destroy: () => void } {
  const ended = new AbortController()
  const { raise } = createServerAlert({ alerts, signal: ended.signal, isTold: true })
  const parameters = { baseUrl: endpoint, projectId, signal: ended.signal }
  const client = createChainClient({ ...parameters, supported })
  const pictures = createPictures(createWireClient(parameters))
  const origin = new URL(endpoint).origin
  let account: Account | undefined
  let latest = 0
  let items: ActivityItem[] = []
  /** The server's rows of the items, kept to map them again when their pictures have loaded. */
  let data: unknown[] = []
  let cursor: string | undefined
  let isEnd = false

  const show = (status: 'loading' | 'ready' | 'failed') => set({ status, items: ref(items), isEnd })

  function set(next: ActivityState) {
    state.current = next
  }

  /** A picture inside the URL itself or from the chain API, so that drawing it contacts no other server. */
  function cleanPicture(url: unknown) {
    if (typeof url !== 'string' || parseUrl(url)?.origin !== origin) return cleanIcon(url)
    const known = pictures.get(url)
    if (known === undefined) void pictures.load(url).then((drawn) => drawn && redraw())
    return known
  }

  function toItems({ caipNetworkId }: Account): ActivityItem[] {
    const all = fromWire(data, { caipNetworkId, cleanName, cleanPicture })
    return [...new Map(all.toReversed().map((item) => [item.id, item])).values()].toReversed()
  }

  function redraw() {
    const { current } = state
    if (account === undefined || !('items' in current)) return
    items = toItems(account)
    show(current.status)
  }

  /** Reads on until there is something to show. */
  async function read(asked: Account) {
    const { address, caipNetworkId } = asked
    const requestId = ++latest
    show('loading')
    try {
      for (let page = 0; page < PAGES; page++) {
        const answer = await client.history({ address, chainId: caipNetworkId, cursor })
        if (requestId !== latest) return
        if (answer === undefined) return set({ status: 'unsupported' })
        const before = cursor === undefined ? [] : data
        const count = cursor === undefined ? 0 : items.length
        data = [...before, ...answer.data.slice(0, PAGE_LENGTH)]
        items = toItems(asked)
        isEnd = !answer.next || answer.next === cursor
        cursor = answer.next ?? undefined
        if (isEnd || items.length > count) break
      }
      show('ready')
    } catch (error) {
      if (requestId !== latest || ended.signal.aborted) return
      // This server has no history of the network, which is not the same as an empty one.
      if (hasReason(error, 'history')) return set({ status: 'unsupported' })
      raise(error)
      show('failed')
    }
  }

  return {
    async load(next) {
      const isSame = account?.address === next.address && account.caipNetworkId === next.caipNetworkId
      if (!isSame) items = []
      account = next
      cursor = undefined
      isEnd = false
      await read(next)
    },

    async more() {
      if (account !== undefined && !isEnd) await read(account)
    },

    clear() {
      latest++
      account = undefined
      set({ status: 'idle' })
    },

    destroy() {
      ended.abort()
      pictures.destroy()
    },
  }
}
