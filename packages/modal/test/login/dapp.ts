import { createFoyer, type Instance } from '@foyer/modal'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import { embeddedWallet } from '@foyer/modal/embedded'
import { solana } from '@foyer/modal/networks'
import { siwe } from '@foyer/modal/siwe'
import { solanaAdapter } from '@foyer/modal/solana'
import { signMessage } from '@foyer/modal/solana/actions'
import { wagmiAdapter } from '@foyer/modal/wagmi'
import { createConfig, http } from '@wagmi/core'
import { mainnet as ethereum, bsc as mainnet } from 'viem/chains'

declare global {
  interface Window {
    foyer: Instance
    /** Answers the length of the signature. */
    signAtSolana: (message: string) => Promise<number | undefined>
    csp: string[]
    raised: { code: string; reason: string | undefined }[]
  }
}

window.csp = []
document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
  window.csp.push(violatedDirective),
)

const rpc = 'http://127.0.0.1:9'
const bsc = { ...mainnet, rpcUrls: { default: { http: [rpc] } } }
const other = { ...ethereum, rpcUrls: { default: { http: [rpc] } } }

// `?adapter=wagmi|eip1193&site=http://…&siwe=required|optional&social&solana&apart=coop|coep&sandbox&directory`
const query = new URLSearchParams(location.search)
const adapter =
  query.get('adapter') === 'wagmi'
    ? wagmiAdapter(
        createConfig({ chains: [bsc, other], transports: { [bsc.id]: http(rpc), [other.id]: http(rpc) } }),
      )
    : eip1193Adapter()

window.foyer = createFoyer({
  networks: query.has('solana') ? [solana, bsc] : [bsc, other],
  adapters: query.has('solana') ? [adapter, solanaAdapter()] : [adapter],
  projectId: '00000000000000000000000000000001',
  features: [
    embeddedWallet({
      secureSite: query.get('site') ?? '',
      solana: query.has('solana'),
      // The page with this parameter comes with the headers.
      statusOrigin: query.has('apart') ? (query.get('site') ?? '') : undefined,
      socialProviders: query.has('social') ? ['google', 'discord', 'farcaster'] : undefined,
    }),
  ],
  endpoints: query.has('directory') ? { directory: `${location.origin}/directory` } : undefined,
  siwx: query.has('siwe')
    ? siwe({ statement: 'I accept the terms.', required: query.get('siwe') === 'required' })
    : undefined,
})
window.signAtSolana = async (message) => {
  const provider = await window.foyer.getProvider({ namespace: 'solana' })
  return provider && (await signMessage(provider, { message })).signature.length
}
window.raised = []
window.foyer.on('alert', ({ code, reason }) => window.raised.push({ code, reason }))
