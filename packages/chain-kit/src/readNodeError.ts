import { type Cause, causesOf, fieldOf } from './causesOf.ts'

/**
 * Why a node did not answer what it was asked.
 *
 * - `unreachable`: no connection, a timeout, an HTTP error, an answer that is no JSON-RPC.
 * - `limited`: it is asked too much, or has too much to do.
 * - `behind`: it does not have the block, or not all of it yet.
 * - `pruned`: it no longer keeps the state of the block.
 * - `refused`: its server does not take the request as it is.
 */
export type NodeTrouble = 'unreachable' | 'limited' | 'behind' | 'pruned' | 'refused'

/** Errors of viem, and of our own transports, by their names: an error may come from another copy of the library. */
const NAMES: Record<string, NodeTrouble> = {
  LimitExceededRpcError: 'limited',
  NodeBehindError: 'behind',
  NodeStalledError: 'behind',
  ResourceNotFoundRpcError: 'behind',
  ResponseBodyTooLargeError: 'unreachable',
  SocketClosedError: 'unreachable',
  TimeoutError: 'unreachable',
  WebSocketRequestError: 'unreachable',
}

/** JSON-RPC codes that say it without words. Providers have their own besides those of EIP-1474. */
const CODES: ReadonlyMap<unknown, NodeTrouble> = new Map([
  [-39001, 'behind'],
  [-32801, 'pruned'],
  [-32052, 'limited'],
  [-32046, 'unreachable'],
  [-32001, 'behind'],
  [-32005, 'limited'],
  [-32007, 'limited'],
  [-32011, 'unreachable'],
  [-32012, 'limited'],
  [-32016, 'limited'],
  [-32019, 'behind'],
  [-32029, 'limited'],
  [-32090, 'limited'],
  [-32097, 'limited'],
  // dRPC: "Temporary internal error".
  [19, 'unreachable'],
  [429, 'limited'],
  [4444, 'pruned'],
  [500, 'unreachable'],
  [502, 'unreachable'],
  [503, 'unreachable'],
  [504, 'unreachable'],
])

/** Codes for anything: what happened is in their text only. */
const GENERAL_CODES = new Set<unknown>([-32000, -32002, -32603, -32099])

const TEXTS: readonly [NodeTrouble, RegExp][] = [
  [
    'pruned',
    /missing trie node|histor\w+ (state|data|rpc)|state .*(pruned|not available|unavailable)|pruned|archive|state histories|proof window/,
  ],
  [
    'behind',
    /(header|block|receipt|transaction) (for hash |(with )?number \S+ |(0x)?[\da-f]+ )?(was |is )?not (yet )?(found|available|indexed)|(cannot|could not|unable to) find (the )?(block|header)|blocks? .*cannot be found|beyond (the )?(current )?(latest|head)|unknown block|(index|indexing) .*(in progress|not finished)|not (fully |yet )?(synced|caught up)|syncing|behind|no state available|after last accepted|future block|greater than (the )?(latest|head)|out of range|resource not (found|available)/,
  ],
  [
    'limited',
    /too many (requests|connections)|rate.?limit|(request|call|query|usage|daily|throughput|capacity|credits?|compute units?|quota).{0,24}(limit|exceeded|reached|exhausted)|limit exceeded|over ?capacity|overloaded|server (is )?busy|(retry|try again) (later|in)|slow down/,
  ],
  [
    'unreachable',
    /time[d ]?.?out|deadline exceeded|econn|connection (reset|refused|closed)|socket hang up|bad gateway|(service|temporarily|currently) unavailable|unhealthy|shutting down|no (healthy )?(backend|upstream|endpoint|node)s?\b|upstream|fetch failed|failed to fetch|network ?error/,
  ],
]

/** Answers of a server that a repetition does not change. */
const REFUSALS = new Set<unknown>([400, 413, 422])

/** Errors of a contract or the pool of transactions: these are answers, with any error code. */
const ANSWERS =
  /revert|invalid opcode|out of gas|insufficient (funds|balance)|nonce too (low|high)|already known|underpriced|intrinsic gas|fee cap|invalid (argument|params|sender)/

/**
 * Reads by code and text why a node could not answer.
 *
 * @param error anything thrown on the way to a node and back: by viem, by wagmi, or a bare JSON-RPC error
 * @returns `undefined` for an answer, such as a contract's refusal, and for errors of anything else than a node
 */
export function readNodeError(error: unknown): NodeTrouble | undefined {
  const causes = causesOf(error)
  if (causes.some(isAnswer)) return undefined
  for (const cause of causes) {
    const trouble = readCause(cause)
    if (trouble !== undefined) return trouble
  }
  return undefined
}

/** Returns true if the same request may succeed when it is made again. */
export function isTransient(error: unknown) {
  const trouble = readNodeError(error)
  return trouble !== undefined && trouble !== 'refused'
}

function isAnswer({ error, name, code, message }: Cause) {
  if (name.startsWith('ContractFunction')) return fieldOf(error, 'data') !== undefined
  if (code === 3) return true
  return GENERAL_CODES.has(code) && ANSWERS.test(textOf(error, message))
}

function readCause({ error, name, code, message }: Cause): NodeTrouble | undefined {
  if (name === 'HttpRequestError') return readStatus(fieldOf(error, 'status'))
  const known = NAMES[name] ?? CODES.get(code)
  if (known !== undefined) return known
  if (!GENERAL_CODES.has(code)) return undefined
  const text = textOf(error, message)
  return TEXTS.find(([, pattern]) => pattern.test(text))?.[0]
}

function readStatus(status: unknown): NodeTrouble {
  if (status === 429) return 'limited'
  return REFUSALS.has(status) ? 'refused' : 'unreachable'
}

/** The words of the node. Those of viem around them name the request, whose URL or function could match. */
function textOf(error: unknown, message: string) {
  const details = fieldOf(error, 'details')
  return (typeof details === 'string' ? details : message).toLowerCase()
}
