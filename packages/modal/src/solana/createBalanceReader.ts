import type { GetBalancesParameters, TokenBalance, TokenInput } from '@foyer/modal-core'
import { cleanName } from '@foyer/modal-core/page'
import type { Request } from '../rpc/rpcOf.ts'
import { toAmount, toFields } from './answers.ts'
import { createNodes } from './createNodes.ts'
import { TOKEN_PROGRAMS } from './programs.ts'

export type BalanceReader = (parameters: GetBalancesParameters) => Promise<readonly TokenBalance[]>

/**
 * Creates what reads what an account has: SOL, then each of the dapp's tokens whose mint is there. It asks the network's
 * `rpcUrls`, after they have said which network they serve.
 */
export function createBalanceReader(): BalanceReader {
  const nodeOf = createNodes()

  return async ({ address, network, tokens }) => {
    const request = await nodeOf(network)
    const [amount, found] = await Promise.all([
      request('getBalance', [address]).then((answer) => toAmount(toFields(answer).value)),
      tokens.length === 0 ? [] : readTokens(request, address, tokens).catch(() => []),
    ])
    if (amount === undefined) throw new Error('The node returned no balance of the account')
    const common = { chainId: network.caipNetworkId, price: undefined, value: undefined }
    const { imageUrl } = network.assets ?? {}
    const currency = { ...network.nativeCurrency, address: undefined, amount, imageUrl, note: undefined }
    return [currency, ...found].map((token) => ({ ...common, ...token }))
  }
}

type Token = Omit<TokenBalance, 'chainId' | 'price' | 'value'>

async function readTokens(request: Request, owner: string, tokens: readonly TokenInput[]): Promise<Token[]> {
  const options = { encoding: 'jsonParsed' }
  const mints = tokens.map(({ address }) => address)
  const [infos, ...lists] = await Promise.all([
    request('getMultipleAccounts', [mints, options]),
    ...TOKEN_PROGRAMS.map((programId) => request('getTokenAccountsByOwner', [owner, { programId }, options])),
  ])
  const amounts = addUp(lists)
  const values = toFields(infos).value
  return tokens.flatMap((token, index) => {
    const mint = readMint(Array.isArray(values) ? values[index] : undefined)
    return mint === undefined ? [] : [toToken(token, mint, amounts.get(token.address) ?? 0n)]
  })
}

function toToken(token: TokenInput, mint: Mint, amount: bigint): Token {
  const { address, imageUrl, note } = token
  const symbol = cleanName(token.symbol ?? mint.symbol) ?? `${address.slice(0, 4)}…${address.slice(-4)}`
  const name = cleanName(token.name ?? mint.name) ?? symbol
  return { address, name, symbol, decimals: mint.decimals, amount, imageUrl, note }
}

/** Sums each token over all of an account's token accounts. */
function addUp(lists: readonly unknown[]) {
  const amounts = new Map<string, bigint>()
  for (const list of lists) {
    const { value } = toFields(list)
    for (const item of Array.isArray(value) ? value : []) {
      const { mint, tokenAmount } = toFields(parsedOf(toFields(item).account).info)
      const amount = toAmount(toFields(tokenAmount).amount)
      if (typeof mint === 'string' && amount !== undefined)
        amounts.set(mint, (amounts.get(mint) ?? 0n) + amount)
    }
  }
  return amounts
}

type Mint = { decimals: number; name: unknown; symbol: unknown }

/** Reads a mint from a node's answer. Undefined for an account of another kind. */
function readMint(account: unknown): Mint | undefined {
  const { type, info } = parsedOf(account)
  const { decimals, extensions } = toFields(info)
  if (type !== 'mint' || !Number.isInteger(decimals) || !(Number(decimals) >= 0 && Number(decimals) <= 255))
    return undefined
  const metadata = (Array.isArray(extensions) ? extensions : []).find(
    (one) => toFields(one).extension === 'tokenMetadata',
  )
  const { name, symbol } = toFields(toFields(metadata).state)
  return { decimals: Number(decimals), name, symbol }
}

const parsedOf = (account: unknown) => toFields(toFields(toFields(account).data).parsed)
