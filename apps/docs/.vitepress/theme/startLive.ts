import { createFoyer, type UpdateParameters } from '@foyer/modal'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import '@foyer/modal/element'
import '@foyer/modal/wallet-button'
import { findFaintTexts } from '@foyer/modal-ui/contrast'
import { createTestWallet } from '@foyer/testing'
import { DEMOS } from './demos.ts'

export type Live = {
  setDark(dark: boolean): void
  /** Shows the modal with these options and the defaults of others. Resolves with its texts that are hard to read. */
  show(options: object): Promise<string[]>
  /** A visitor has chosen this value on the page. */
  choose(value: string): void
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

/** Starts the modal of a page with two test wallets, one of which refuses. Calls back with what a visitor did. */
export function startLive(onStatus: (status: string | undefined) => void, route = ''): Live {
  const { options, switches, choose } = DEMOS[route] ?? {}
  const willing = createTestWallet({
    request: () => TWO_COINS,
    chainId: 56,
    info: { name: 'Willing Wallet', rdns: 'com.example.willing' },
    ...(switches && { switches }),
  })
  const refusing = createTestWallet({
    request: () => TWO_COINS,
    chainId: 56,
    info: { name: 'Refusing Wallet', rdns: 'com.example.refusing' },
    switches: { reject: true },
  })
  const wallets = [willing, refusing]
  for (const wallet of wallets) wallet.announce()
  const foyer = createFoyer({
    networks: [bsc],
    adapters: [eip1193Adapter()],
    storage: null,
    ...options?.(),
  })
  const stop = [
    foyer.on('connect', ({ address }) => onStatus(`Connected: ${address}`)),
    foyer.on('signIn', ({ address }) => onStatus(`Signed in: ${address}`)),
    foyer.on('disconnect', () => onStatus(undefined)),
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
    choose: (value) => choose?.(value, { foyer, wallet: willing }),
    destroy() {
      for (const end of stop) end()
      foyer.destroy()
      for (const wallet of wallets) wallet.destroy()
    },
  }
}
