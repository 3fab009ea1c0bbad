import { createTestWallet } from '@foyer/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { type Config, WagmiProvider } from 'wagmi'

/** The account of the test wallet. */
export const HOLDER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** The account as buttons show it. */
export const ACCOUNT = /0xf39F…2266/

/** Draws a dapp as its users write it, with a wallet on the page that signs. */
export function renderDapp({ config, children }: { config: Config; children: ReactNode }) {
  const info = { rdns: 'io.rabby', name: 'Rabby Wallet' }
  const wallet = createTestWallet({ rpcUrl: 'http://127.0.0.1:9', chainId: 56, info })
  const container = document.body.appendChild(document.createElement('main'))
  const root = createRoot(container)
  root.render(
    <StrictMode>
      <WagmiProvider config={config}>
        <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
      </WagmiProvider>
    </StrictMode>,
  )
  // wagmi drops a wallet that announces itself in the turn of `createConfig`, before it has read its storage.
  setTimeout(() => wallet.announce())
  onTestFinished(() => {
    root.unmount()
    container.remove()
    wallet.destroy()
    localStorage.clear()
  })
  return { wallet }
}

export const button = (name: string | RegExp) => page.getByRole('button', { name })
export const dialog = () => page.getByRole('dialog')
