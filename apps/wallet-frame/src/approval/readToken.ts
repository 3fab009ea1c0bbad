import { decodeText } from '@foyer/chain-kit'
import { encodeFunctionData, parseAbi } from 'viem'
import type { RpcRequest } from '../rpc/createPost.ts'
import { toLabel } from './describe/text.ts'
import { MAX_DECIMALS } from './formatUnits.ts'

/** Claims of a contract about itself. Anyone can write a contract that says anything: they are shown as claims. */
export type TokenClaims = {
  symbol?: string | undefined
  /** Undefined where amounts can only be shown in smallest units. */
  decimals?: number | undefined
  isNft: boolean
}

const ABI = parseAbi([
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function supportsInterface(bytes4 id) view returns (bool)',
])
const ERC721 = '0x80ac58cd'
/** In characters. */
const SYMBOL_LENGTH = 12

/** Asks a token for symbol and decimals. What it does not answer, or answers in another way, is left out. */
export async function readToken(rpc: RpcRequest, token: string): Promise<TokenClaims> {
  const ask = async (functionName: 'symbol' | 'decimals' | 'supportsInterface') => {
    const args = functionName === 'supportsInterface' ? ([ERC721] as const) : undefined
    const data = encodeFunctionData({ abi: ABI, functionName, args } as Parameters<
      typeof encodeFunctionData
    >[0])
    const answer = await rpc('eth_call', [{ to: token, data }, 'latest'])
    return typeof answer === 'string' ? (answer as `0x${string}`) : '0x'
  }
  const [symbol, decimals, isNft] = await Promise.all([
    ask('symbol').then(toSymbol, () => undefined),
    ask('decimals').then(toDecimals, () => undefined),
    ask('supportsInterface').then(
      (answer) => /^0x0{63}1$/.test(answer),
      () => false,
    ),
  ])
  return { symbol, decimals, isNft: isNft && decimals === undefined }
}

function toSymbol(answer: string) {
  const text = decodeText(answer)
  return text && toLabel(text, SYMBOL_LENGTH)
}

function toDecimals(answer: string) {
  if (!/^0x[\da-f]{64}$/i.test(answer)) return undefined
  const decimals = BigInt(answer)
  return decimals <= BigInt(MAX_DECIMALS) ? Number(decimals) : undefined
}
