import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { cookieToInitialState } from 'wagmi'
import { Providers } from './Providers'
import { createWagmiConfig } from './wagmi'

export const metadata = { title: 'Foyer with Next.js', icons: 'data:,' }

export default async function Layout({ children }: { children: ReactNode }) {
  const initialState = cookieToInitialState(createWagmiConfig(), (await headers()).get('cookie'))
  return (
    <html lang="en" style={{ colorScheme: 'light dark' }}>
      <body>
        <Providers initialState={initialState}>{children}</Providers>
      </body>
    </html>
  )
}
