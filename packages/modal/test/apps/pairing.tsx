import { createFoyer, type Instance } from '@foyer/modal'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import { siwe } from '@foyer/modal/siwe'
import { wagmiAdapter } from '@foyer/modal/wagmi'
import { walletConnect } from '@foyer/modal/walletconnect'
import { createConfig, getConnectorClient, http } from '@wagmi/core'
import type { Hex } from 'viem'
import { bsc as mainnet } from 'viem/chains'

const rpc = 'http://127.0.0.1:9'
const bsc = { ...mainnet, rpcUrls: { default: { http: [rpc] } } }

// `?adapter=wagmi|eip1193|none&relay=ws://…&siwe&forget`: the adapter that the modal drives, where its relay is, and whether
// its visitors sign in.
const query = new URLSearchParams(location.search)
let config: ReturnType<typeof createWagmiConfig> | undefined
const createWagmiConfig = () => createConfig({ chains: [bsc], transports: { [bsc.id]: http(rpc) } })
/** Only where it is used: it reads the page's storage, which not every page may. */
const useWagmi = () => {
  config ??= createWagmiConfig()
  return config
}
const adapters = {
  wagmi: () => [wagmiAdapter(useWagmi())],
  eip1193: () => [eip1193Adapter()],
  none: () => [],
}
const name = query.get('adapter') as keyof typeof adapters

window.foyer = createFoyer({
  networks: [bsc],
  adapters: adapters[name](),
  features: [walletConnect({ projectId: 'development', relayUrl: query.get('relay') ?? '', verify: false })],
  ...(query.has('forget') ? { storage: null } : {}),
  siwx: query.has('siwe') ? siwe({ server: '/siwe' }) : undefined,
})
window.alerts = []
window.foyer.on('alert', ({ code }) => window.alerts.push(code))
document.body.append(document.createElement('fy-button'))

declare global {
  interface Window {
    foyer: Instance
    /** Codes of the alerts that there have been. */
    alerts: string[]
    /** Has the connected wallet sign a text, through wagmi. */
    sign: (message: Hex) => Promise<unknown>
  }
}
window.sign = async (message) => {
  const client = await getConnectorClient(useWagmi())
  return client.request({ method: 'personal_sign', params: [message, client.account.address] })
}
