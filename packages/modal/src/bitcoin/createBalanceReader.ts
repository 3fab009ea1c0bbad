import type { GetBalancesParameters, Network, TokenBalance } from '@foyer/modal-core'
import { readBody } from '@foyer/modal-core/page'
import { NodeError } from './errors.ts'

/** The time that a server may take, in milliseconds, before the next is asked. */
const TIMEOUT = 10_000
/** The longest answer that is read, in bytes. Those that are asked for have some hundreds. */
const ANSWER_SIZE = 64 * 1024
/** Networks have the first characters of their genesis as their id. */
const ID_LENGTH = 32
/** 21 million bitcoin. */
const MOST = 2_100_000_000_000_000

export type BalanceReader = (parameters: GetBalancesParameters) => Promise<readonly TokenBalance[]>

/**
 * Creates what reads how much is at an address. It asks the network's `rpcUrls`, servers with the API of Esplora, after
 * they have said which network they serve.
 */
export function createBalanceReader(): BalanceReader {
  const checks = new Map<string, Promise<boolean>>()

  /** True if a server is of the network, asked once. */
  function isOf(url: string, id: unknown) {
    const key = `${url} ${id}`
    const check =
      checks.get(key) ??
      read(url, '/block-height/0').then((genesis) => genesis.trim().slice(0, ID_LENGTH) === id)
    checks.set(key, check)
    // A server that did not answer is asked again.
    check.catch(() => checks.delete(key))
    return check
  }

  async function amountAt(address: string, { rpcUrls, id, name }: Network): Promise<bigint> {
    let cause: unknown
    for (const url of [...rpcUrls.default.http, ...(rpcUrls.chainDefault?.http ?? [])]) {
      try {
        if (await isOf(url, id)) return toAmount(JSON.parse(await read(url, `/address/${address}`)))
      } catch (error) {
        cause = error
      }
    }
    throw new NodeError({ network: name, cause })
  }

  return async ({ address, network }) => {
    const { nativeCurrency, assets, caipNetworkId } = network
    return [
      {
        ...nativeCurrency,
        chainId: caipNetworkId,
        address: undefined,
        amount: await amountAt(address, network),
        price: undefined,
        value: undefined,
        imageUrl: assets?.imageUrl,
        note: undefined,
      },
    ]
  }
}

async function read(url: string, path: string): Promise<string> {
  const response = await fetch(`${url.replace(/\/$/, '')}${path}`, { signal: AbortSignal.timeout(TIMEOUT) })
  const { host } = new URL(url)
  if (!response.ok) throw new Error(`${host} answered with ${response.status}`)
  const { body, isWhole } = await readBody(response, ANSWER_SIZE)
  if (!isWhole) throw new Error(`${host} answered with more than 64 KiB`)
  return new Response(body).text()
}

type Fields = Record<string, unknown>

/** The amount that has come and not gone again, in blocks and waiting for one. */
function toAmount(answer: unknown): bigint {
  const { chain_stats: chain, mempool_stats: waiting } = Object(answer) as Fields
  const amount = [chain, waiting].reduce<number>((sum, part) => sum + balanceOf(Object(part)), 0)
  if (!(amount >= 0 && amount <= MOST)) throw new Error('The server said an amount that cannot be')
  return BigInt(amount)
}

const balanceOf = ({ funded_txo_sum: funded, spent_txo_sum: spent }: Fields) =>
  isMoved(funded) && isMoved(spent) ? funded - spent : Number.NaN

/** A sum of all that has ever come or gone, which may be more than there is. */
const isMoved = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
