import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { bsc } from 'viem/chains'
import { createConfig, http, useAccount, WagmiProvider } from 'wagmi'
import { render } from './render.tsx'

const config = createConfig({ chains: [bsc], transports: { [bsc.id]: http() } })

/** The dapp of `apps/shared`, on the newest wagmi and React that these modals work with. */
export function renderApp(connectButton: ReactNode) {
  render(
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
  const { address } = useAccount()
  return <output>{address}</output>
}
