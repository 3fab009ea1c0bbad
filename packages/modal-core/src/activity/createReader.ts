import type { ActivityItem, ActivityRecord, ActivitySource, ActivityState } from '../types/activity.ts'
import type { AlertCode } from '../types/alert.ts'
import type { Server, SupportedChains } from '../types/server.ts'
import { cleanIcon } from '../utils/cleanIcon.ts'
import { createChainClient } from '../wire/createChainClient.ts'
import { alertOf } from '../wire/ServerFailure.ts'
import { fromWire } from './fromWire.ts'

/** Pages that are read on at once where nothing in them can be shown: all of them may be spam. */
const PAGES = 5
/** What is drawn of one page. */
const PAGE_LENGTH = 100

type CreateReaderParameters = Server & { supported: SupportedChains } & EntryChunkDeps

/** What the entry chunk passes in. This chunk imports nothing from there, or bundlers would split it. */
type EntryChunkDeps = {
  state: ActivityRecord
  /** Marks what the store is to take as it is. */
  ref: <value extends object>(value: value) => value
  cleanName: (name: unknown) => string | undefined
  alert: (code: AlertCode) => void
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
  alert,
}: CreateReaderParameters): ActivitySource & { destroy: () => void } {
  const ended = new AbortController()
  const client = createChainClient({ baseUrl: endpoint, projectId, supported, signal: ended.signal })
  const origin = new URL(endpoint).origin
  let account: Account | undefined
  let latest = 0
  let items: ActivityItem[] = []
  let cursor: string | undefined
  let isEnd = false

  const show = (status: 'loading' | 'ready' | 'failed') => set({ status, items: ref(items), isEnd })

  function set(next: ActivityState) {
    state.current = next
  }

  /** A picture inside the URL itself or from the chain API, so that drawing it contacts no other server. */
  const cleanPicture = (url: unknown) =>
    typeof url === 'string' && URL.parse(url)?.origin === origin ? url : cleanIcon(url)

  /** Reads on until there is something to show. */
  async function read({ address, caipNetworkId }: Account) {
    const mine = ++latest
    show('loading')
    try {
      for (let page = 0; page < PAGES; page++) {
        const answer = await client.history({ address, chainId: caipNetworkId, cursor })
        if (mine !== latest) return
        if (answer === undefined) return set({ status: 'unsupported' })
        const data = answer.data.slice(0, PAGE_LENGTH)
        const found = fromWire(data, { caipNetworkId, cleanName, cleanPicture })
        const before = cursor === undefined ? [] : items
        const ids = new Set(before.map(({ id }) => id))
        items = [...before, ...found.filter(({ id }) => !ids.has(id))]
        isEnd = !answer.next || answer.next === cursor
        cursor = answer.next ?? undefined
        if (isEnd || items.length > before.length) break
      }
      show('ready')
    } catch (error) {
      if (mine !== latest || ended.signal.aborted) return
      const code = alertOf(error)
      if (code !== undefined) alert(code)
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

    destroy: () => ended.abort(),
  }
}
