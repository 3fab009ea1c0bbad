import { createFoyer, type UpdateParameters } from '@foyer/modal'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import '@foyer/modal/element'
import { findFaintTexts } from '@foyer/modal-ui/contrast'
import { createTestWallet } from '@foyer/testing'

export type Live = {
  setDark(dark: boolean): void
  /** Shows the modal with these options and the defaults of others. Resolves with its texts that are hard to read. */
  show(options: object): Promise<string[]>
  destroy(): void
}

/** The wallets' answer to every question to the chain: two coins. No node is asked. */
const TWO_COINS = '0x1bc16d674ec80000'

const bsc = {
  id: 56,
  name: 'BNB Smart Chain',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: { default: { http: [] } },
  blockExplorers: { default: { name: 'BscScan', url: 'https://bscscan.com' } },
}

/** Defaults of the options that the editor may have changed before. */
const SHOWN: UpdateParameters = {
  themeMode: 'dark',
  themeVariables: {},
  locale: 'en',
  allWallets: undefined,
  termsUrl: undefined,
}

/** Starts the modal with two test wallets, one of which refuses. Calls back with the address that is connected. */
export function startLive(onAddress: (address: string | undefined) => void): Live {
  const wallets = [
    createTestWallet({
      request: () => TWO_COINS,
      chainId: 56,
      info: { name: 'Willing Wallet', rdns: 'com.example.willing' },
    }),
    createTestWallet({
      request: () => TWO_COINS,
      chainId: 56,
      info: { name: 'Refusing Wallet', rdns: 'com.example.refusing' },
      switches: { reject: true },
    }),
  ]
  for (const wallet of wallets) wallet.announce()
  const foyer = createFoyer({ networks: [bsc], adapters: [eip1193Adapter()], storage: null })
  const stop = [
    foyer.on('connect', ({ address }) => onAddress(address)),
    foyer.on('disconnect', () => onAddress(undefined)),
  ]
  return {
    setDark: (dark) => foyer.update({ themeMode: dark ? 'dark' : 'light' }),
    async show(options) {
      foyer.update({ ...SHOWN, ...(options as UpdateParameters) })
      const host = document.querySelector<HTMLElement & { updateComplete?: Promise<unknown> }>('fy-modal')
      // The theme is on the element once it has heard of the change.
      await new Promise(requestAnimationFrame)
      await host?.updateComplete
      return host === null ? [] : findFaintTexts(host)
    },
    destroy() {
      for (const end of stop) end()
      foyer.destroy()
      for (const wallet of wallets) wallet.destroy()
    },
  }
}
