import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useConnect, useConnection, useConnectors, useDisconnect, WagmiProvider } from 'wagmi'
import { config } from './wagmi.ts'

/** The code of a dapp without a modal: the part that both pages share. */
function PlainConnect() {
  const { address, status } = useConnection()
  const { mutate: connect } = useConnect()
  const { mutate: disconnect } = useDisconnect()
  const [connector] = useConnectors()
  const toggle = () => (status === 'connected' ? disconnect() : connector && connect({ connector }))
  return (
    <button type="button" onClick={toggle}>
      {address ?? 'Plain connect'}
    </button>
  )
}

export function App({ children }: { children?: ReactNode }) {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={new QueryClient()}>
        <PlainConnect />
        {children}
      </QueryClientProvider>
    </WagmiProvider>
  )
}
