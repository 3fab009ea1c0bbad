import type { GetBalancesParameters, TokenBalance, TokenInput } from '@foyer/modal-core'
import { decodeText, decodeUint, encodeAddress } from './abi.ts'
import { askFirst, nodeOf, type Request, rpcOf } from './request.ts'

/** `balanceOf(address)`, `symbol()`, `name()` and `decimals()` of ERC-20. */
const BALANCE_OF = '0x70a08231'
const SYMBOL = '0x95d89b41'
const NAME = '0x06fdde03'
const DECIMALS = '0x313ce567'

type ReadBalancesParameters = GetBalancesParameters & {
  /** The wallet's EIP-1193 provider, whose node is asked before the dapp's. */
  provider: unknown
  /** What the dapp itself reads the chain with, for example its viem client. Default the network's RPC URLs. */
  client?: unknown
}

/**
 * What an account has on an EVM network: the network's currency, then each token that answers as one. Tokens without
 * decimals are dropped: they are not money.
 */
export async function readBalances({
  address,
  network,
  tokens,
  provider,
  client,
}: ReadBalancesParameters): Promise<TokenBalance[]> {
  // A dapp with a client of its own has not chosen the URLs that came with the network's definition.
  const own = client === undefined ? network.rpcUrls.default.http.map(rpcOf) : [nodeOf(client)]
  const nodes = [nodeOf(provider), ...own].filter((node) => node !== undefined)
  const request = askFirst(nodes)
  const [native, ...others] = await Promise.all([
    request('eth_getBalance', [address, 'latest']).then(decodeUint),
    ...tokens.map((token) => readToken(request, address, token).catch(() => undefined)),
  ])
  const { caipNetworkId: chainId } = network
  const unpriced = { chainId, price: undefined, value: undefined }
  const currency = {
    ...unpriced,
    address: undefined,
    ...network.nativeCurrency,
    amount: native,
    imageUrl: network.assets?.imageUrl,
    note: undefined,
  }
  return [currency, ...others.flatMap((token) => (token === undefined ? [] : { ...unpriced, ...token }))]
}

async function readToken(
  request: Request,
  owner: string,
  { address, imageUrl, note }: TokenInput,
): Promise<Omit<TokenBalance, 'chainId' | 'price' | 'value'> | undefined> {
  const call = (data: string) => request('eth_call', [{ to: address, data }, 'latest'])
  const [amount, decimals, symbol, name] = await Promise.all([
    call(BALANCE_OF + encodeAddress(owner)).then(decodeUint),
    call(DECIMALS).then(decodeUint),
    call(SYMBOL).then(decodeText),
    // Some have no name.
    call(NAME).then(decodeText, () => undefined),
  ])
  // A contract may say anything: ERC-20 has eight bits for its decimals.
  if (symbol === undefined || decimals === 0n || decimals > 255n) return undefined
  return { address, name: name ?? symbol, symbol, decimals: Number(decimals), amount, imageUrl, note }
}
