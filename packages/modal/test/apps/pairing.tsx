import { createFoyer } from '@foyer/modal'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import { wagmiAdapter } from '@foyer/modal/wagmi'
import { walletConnect } from '@foyer/modal/walletconnect'
import { createConfig, getConnectorClient, http } from '@wagmi/core'
import type { Hex } from 'viem'
import { bsc as mainnet } from 'viem/chains'

const rpc = 'http://127.0.0.1:9'
const bsc = { ...mainnet, rpcUrls: { default: { http: [rpc] } } }

// `?adapter=wagmi|eip1193&relay=ws://…`: the adapter that the modal drives, and where its relay is.
const query = new URLSearchParams(location.search)
const config = createConfig({ chains: [bsc], transports: { [bsc.id]: http(rpc) } })
const adapter = query.get('adapter') === 'wagmi' ? wagmiAdapter(config) : eip1193Adapter()

createFoyer({
  networks: [bsc],
  adapters: [adapter],
  features: [walletConnect({ projectId: 'development', relayUrl: query.get('relay') ?? '', verify: false })],
})
document.body.append(document.createElement('fy-button'))

declare global {
  interface Window {
    /** Has the connected wallet sign a text, through wagmi. */
    sign: (message: Hex) => Promise<unknown>
  }
}
window.sign = async (message) => {
  const client = await getConnectorClient(config)
  return client.request({ method: 'personal_sign', params: [message, client.account.address] })
}
