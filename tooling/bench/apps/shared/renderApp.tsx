import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { useConnection, WagmiProvider } from 'wagmi'
import { config } from './config.ts'

/** The dapp that both bench apps are: wagmi, React, and the address once there is one. */
export function renderApp(connectButton: ReactNode) {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  createRoot(root).render(
    <WagmiProvider config={config}>
      <QueryClientProvider client={new QueryClient()}>
        <main>
          <h1>Bench</h1>
          {connectButton}
          <Address />
        </main>
      </QueryClientProvider>
    </WagmiProvider>,
  )
}

function Address() {
  const { address } = useConnection()
  return <output>{address}</output>
}
