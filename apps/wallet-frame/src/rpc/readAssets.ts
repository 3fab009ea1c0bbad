import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import * as z from 'zod/mini'
import { chainOf } from '../approval/chains.ts'
import { readToken } from '../approval/readToken.ts'
import type { RpcRequest } from './createPost.ts'
import type { RpcOf } from './createRpc.ts'
import { quantity, toBigInt, toHex } from './quantity.ts'

type ReadAssetsParameters = {
  rpcOf: RpcOf
  /** Ids of the project's chains. */
  chainIds: readonly number[]
  /** The addresses of the user who is logged in. */
  accounts: readonly string[]
}

/** `balanceOf(address)` */
const BALANCE_OF = '0x70a08231'
const NATIVE = { address: 'native', type: 'NATIVE' } as const
/** More tokens of a chain than that are nobody's list. */
const MAX_TOKENS = 50

const address = z.string().check(z.regex(/^0x[\da-f]{40}$/i))
const assetSchema = z.object({ address: z.string(), type: z.string() })
const requestSchema = z.object({
  account: address,
  chainFilter: z.optional(z.array(z.string())),
  assetTypeFilter: z.optional(z.array(z.string())),
  assetFilter: z.optional(z.record(z.string(), z.array(assetSchema).check(z.maxLength(MAX_TOKENS)))),
})

/** ERC-7811 writes types in lower case, deployed clients in capitals. */
const toType = (type: string) => type.toUpperCase()

/** An asset of ERC-7811. The wallet knows neither prices nor pictures. */
type Asset = {
  address: string
  balance: `0x${string}`
  type: 'NATIVE' | 'ERC20'
  metadata: { name: string; symbol: string; decimals: number; iconUrl: ''; price: 0 }
}

/**
 * The assets of the user's account (ERC-7811): the currency of each chain, and of tokens those that the dapp names, since a
 * node does not list them. What cannot be read is left out.
 *
 * @throws {ReplyError} the request is for another account, or none
 */
export async function readAssets(
  params: unknown,
  { rpcOf, chainIds, accounts }: ReadAssetsParameters,
): Promise<Record<string, Asset[]>> {
  const parsed = requestSchema.safeParse(Array.isArray(params) ? params[0] : params)
  if (!parsed.success) throw new ReplyError('Invalid input')
  const { account, chainFilter, assetTypeFilter, assetFilter = {} } = parsed.data
  if (!accounts.some((own) => own.toLowerCase() === account.toLowerCase()))
    throw new ReplyError('The request is for another account')
  const isWanted = (id: number) => chainFilter?.map(Number).includes(id) ?? true
  const types = assetTypeFilter?.map(toType)
  const isType = (type: string) => types?.includes(toType(type)) ?? true
  const ofChain = async (id: number) => {
    const named = assetFilter[toHex(id)] ?? [NATIVE]
    const wanted = named.filter(({ type }) => isType(type))
    const read = wanted.map((asset) => readAsset(asset, { rpc: rpcOf(id), account, chainId: id }))
    const found = await Promise.allSettled(read)
    return found.flatMap((each) => (each.status === 'fulfilled' && each.value ? [each.value] : []))
  }
  const chosen = chainIds.filter(isWanted)
  const assets = await Promise.all(chosen.map(ofChain))
  return Object.fromEntries(chosen.map((id, index) => [toHex(id), assets[index] ?? []]))
}

type Place = { rpc: RpcRequest; account: string; chainId: number }

async function readAsset(
  asset: z.infer<typeof assetSchema>,
  { rpc, account, chainId }: Place,
): Promise<Asset | undefined> {
  const type = toType(asset.type)
  if (type === 'NATIVE') {
    const { symbol = 'ETH' } = chainOf(chainId) ?? {}
    const balance = toHex(quantity(await rpc('eth_getBalance', [account, 'latest'])))
    return { ...NATIVE, balance, metadata: toMetadata(symbol, 18) }
  }
  if (type !== 'ERC20' || !address.safeParse(asset.address).success) return undefined
  const data = `${BALANCE_OF}${account.slice(2).toLowerCase().padStart(64, '0')}`
  const [claims, answer] = await Promise.all([
    readToken(rpc, asset.address),
    rpc('eth_call', [{ to: asset.address, data }, 'latest']),
  ])
  const balance = toBigInt(answer)
  const { symbol, decimals, isNft } = claims
  if (balance === undefined || symbol === undefined || decimals === undefined || isNft) return undefined
  return {
    address: asset.address,
    balance: toHex(balance),
    type: 'ERC20',
    metadata: toMetadata(symbol, decimals),
  }
}

const toMetadata = (symbol: string, decimals: number) =>
  ({ name: symbol, symbol, decimals, iconUrl: '', price: 0 }) as const
