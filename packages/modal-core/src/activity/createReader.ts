import { alertOf } from '../directory/serverFailure.ts'
import type { ActivityItem, ActivityRecord, ActivitySource, ActivityState } from '../types/activity.ts'
import type { AlertCode } from '../types/alert.ts'
import { createChainClient } from './createChainClient.ts'
import { fromWire } from './fromWire.ts'

/** Pages that are read on at once where nothing in them can be shown: all of them may be spam. */
const PAGES = 5
/** What is drawn of one page. */
const PAGE_LENGTH = 100

export type ActivityParameters = {
  /** Base URL of the chain API: `/v1/account/{address}/history` is under it. */
  endpoint: string
  /** What the server knows the dapp by. */
  projectId: string
}

/** What comes from the entry chunk: this one imports nothing that is in there, or bundlers would split it. */
type Lent = {
  state: ActivityRecord
  /** Marks what the store is to take as it is. */
  ref: <value extends object>(value: value) => value
  cleanName: (name: unknown) => string | undefined
  cleanIcon: (icon: unknown) => string | undefined
  alert: (code: AlertCode) => void
}

type Account = Parameters<ActivitySource['load']>[0]

/** Reads the transactions of one account at a time, page by page, into the state. */
export function createReader({
  endpoint,
  projectId,
  state,
  ref,
  cleanName,
  cleanIcon,
  alert,
}: ActivityParameters & Lent): ActivitySource & { destroy: () => void } {
  const ended = new AbortController()
  const client = createChainClient({ baseUrl: endpoint, projectId, signal: ended.signal })
  const origin = new URL(endpoint).origin
  let chains: Promise<readonly string[]> | undefined
  let account: Account | undefined
  let latest = 0
  let items: ActivityItem[] = []
  let cursor: string | undefined
  let isEnd = false

  const show = (status: 'loading' | 'ready' | 'failed') => set({ status, items: ref(items), isEnd })

  function set(next: ActivityState) {
    state.current = next
  }

  /** A picture inside the URL itself or from the chain API, so that drawing it tells nobody else. */
  const cleanPicture = (url: unknown) =>
    typeof url === 'string' && URL.parse(url)?.origin === origin ? url : cleanIcon(url)

  /** Which networks there are is asked once; again after a failure. */
  function supportedChains() {
    chains ??= client.supportedChains().catch((error: unknown) => {
      chains = undefined
      throw error
    })
    return chains
  }

  /** Reads on until there is something to show. */
  async function read({ address, caipNetworkId }: Account) {
    const mine = ++latest
    show('loading')
    try {
      const isSupported = (await supportedChains()).includes(caipNetworkId)
      if (mine !== latest) return
      if (!isSupported) return set({ status: 'unsupported' })
      for (let page = 0; page < PAGES; page++) {
        const answer = await client.history({ address, chainId: caipNetworkId, cursor })
        if (mine !== latest) return
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
