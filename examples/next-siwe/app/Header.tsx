'use client'

import { createFoyer } from '@foyer/modal'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import { FoyerButton, useFoyerEvents } from '@foyer/modal/react'
import { siwe } from '@foyer/modal/siwe'
import { useRouter } from 'next/navigation'
import { bsc } from 'viem/chains'

if (process.env.NODE_ENV === 'development' && typeof window !== 'undefined') import('./testWallet')

createFoyer({
  networks: [bsc],
  adapters: [eip1193Adapter()],
  siwx: siwe({ server: '/siwe', statement: 'I want to see what members see.' }),
  themeMode: 'page',
})

export function Header() {
  const { refresh } = useRouter()
  useFoyerEvents({ signIn: refresh, signOut: refresh })
  return <FoyerButton />
}
