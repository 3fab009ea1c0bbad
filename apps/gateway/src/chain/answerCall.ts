import { isHex, numberToHex } from 'viem'
import * as z from 'zod'
import type { Chain } from './createChains.ts'
import { FILTER_CREATION, FILTER_USE, PASSED_METHODS } from './methods.ts'
import { RpcError } from './rpc.ts'

const MAX_LOG_BLOCKS = 5_000n

export const rpcCallSchema = z.object({
  jsonrpc: z.literal('2.0').optional(),
  id: z.union([z.string().max(100), z.number(), z.null()]).default(null),
  method: z.string().max(100),
  params: z.array(z.unknown()).max(20).default([]),
})

export type RpcCall = z.output<typeof rpcCallSchema>

export type RpcAnswer = { jsonrpc: '2.0'; id: RpcCall['id'] } & (
  | { result: unknown }
  | { error: { code: number; message: string; data?: unknown } }
)

/**
 * Answers one JSON-RPC call of a page.
 *
 * @throws {UpstreamsError} no upstream answers
 */
export async function answerCall(chain: Chain, { id, method, params }: RpcCall): Promise<RpcAnswer> {
  const jsonrpc = '2.0' as const
  try {
    return { jsonrpc, id, result: await resultOf(chain, method, params) }
  } catch (error) {
    if (!(error instanceof RpcError)) throw error
    const { code, message, data } = error
    return { jsonrpc, id, error: { code, message, ...(data === undefined ? {} : { data }) } }
  }
}

/** Points of a client's limit that a call takes. */
export const pointsOf = ({ method }: RpcCall) => (method === 'eth_getLogs' ? 10 : 1)

async function resultOf(chain: Chain, method: string, params: readonly unknown[]): Promise<unknown> {
  if (method === 'eth_chainId') return numberToHex(chain.chainId)
  if (method === 'net_version') return String(chain.chainId)
  if (method === 'eth_accounts') return []
  if (!PASSED_METHODS.has(method)) throw refuse(-32_601, 'Requested RPC call is not allowed')
  if (method === 'eth_getLogs' || method === 'eth_newFilter') await checkRange(chain, params[0])
  if (FILTER_CREATION.has(method)) return createFilter(chain, method, params)
  if (FILTER_USE.has(method)) return useFilter(chain, method, params[0])
  return chain.readShared({ method, params })
}

const refuse = (code: number, message: string) => new RpcError({ code, message })

/** A filter's id carries the place of the node that knows it: `1`, two digits, the node's own id. */
async function createFilter(chain: Chain, method: string, params: readonly unknown[]) {
  let place = 0
  const id = await chain.upstreams.request({ method, params }, { onAnswer: (upstream) => (place = upstream) })
  if (!isHex(id)) throw refuse(-32_603, 'The node answers no filter id.')
  return `0x1${place.toString(16).padStart(2, '0')}${id.slice(2)}`
}

function useFilter(chain: Chain, method: string, id: unknown) {
  const [, place, own] = /^0x1([0-9a-f]{2})([0-9a-f]{1,64})$/.exec(String(id)) ?? []
  if (place === undefined) throw refuse(-32_000, 'filter not found')
  return chain.upstreams.request({ method, params: [`0x${own}`] }, { only: Number.parseInt(place, 16) })
}

async function checkRange(chain: Chain, filter: unknown) {
  const { success, data } = z
    .object({ blockHash: z.unknown(), fromBlock: z.unknown(), toBlock: z.unknown() })
    .partial()
    .safeParse(filter)
  if (!success) throw refuse(-32_602, 'Expected a filter.')
  if (data.blockHash !== undefined) return
  const head = BigInt(String(await chain.readShared({ method: 'eth_blockNumber', params: [] })))
  const span = blockOf(data.toBlock, head) - blockOf(data.fromBlock, head)
  if (span >= MAX_LOG_BLOCKS) throw refuse(-32_602, `Logs are limited to ${MAX_LOG_BLOCKS} blocks a request.`)
}

function blockOf(block: unknown, head: bigint): bigint {
  if (block === 'earliest') return 0n
  return isHex(block) && block.length <= 18 ? BigInt(block) : head
}
