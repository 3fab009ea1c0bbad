import type { Chain } from './createChains.ts'
import { isUnanswered } from './isUnanswered.ts'

/** In wei, as decimal strings. */
export type GasPrices = { standard: string; fast: string; instant: string }

const BLOCKS = 10
/** Of the tips that were paid in a block. */
const PERCENTILES = [25, 50, 90]
/** In per cent of the node's own price, for chains without a fee history. */
const FACTORS = [100n, 110n, 125n]

/** Prices for a usual, a fast and an immediate transaction: by the tips of the last blocks, else by the node's price. */
export async function readGasPrices({ client }: Chain): Promise<GasPrices> {
  const prices = (await readFeeHistory(client)) ?? (await scaleGasPrice(client))
  const [standard = 0n, fast = 0n, instant = 0n] = prices
  return { standard: String(standard), fast: String(fast), instant: String(instant) }
}

async function readFeeHistory(client: Chain['client']): Promise<bigint[] | undefined> {
  try {
    const history = await client.getFeeHistory({ blockCount: BLOCKS, rewardPercentiles: PERCENTILES })
    const base = history.baseFeePerGas.at(-1) ?? 0n
    const tips = PERCENTILES.map((_, place) =>
      median((history.reward ?? []).map((block) => block[place] ?? 0n)),
    )
    // Without transactions there are no tips to go by.
    return tips.every((tip) => tip > 0n) ? tips.map((tip) => base + tip) : undefined
  } catch (error) {
    // The next question would only wait as long once more when no node answers.
    if (isUnanswered(error)) throw error
    return undefined
  }
}

async function scaleGasPrice(client: Chain['client']) {
  const price = await client.getGasPrice()
  return FACTORS.map((factor) => (price * factor) / 100n)
}

function median(values: readonly bigint[]): bigint {
  const sorted = [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return sorted[Math.floor(sorted.length / 2)] ?? 0n
}
