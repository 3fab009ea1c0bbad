import { createFoyer } from '@foyer/modal'
import { FoyerButton } from '@foyer/modal/react'
import { wagmiAdapter } from '@foyer/modal/wagmi'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { useConnection, WagmiProvider } from 'wagmi'
import { config } from './wagmi.ts'

if (import.meta.env.DEV) await import('./testWallet.ts')
createFoyer({ networks: config.chains, adapters: [wagmiAdapter(config)], themeMode: 'page' })

function Address() {
  const { address } = useConnection()
  return <output>{address}</output>
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <WagmiProvider config={config}>
      <QueryClientProvider client={new QueryClient()}>
        <FoyerButton />
        <Address />
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
)
