import {
  type Address,
  erc20Abi,
  erc20Abi_bytes32,
  type Hex,
  hexToString,
  isHex,
  type PublicClient,
} from 'viem'
import { chunksOf } from '../chunksOf.ts'
import { isShowable } from '../tokenText.ts'
import { isUnanswered } from './isUnanswered.ts'

const MAX_NAME = 60
const MAX_SYMBOL = 20
/** Calls of one token, and of one request. */
const CALLS_EACH = 5
const MAX_CALLS = 200

/** A contract's own name, symbol and decimals. A fact that it lacks, or that cannot be shown, is undefined. */
export type TokenFacts = {
  name: string | undefined
  symbol: string | undefined
  decimals: number | undefined
}

/**
 * Asks contracts what they are, in the order given. Old ones answer with `bytes32`, some with digits of a text.
 *
 * @throws the node does not answer
 */
export async function readTokenFacts(
  client: PublicClient,
  addresses: readonly Address[],
): Promise<TokenFacts[]> {
  const parts = await Promise.all(
    chunksOf(addresses, Math.floor(MAX_CALLS / CALLS_EACH)).map((part) => readPart(client, part)),
  )
  return parts.flat()
}

async function readPart(client: PublicClient, addresses: readonly Address[]): Promise<TokenFacts[]> {
  const answers = await client.multicall({
    deployless: true,
    batchSize: 0,
    contracts: addresses.flatMap((address) => [
      { address, abi: erc20Abi, functionName: 'decimals' } as const,
      { address, abi: erc20Abi, functionName: 'name' } as const,
      { address, abi: erc20Abi_bytes32, functionName: 'name' } as const,
      { address, abi: erc20Abi, functionName: 'symbol' } as const,
      { address, abi: erc20Abi_bytes32, functionName: 'symbol' } as const,
    ]),
  })
  const unanswered = answers.find(({ error }) => error !== undefined && isUnanswered(error))
  if (unanswered !== undefined) throw unanswered.error
  return addresses.map((_, index) => {
    const [decimals, name, oldName, symbol, oldSymbol] = answers
      .slice(CALLS_EACH * index, CALLS_EACH * (index + 1))
      .map(({ result }) => result)
    return {
      name: toText(name, oldName, MAX_NAME),
      symbol: toText(symbol, oldSymbol, MAX_SYMBOL),
      // A contract may say anything: ERC-20 has eight bits for its decimals.
      decimals: typeof decimals === 'number' && decimals <= 255 ? decimals : undefined,
    }
  })
}

/** @param bytes32 the same answer, read as an old contract gives it: counts where it is no string */
function toText(string: unknown, bytes32: unknown, max: number): string | undefined {
  const text = typeof string === 'string' ? string : isHex(bytes32) ? decode(bytes32) : undefined
  if (text === undefined) return undefined
  const shown = isHex(text) && text.length > 2 && text.length % 2 === 0 ? decode(text) : text
  return isShowable(shown, max) ? shown : undefined
}

const decode = (hex: Hex) => hexToString(hex).replaceAll('\0', '')

/** Stands for a symbol that a contract does not say. */
export const shortAddress = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`
