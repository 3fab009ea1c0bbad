import { createHash } from 'node:crypto'
import { describeCauses, type Tracing } from '@foyer/server-kit'
import { isHex, keccak256 } from 'viem'
import { type AskUpstream, askUpstream } from './askUpstream.ts'
import { isDeliveredBy, RpcError, type RpcRequest } from './rpc.ts'

/** Time limits of one upstream, and of all together. Clients wait for 15 s. */
const TIMEOUT_MS = 8_000
const TOTAL_TIMEOUT_MS = 12_000
/** Blocks behind the best upstream from which one counts as out of step. */
const MAX_BLOCKS_BEHIND = 20n

/**
 * Milliseconds for which an upstream that did not answer is asked last. A page's request may take several reads, one after the
 * other, and must not wait for it with each of them.
 */
const ASKED_LAST_MS = 30_000

/** The result of a check of one upstream. */
export type NodeCheck = {
  /** A digest of the URL, whose path may be a key. */
  node: string
  /** True if it is of the right chain and not behind. */
  isUsable: boolean
  /** Null when it did not answer. */
  head: bigint | null
  problem: string | null
}

type Upstream = {
  node: string
  /** The path of its URL may be a key. */
  host: string
  ask: AskUpstream
  isUsable: boolean
  head: bigint | undefined
  /** The time at which it did not answer; undefined once it has. */
  failedAt: number | undefined
  /** The problem that the last check has met; undefined when all was right. */
  problem: string | undefined
}

export type Upstreams = {
  /**
   * Sends a JSON-RPC request to the first upstream that answers.
   *
   * @throws {RpcError} the node's own error
   * @throws {UpstreamsError} none answers in time
   */
  request: (
    request: RpcRequest,
    options?: { only?: number; onAnswer?: (upstream: number) => void },
  ) => Promise<unknown>
  /** Asks each upstream for its chain id and head, and passes over those that are wrong until they are right again. */
  check: () => Promise<void>
  /** Lists what the last check has found. */
  listChecks: () => NodeCheck[]
  /** Takes over what another process has found. False, and nothing is changed, when an upstream is not among it. */
  adopt: (checks: readonly NodeCheck[]) => boolean
  /** True if an upstream of the right chain has answered the last check. */
  isReady: () => boolean
  /** Blocks by which each upstream is behind the best; undefined for one that did not answer the last check. */
  listLags: () => (number | undefined)[]
  /** Lists the problem of each upstream that is not right, with the addresses that were tried. */
  listProblems: () => string[]
}

/** No upstream of a chain answers. */
export class UpstreamsError extends Error {
  override name = 'UpstreamsError'
}

export type CreateUpstreamsParameters = {
  chainId: number
  /** In order of preference. */
  rpcUrls: readonly string[]
  /** Gets each request to an upstream, by its place in the list. */
  onRequest?: (request: UpstreamRequest) => void
  tracing?: Pick<Tracing, 'send'> | undefined
}

export type UpstreamRequest = { place: number; outcome: 'answered' | 'refused' | 'failed'; ms: number }

export function createUpstreams(parameters: CreateUpstreamsParameters): Upstreams {
  const { chainId, rpcUrls, onRequest, tracing } = parameters
  const upstreams = rpcUrls.map(
    (url, place): Upstream => ({
      node: createHash('sha256').update(url).digest('hex').slice(0, 32),
      host: new URL(url).host,
      ask: askUpstream(url, tracing && { tracing, attributes: { chain: `eip155:${chainId}`, place } }),
      isUsable: true,
      head: undefined,
      failedAt: undefined,
      problem: undefined,
    }),
  )

  async function check() {
    await Promise.all(upstreams.map(checkOne))
    const best = upstreams.reduce((high, { head = 0n }) => (head > high ? head : high), 0n)
    for (const upstream of upstreams)
      if (upstream.head !== undefined && best - upstream.head > MAX_BLOCKS_BEHIND) upstream.isUsable = false
  }

  async function checkOne(upstream: Upstream) {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    try {
      const [id, head] = await Promise.all([
        upstream.ask({ method: 'eth_chainId', params: [] }, signal),
        upstream.ask({ method: 'eth_blockNumber', params: [] }, signal),
      ])
      upstream.isUsable = isHex(id) && Number(id) === chainId
      upstream.head = isHex(head) ? BigInt(head) : undefined
      upstream.problem = upstream.isUsable
        ? undefined
        : `is of chain ${isHex(id) ? Number(id) : 'none'} instead of ${chainId}`
    } catch (error) {
      upstream.problem = `does not answer: ${describeCauses(error)}`
      // It stays in the list: a node that was down for the check may be back for the next request.
      upstream.head = undefined
    }
  }

  /** By preference, but those last that have just not answered. */
  function inOrder() {
    const since = performance.now() - ASKED_LAST_MS
    const hasFailed = ({ failedAt }: Upstream) => failedAt !== undefined && failedAt > since
    return upstreams.toSorted((a, b) => Number(hasFailed(a)) - Number(hasFailed(b)))
  }

  return {
    check,
    listChecks: () =>
      upstreams.map(({ node, isUsable, head = null, problem = null }) => ({ node, isUsable, head, problem })),
    adopt(checks) {
      const byNode = new Map(checks.map((one) => [one.node, one]))
      const found = upstreams.flatMap((upstream) => {
        const one = byNode.get(upstream.node)
        return one === undefined ? [] : [{ upstream, one }]
      })
      if (found.length < upstreams.length) return false
      for (const { upstream, one } of found) {
        upstream.isUsable = one.isUsable
        upstream.head = one.head ?? undefined
        upstream.problem = one.problem ?? undefined
      }
      return true
    },
    listProblems: () =>
      upstreams.flatMap(({ host, problem }) => (problem === undefined ? [] : [`${host} ${problem}`])),
    listLags() {
      const heads = upstreams.map(({ head }) => head)
      const best = heads.reduce<bigint>((high, head = 0n) => (head > high ? head : high), 0n)
      return heads.map((head) => (head === undefined ? undefined : Number(best - head)))
    },
    isReady: () => upstreams.some(({ isUsable, head }) => isUsable && head !== undefined),
    async request(request, { only, onAnswer } = {}) {
      const deadline = AbortSignal.timeout(TOTAL_TIMEOUT_MS)
      const causes: unknown[] = []
      for (const upstream of inOrder()) {
        if (deadline.aborted) break
        const index = upstreams.indexOf(upstream)
        if (!upstream.isUsable || (only !== undefined && only !== index)) continue
        const { ask } = upstream
        const signal = AbortSignal.any([deadline, AbortSignal.timeout(TIMEOUT_MS)])
        const start = performance.now()
        const reportOutcome = (outcome: UpstreamRequest['outcome']) =>
          onRequest?.({ place: index, outcome, ms: performance.now() - start })
        try {
          // The one before may have passed the transaction on before it failed.
          const isRetry = causes.length > 0 && request.method === 'eth_sendRawTransaction'
          const result = isRetry ? await sendUnlessKnown(ask, request, signal) : await ask(request, signal)
          upstream.failedAt = undefined
          reportOutcome('answered')
          onAnswer?.(index)
          return result
        } catch (error) {
          reportOutcome(error instanceof RpcError && !error.isOfUpstream ? 'refused' : 'failed')
          if (error instanceof RpcError) {
            if (isDeliveredBy(error, request)) return keccak256(request.params[0])
            if (!error.isOfUpstream) throw error
          }
          upstream.failedAt = performance.now()
          causes.push(error)
        }
      }
      throw new UpstreamsError('No upstream answers.', { cause: new AggregateError(causes) })
    },
  }
}

async function sendUnlessKnown(ask: AskUpstream, request: RpcRequest, signal: AbortSignal) {
  const [raw] = request.params
  if (!isHex(raw)) return ask(request, signal)
  const hash = keccak256(raw)
  const known = await ask({ method: 'eth_getTransactionByHash', params: [hash] }, signal)
  return known === null ? ask(request, signal) : hash
}
