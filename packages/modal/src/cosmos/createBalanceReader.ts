import type { GetBalancesParameters, TokenBalance, TokenInput } from '@foyer/modal-core'
import { cleanName } from '@foyer/modal-core/page'
import { createNodes } from '../rpc/createNodes.ts'
import { type Request, readJson } from '../rpc/rpcOf.ts'

const BANK = '/cosmos/bank/v1beta1'
/** More than a wallet of 128 bits could count. */
const DIGITS = /^\d{1,39}$/
const MAX_DECIMALS = 36

type Fields = Record<string, unknown>
const toFields = (value: unknown) => Object(value) as Fields
const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A function that asks a REST server for a path. */
const restOf =
  (url: string): Request =>
  async (path) => {
    const answer = await readJson(`${url.replace(/\/$/, '')}${path}`)
    if (answer === undefined) throw new Error(`${new URL(url).host} did not answer as a node does`)
    return answer
  }

/**
 * Creates what reads what an account has: the network's own currency, then each of the dapp's tokens (its denom in place of
 * an address) whose decimals the chain says. It asks the REST servers in the network's `rpcUrls`, after they have said
 * which network they serve.
 */
export function createBalanceReader() {
  const nodeOf = createNodes({
    toNode: restOf,
    async isOf(ask, { id }) {
      const info = toFields(await ask('/cosmos/base/tendermint/v1beta1/node_info', []))
      return toFields(info.default_node_info).network === id
    },
  })

  return async ({ address, network, tokens }: GetBalancesParameters): Promise<readonly TokenBalance[]> => {
    const { denom } = network.nativeCurrency
    if (denom === undefined) throw new Error(`Set \`nativeCurrency.denom\` of ${network.name}`)
    const ask = await nodeOf(network)
    const answer = toFields(await ask(`${BANK}/balances/${address}?pagination.limit=1000`, []))
    if (!Array.isArray(answer.balances)) throw new Error('The node returned no balance of the account')
    const amounts = new Map(
      answer.balances.map((one) => {
        const coin = toFields(one)
        return [String(coin.denom), DIGITS.test(String(coin.amount)) ? BigInt(String(coin.amount)) : 0n]
      }),
    )
    const found = await Promise.all(tokens.map((token) => readToken(ask, token).catch(() => undefined)))
    const common = { chainId: network.caipNetworkId, price: undefined, value: undefined }
    const { name, symbol, decimals } = network.nativeCurrency
    const { imageUrl } = network.assets ?? {}
    const amountOf = (one: string) => amounts.get(one) ?? 0n
    return [
      {
        ...common,
        name,
        symbol,
        decimals,
        address: undefined,
        amount: amountOf(denom),
        imageUrl,
        note: undefined,
      },
      ...found.flatMap((token) => (token ? [{ ...common, ...token, amount: amountOf(token.address) }] : [])),
    ]
  }
}

/** The chain's metadata of a denom. Undefined where it does not say its decimals. */
async function readToken(ask: Request, { address, name, symbol, imageUrl, note }: TokenInput) {
  const path = `${BANK}/denoms_metadata_by_query_string?denom=${encodeURIComponent(address)}`
  const metadata = toFields(toFields(await ask(path, [])).metadata)
  const unit = toList(metadata.denom_units).find((one) => toFields(one).denom === metadata.display)
  const decimals = toFields(unit).exponent
  if (!Number.isInteger(decimals) || !(Number(decimals) >= 0 && Number(decimals) <= MAX_DECIMALS))
    return undefined
  const shown = cleanName(symbol ?? metadata.symbol) ?? address.slice(0, 12)
  return {
    address,
    name: cleanName(name ?? metadata.name) ?? shown,
    symbol: shown,
    decimals: Number(decimals),
    imageUrl,
    note,
  }
}
