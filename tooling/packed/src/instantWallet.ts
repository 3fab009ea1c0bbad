export type InstantWallet = {
  name: string
  rdns: string
  /** The one account, `0x…`. */
  address: string
  chainId: number
}

export const instantWallet: InstantWallet = {
  name: 'Instant Wallet',
  rdns: 'dev.foyer.instant',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 56,
}

/**
 * Announces (EIP-6963) a wallet that answers at once and asks nobody. It takes no time and almost no memory, so that
 * what is measured belongs to the page. For `page.addInitScript(announceInstantWallet, instantWallet)`: it runs
 * in the page and may use nothing from this module.
 */
export function announceInstantWallet({ name, rdns, address, chainId }: InstantWallet) {
  let permitted = false
  const grant = () => {
    permitted = true
    return [address]
  }
  const answers: Record<string, () => unknown> = {
    eth_accounts: () => (permitted ? [address] : []),
    eth_requestAccounts: grant,
    eth_chainId: () => `0x${chainId.toString(16)}`,
    wallet_requestPermissions: () => [
      { parentCapability: 'eth_accounts', caveats: [{ type: 'restrictReturnedAccounts', value: grant() }] },
    ],
  }
  const provider = {
    async request({ method }: { method: string }) {
      const answer = answers[method]
      if (answer === undefined) throw Object.assign(new Error(`${method} is not supported`), { code: 4200 })
      return answer()
    },
    on() {},
    removeListener() {},
  }
  const icon =
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><circle cx="48" cy="48" r="40"/></svg>'
  const info = Object.freeze({ uuid: crypto.randomUUID(), name, icon, rdns })
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
    )
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
