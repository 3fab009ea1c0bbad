import type { GetBalancesParameters, TokenBalance } from '@foyer/modal-core'
import { createServers } from './createServers.ts'

/** 21 million bitcoin. */
const MAX_SATOSHIS = 2_100_000_000_000_000

export type BalanceReader = (parameters: GetBalancesParameters) => Promise<readonly TokenBalance[]>

/** Creates what reads how much is at an address. */
export function createBalanceReader(): BalanceReader {
  const ask = createServers()

  return async ({ address, network }) => {
    const { nativeCurrency, assets, caipNetworkId } = network
    return [
      {
        ...nativeCurrency,
        chainId: caipNetworkId,
        address: undefined,
        amount: await ask(network, `/address/${address}`, (body) => toAmount(JSON.parse(body))),
        price: undefined,
        value: undefined,
        imageUrl: assets?.imageUrl,
        note: undefined,
      },
    ]
  }
}

type Fields = Record<string, unknown>

/** The amount that has come and not gone again, in blocks and waiting for one. */
function toAmount(answer: unknown): bigint {
  const { chain_stats: chain, mempool_stats: waiting } = Object(answer) as Fields
  const amount = [chain, waiting].reduce<number>((sum, part) => sum + balanceOf(Object(part)), 0)
  if (!(amount >= 0 && amount <= MAX_SATOSHIS)) throw new Error('The server said an amount that cannot be')
  return BigInt(amount)
}

const balanceOf = ({ funded_txo_sum: funded, spent_txo_sum: spent }: Fields) =>
  isMoved(funded) && isMoved(spent) ? funded - spent : Number.NaN

/** A sum of all that has ever come or gone, which may be more than there is. */
const isMoved = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
