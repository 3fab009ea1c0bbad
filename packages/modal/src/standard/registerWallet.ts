import type { StandardWallet } from '@foyer/modal-core'

/** The offer of the other libraries of a page to wallets. */
type Api = { register: (wallet: StandardWallet) => unknown }

/** Registers a wallet by the Wallet Standard, now and with each library that comes later. Returns what takes it away. */
export function registerWallet(wallet: StandardWallet, target: EventTarget): () => void {
  const stops: unknown[] = []
  const register = (api: Api) => void stops.push(api.register(wallet))
  const onReady = (event: Event) => register((event as CustomEvent<Api>).detail)
  target.addEventListener('wallet-standard:app-ready', onReady)
  target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  return () => {
    target.removeEventListener('wallet-standard:app-ready', onReady)
    for (const stop of stops) if (typeof stop === 'function') stop()
  }
}
