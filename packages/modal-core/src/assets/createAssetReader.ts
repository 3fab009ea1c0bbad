import type { BalanceState, TokenBalance, TokenInput } from '../types/balance.ts'
import type { BalanceAdapter, BalanceQuery } from '../types/balanceSource.ts'
import type { Server, SupportedChains } from '../types/server.ts'
import { cleanIcon } from '../utils/cleanIcon.ts'
import { parseUrl } from '../utils/floor.ts'
import { createChainClient } from '../wire/createChainClient.ts'
import { createPictures } from '../wire/createPictures.ts'
import { type Alerts, createServerAlert } from '../wire/createServerAlert.ts'
import { createWireClient } from '../wire/createWireClient.ts'
import { fromWallet } from './fromWallet.ts'
import { type FoundToken, fromWire } from './fromWire.ts'

/** The time for which the server is not asked again after a failure, in milliseconds. */
const BACK_OFF = 30_000
/** The most tokens that are shown of one answer. */
const MAX_TOKENS = 200

export type CreateAssetReaderParameters = EntryChunkDeps & {
  /** Undefined where the dapp names no server. */
  server: Server | undefined
  supported: SupportedChains
  now: () => number
}

/** Objects that the entry chunk passes in. This chunk imports nothing from there, or bundlers would split it. */
type EntryChunkDeps = {
  state: { current: BalanceState }
  cleanName: (name: unknown) => string | undefined
  alerts: Alerts
}

/**
 * Reads what an account has: from its wallet, else from the chain API, else from the chain. Tokens of the `tokens`
 * option that the first two do not list are read from the chain and appended.
 */
export function createAssetReader({
  server,
  supported,
  state,
  cleanName,
  alerts,
  now,
}: CreateAssetReaderParameters) {
  const ended = new AbortController()
  const alert = createServerAlert({ alerts, signal: ended.signal })
  const remote = server && createRemote({ ...server, supported, signal: ended.signal })
  /** Times at which the server failed last, by account and network. */
  const failures = new Map<string, number>()

  async function readWallet(
    query: BalanceQuery,
    { getAssets }: BalanceAdapter,
  ): Promise<FoundToken[] | undefined> {
    const { address, connectorId, network } = query
    const answer = await getAssets?.({ address, connectorId, network }).catch(() => undefined)
    return fromWallet(answer, { caipNetworkId: network.caipNetworkId, cleanName, cleanIcon })
  }

  async function readServer(query: BalanceQuery): Promise<FoundToken[] | undefined> {
    const { address, network, isForced } = query
    const { caipNetworkId } = network
    const key = `${caipNetworkId}:${address}`
    if (remote === undefined || now() - (failures.get(key) ?? -BACK_OFF) < BACK_OFF) return undefined
    try {
      const answer = await remote.client.balance({ address, chainId: caipNetworkId, isForced })
      failures.delete(key)
      alert.clear()
      return answer && fromWire(answer.balances.slice(0, MAX_TOKENS), { caipNetworkId, cleanName })
    } catch (error) {
      failures.set(key, now())
      alert.raise(error)
      return undefined
    }
  }

  /** Adds the tokens that the answer lacks, and the pictures and notes that the dapp gives its tokens. */
  async function complete(found: FoundToken[], query: BalanceQuery, { getBalances }: BalanceAdapter) {
    const listed = new Map(found.map((token) => [keyOf(token), token]))
    const missing = query.tokens.filter((token) => !listed.has(keyOf(token)))
    const isComplete = listed.has(keyOf({ address: undefined })) && missing.length === 0
    const read = isComplete ? [] : await getBalances?.({ ...query, tokens: missing }).catch(() => [])
    const added = (read ?? []).filter((token) => !listed.has(keyOf(token)))
    const options = new Map(query.tokens.map((token) => [keyOf(token), token]))
    return [...listed.values(), ...added]
      .sort((a, b) => Number(isCurrency(b)) - Number(isCurrency(a)))
      .map((token) => withOption(token, options.get(keyOf(token))))
  }

  /** Draws the pictures of the server as they come. */
  function addPictures(tokens: readonly (TokenBalance & { iconUrl?: string | undefined })[]): TokenBalance[] {
    return tokens.map(({ iconUrl, ...token }) => {
      if (token.imageUrl !== undefined || remote === undefined) return token
      const path = remote.pathOf(iconUrl) ?? `/public/getTokenImage/${encodeURIComponent(token.symbol)}`
      void remote.pictures.load(path).then((url) => url !== undefined && draw(token, url))
      return { ...token, imageUrl: remote.pictures.get(path) }
    })
  }

  function draw(token: TokenBalance, imageUrl: string) {
    const { current } = state
    if (current.status !== 'ready') return
    const drawn = current.tokens.find((one) => one.chainId === token.chainId && keyOf(one) === keyOf(token))
    if (drawn !== undefined) drawn.imageUrl = imageUrl
  }

  return {
    /** Rejects when none of the three has an answer, with what the chain said. */
    async read(query: BalanceQuery, adapter: BalanceAdapter): Promise<TokenBalance[]> {
      const found = (await readWallet(query, adapter)) ?? (await readServer(query))
      if (found !== undefined) return addPictures(await complete(found, query, adapter))
      if (adapter.getBalances === undefined)
        throw new Error('Neither the wallet nor a server returned the assets of the account')
      return addPictures([...(await adapter.getBalances(query))])
    },

    destroy() {
      ended.abort()
      remote?.pictures.destroy()
    },
  }
}

type RemoteParameters = Server & { supported: SupportedChains; signal: AbortSignal }

function createRemote({ endpoint: baseUrl, projectId, supported, signal }: RemoteParameters) {
  const parameters = { baseUrl, projectId, signal }
  const origin = parseUrl(baseUrl)?.origin
  return {
    client: createChainClient({ ...parameters, supported }),
    pictures: createPictures(createWireClient(parameters)),
    /** A picture of this server: no other is asked. */
    pathOf: (url: string | undefined) => (url && parseUrl(url)?.origin === origin ? url : undefined),
  }
}

const keyOf = ({ address }: { address: string | undefined }) => address?.toLowerCase() ?? ''
const isCurrency = ({ address }: TokenBalance) => address === undefined

const withOption = <token extends TokenBalance>(token: token, option: TokenInput | undefined): token => ({
  ...token,
  imageUrl: option?.imageUrl ?? token.imageUrl,
  note: option?.note,
})
