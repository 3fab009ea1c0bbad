import type { Eip1193Provider } from './provider.ts'

/**
 * Interval and end of the search, in milliseconds. WebViews of wallets need up to three seconds, and not all of
 * them emit `ethereum#initialized`.
 */
const LOOK_EVERY = 100
const LOOK_FOR = 3_000

export type EthereumTarget = EventTarget & { ethereum?: unknown }

/** The provider at `window.ethereum`, or undefined where there is none. Reading it may throw, by what extensions put there. */
export function readEthereum(target: EthereumTarget): Eip1193Provider | undefined {
  try {
    const ethereum = target.ethereum as Eip1193Provider
    if (typeof ethereum.request === 'function') return ethereum
  } catch {
    // There is none, or it cannot be used.
  }
  return undefined
}

/** Calls back once when `window.ethereum` appears after the page has loaded. Returns what stops it. */
export function watchEthereum(target: EthereumTarget, onFound: (provider: Eip1193Provider) => void) {
  let looks = LOOK_FOR / LOOK_EVERY
  const timer = setInterval(() => {
    const provider = readEthereum(target)
    if (provider || --looks === 0) clearInterval(timer)
    if (provider) onFound(provider)
  }, LOOK_EVERY)
  return () => clearInterval(timer)
}
