import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** The time that requests are counted in memory before the store is asked again. */
const AWAY_MS = 5_000

export type RateParameters = {
  /** Names the limit in the store. */
  name: string
  /** The points that a key may take in a window. */
  points: number
  /** Length of the window, which begins with the first request. */
  seconds: number
}

/** Counts `points` for a key, and resolves to the seconds to wait if that is too much. */
export type Rate = (key: string, points?: number) => Promise<number | undefined>

export type Rates = {
  create: (parameters: RateParameters) => Rate
  destroy: () => Promise<void>
}

export type CreateRatesParameters = {
  /** Processes among which requests are spread. Each allows its share of what it counts in memory. Default 1. */
  processes?: number
  store?: RateStore | undefined
}

/** A store in which several processes count together. */
export type RateStore = {
  createLimiter: (parameters: RateParameters) => RateLimiterAbstract
  /** The store does not answer, and each process counts by itself. Called once until it answers again. */
  onAway: (error: unknown) => void
  onBack: () => void
  destroy: () => Promise<void>
}

/** Limits of requests: in a store, or in the memory of this process while there is none. */
export function createRates({ processes = 1, store }: CreateRatesParameters = {}): Rates {
  /** Until when the store is not asked. */
  let awayUntil = 0
  let isAway = false

  function create(parameters: RateParameters): Rate {
    const { points: limit, seconds } = parameters
    const share = Math.max(1, Math.floor(limit / processes))
    const memory = new RateLimiterMemory({ points: share, duration: seconds })
    if (store === undefined) return (key, points = 1) => consume(memory, key, points)
    const shared = store.createLimiter(parameters)
    return async (key, points = 1) => {
      if (performance.now() < awayUntil) return consume(memory, key, points)
      try {
        const wait = await consume(shared, key, points)
        if (isAway) store.onBack()
        isAway = false
        return wait
      } catch (error) {
        awayUntil = performance.now() + AWAY_MS
        if (!isAway) store.onAway(error)
        isAway = true
        return consume(memory, key, points)
      }
    }
  }

  return { create, destroy: async () => store?.destroy() }
}

async function consume(limiter: RateLimiterAbstract, key: string, points: number) {
  try {
    await limiter.consume(key, points)
    return undefined
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000))
  }
}
