import { createFoyer, type Instance } from '@foyer/modal'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import { solana } from '@foyer/modal/networks'
import { siwe } from '@foyer/modal/siwe'
import { solanaAdapter } from '@foyer/modal/solana'
import { signMessage } from '@foyer/modal/solana/actions'
import { wagmiAdapter } from '@foyer/modal/wagmi'
import { walletConnect } from '@foyer/modal/walletconnect'
import { createConfig, getConnectorClient, http } from '@wagmi/core'
import { getWallets } from '@wallet-standard/app'
import type { Hex } from 'viem'
import { bsc as mainnet } from 'viem/chains'

const rpc = 'http://127.0.0.1:9'
const bsc = { ...mainnet, rpcUrls: { default: { http: [rpc] } } }

// `?adapter=wagmi|eip1193|none&relay=ws://…&siwe&forget&solana`: the adapter that the modal drives, where its relay is,
// whether its visitors sign in, and whether it works on Solana, too.
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
  networks: query.has('solana') ? [bsc, solana] : [bsc],
  adapters: [...adapters[name](), ...(query.has('solana') ? [solanaAdapter({ register: true })] : [])],
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
    /** Connects the paired wallet on Solana, and has it sign a text there. */
    signOnSolana: (message: string) => Promise<{ address: string; signature: number[] }>
    /** The wallets that another library of the page lists. */
    standardWallets: () => string[]
  }
}
window.sign = async (message) => {
  const client = await getConnectorClient(useWagmi())
  return client.request({ method: 'personal_sign', params: [message, client.account.address] })
}

const { get } = getWallets()
window.standardWallets = () => get().map(({ name }) => name)
window.signOnSolana = async (message) => {
  await window.foyer.connect({ connectorId: 'walletConnect', namespace: 'solana' })
  const provider = await window.foyer.getProvider({ namespace: 'solana' })
  if (provider === undefined) throw new Error('No wallet of Solana is connected')
  const { signature } = await signMessage(provider, { message })
  return { address: provider.account.address, signature: [...signature] }
}
