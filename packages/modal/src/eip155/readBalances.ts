import type { GetBalancesParameters, TokenBalance, TokenInput } from '@foyer/modal-core'
import { askFirst, type Request } from '../rpc/rpcOf.ts'
import { decodeText, decodeUint, encodeAddress } from './abi.ts'
import { type Nodes, nodesOf } from './request.ts'

/** `balanceOf(address)`, `symbol()`, `name()` and `decimals()` of ERC-20. */
const BALANCE_OF = '0x70a08231'
const SYMBOL = '0x95d89b41'
const NAME = '0x06fdde03'
const DECIMALS = '0x313ce567'

/**
 * The balances of an account on an EVM network: the network's currency, then each token that answers as one. The dapp names
 * these tokens, so those with 0 decimals are among them.
 */
export async function readBalances(parameters: GetBalancesParameters & Nodes): Promise<TokenBalance[]> {
  const { address, network, tokens } = parameters
  const request = askFirst(nodesOf(parameters))
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
    // Some have no symbol, and some no name.
    call(SYMBOL).then(decodeText, () => undefined),
    call(NAME).then(decodeText, () => undefined),
  ])
  // A contract may say anything: ERC-20 has eight bits for its decimals.
  if (decimals > 255n) return undefined
  const known = symbol ?? `${address.slice(0, 6)}…${address.slice(-4)}`
  return { address, name: name ?? known, symbol: known, decimals: Number(decimals), amount, imageUrl, note }
}
