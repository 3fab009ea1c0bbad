'use client'

import { createFoyer } from '@foyer/modal'
import { wagmiAdapter } from '@foyer/modal/wagmi'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type State, WagmiProvider } from 'wagmi'
import { createWagmiConfig } from './wagmi'

function create() {
  const config = createWagmiConfig()
  createFoyer({ networks: config.chains, adapters: [wagmiAdapter(config)], themeMode: 'page' })
  return { config, queryClient: new QueryClient() }
}

// A server makes one for each request. A browser keeps one, because StrictMode calls the initializer of state twice.
let kept: ReturnType<typeof create> | undefined

function find() {
  if (typeof window === 'undefined') return create()
  if (process.env.NODE_ENV === 'development') import('./testWallet')
  kept ??= create()
  return kept
}

type ProvidersProps = { children: ReactNode; initialState: State | undefined }

export function Providers({ children, initialState }: ProvidersProps) {
  const [{ config, queryClient }] = useState(find)
  return (
    <WagmiProvider config={config} initialState={initialState}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </WagmiProvider>
  )
}
