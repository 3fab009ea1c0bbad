import { createFoyer } from '@foyer/modal'
import { FoyerButton } from '@foyer/modal/react'
import { siwe } from '@foyer/modal/siwe'
import { wagmiAdapter } from '@foyer/modal/wagmi'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { bsc, config } from './wagmi.ts'

createFoyer({
  networks: [bsc],
  adapters: [wagmiAdapter(config)],
  siwx: siwe({ server: '/siwe', statement: 'I accept the terms of service.' }),
})

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <App>
    <FoyerButton />
  </App>,
)
