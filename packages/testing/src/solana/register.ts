/** The object that a page passes to wallets by the Wallet Standard. */
type RegisterApi = { register: (wallet: object) => unknown }

/** Registers a wallet by the Wallet Standard, now and with each page's library that comes later. Returns the function that stops it. */
export function registerWallet(wallet: object, target: EventTarget): () => void {
  const register = (api: RegisterApi) => void api.register(wallet)
  const onReady = (event: Event) => register((event as CustomEvent<RegisterApi>).detail)
  target.addEventListener('wallet-standard:app-ready', onReady)
  target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  return () => target.removeEventListener('wallet-standard:app-ready', onReady)
}
