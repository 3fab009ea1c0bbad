import type { ReactNode } from 'react'

export const metadata = { title: 'Foyer with sign-in', icons: 'data:,' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" style={{ colorScheme: 'light dark' }}>
      <body>{children}</body>
    </html>
  )
}
