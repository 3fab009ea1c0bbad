import type { RpcRequest } from './createPost.ts'

/** The worth of one unit of a chain's currency in US dollars: `answer` in units of `10 ** -decimals`. */
export type Price = { answer: bigint; decimals: number }

/** `decimals()` and `latestRoundData()` of Chainlink's feeds. */
const DECIMALS = '0x313ce567'
const ROUND = '0xfeaf968c'

const MAX_DECIMALS = 36n

/** Asks a feed. Undefined for what is not there, not above zero, or older than its heartbeat in the chain's time. */
export async function readPrice(
  rpc: RpcRequest,
  { address, heartbeat }: { address: string; heartbeat: number },
): Promise<Price | undefined> {
  const ask = (data: string) => rpc('eth_call', [{ to: address, data }, 'latest'])
  try {
    const [decimals, round, block] = await Promise.all([
      ask(DECIMALS),
      ask(ROUND),
      rpc('eth_getBlockByNumber', ['latest', false]),
    ])
    const [digits = MAX_DECIMALS + 1n] = words(decimals)
    const [, answer = 0n, , updatedAt = 0n] = words(round)
    const now = BigInt((block as { timestamp: string }).timestamp)
    const isFresh = now - updatedAt <= BigInt(heartbeat)
    const isUsable = isFresh && answer > 0n && answer < 2n ** 255n && digits <= MAX_DECIMALS
    return isUsable ? { answer, decimals: Number(digits) } : undefined
  } catch {
    return undefined
  }
}

const words = (data: unknown) =>
  (String(data).slice(2).match(/.{64}/g) ?? []).map((word) => BigInt(`0x${word}`))
