import { createFoyer } from '@foyer/modal'
import { FoyerButton } from '@foyer/modal/react'
import { wagmiAdapter } from '@foyer/modal/wagmi'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { bsc, config } from './wagmi.ts'

createFoyer({ networks: [bsc], adapters: [wagmiAdapter(config)] })

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <App>
    <FoyerButton />
  </App>,
)
