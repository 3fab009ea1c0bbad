import { createFoyer, type Instance } from '@foyer/modal'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import { siwe } from '@foyer/modal/siwe'
import { wagmiAdapter } from '@foyer/modal/wagmi'
import { createTestWallet } from '@foyer/testing'
import { createConfig, http } from '@wagmi/core'
import { bsc as mainnet } from '@wagmi/core/chains'

const rpcUrl = 'http://127.0.0.1:9'
const bsc = { ...mainnet, rpcUrls: { default: { http: [rpcUrl] } } }

// `?adapter=wagmi|eip1193&siwe`: a page with two wallets that cannot revoke permissions and tell a tab nothing of what
// another one does, as many wallets.
const query = new URLSearchParams(location.search)
for (const name of ['one', 'two']) {
  const wallet = createTestWallet({ rpcUrl, chainId: bsc.id, info: { name, rdns: `dev.foyer.${name}` } })
  const { request, on } = wallet.provider
  wallet.provider.on = (event, listener) => {
    if (event !== 'accountsChanged') on(event, listener)
  }
  wallet.provider.request = async (asked) => {
    if (asked.method === 'wallet_revokePermissions') throw new Error('Unknown method')
    return request(asked)
  }
  wallet.announce()
}

const adapter =
  query.get('adapter') === 'wagmi'
    ? wagmiAdapter(createConfig({ chains: [bsc], transports: { [bsc.id]: http(rpcUrl) } }))
    : eip1193Adapter()
window.eventNames = []
window.foyer = createFoyer({
  networks: [bsc],
  adapters: [adapter],
  siwx: query.has('siwe') ? siwe({ server: '/siwe' }) : undefined,
})
for (const name of ['connect', 'disconnect', 'signIn', 'signOut'] as const)
  window.foyer.on(name, () => window.eventNames.push(name))
document.body.append(document.createElement('fy-button'))

declare global {
  interface Window {
    foyer: Instance
    /** Names of the events that there have been. */
    eventNames: string[]
  }
}
