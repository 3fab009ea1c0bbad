import type { Eip1193Provider } from './provider.ts'

/** How often and how long it is looked for, in milliseconds. WebViews of wallets need up to three seconds. */
const LOOK_EVERY = 100
const LOOK_FOR = 3_000

export type EthereumTarget = EventTarget & { ethereum?: unknown }

/** The provider at `window.ethereum`, or undefined where there is none. */
export function readEthereum({ ethereum }: EthereumTarget): Eip1193Provider | undefined {
  const { request } = Object(ethereum) as { request?: unknown }
  return typeof request === 'function' ? (ethereum as Eip1193Provider) : undefined
}

/** Calls back once when `window.ethereum` appears after the page has loaded. Returns what stops it. */
export function watchEthereum(target: EthereumTarget, onFound: (provider: Eip1193Provider) => void) {
  const end = Date.now() + LOOK_FOR
  const timer = setInterval(look, LOOK_EVERY)
  target.addEventListener('ethereum#initialized', look)

  function look() {
    const provider = readEthereum(target)
    if (provider !== undefined || Date.now() >= end) clearInterval(timer)
    if (provider === undefined) return
    stop()
    onFound(provider)
  }

  function stop() {
    clearInterval(timer)
    target.removeEventListener('ethereum#initialized', look)
  }
  return stop
}
