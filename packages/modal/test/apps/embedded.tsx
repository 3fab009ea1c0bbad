import { createFoyer } from '@foyer/modal'
import { embeddedWallet } from '@foyer/modal/embedded'
import { FoyerButton } from '@foyer/modal/react'
import { wagmiAdapter } from '@foyer/modal/wagmi'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { bsc, config } from './wagmi.ts'

// The page of `foyer.tsx` with one feature more, so that the difference is what that weighs.
createFoyer({
  networks: [bsc],
  adapters: [wagmiAdapter(config)],
  projectId: '00000000000000000000000000000001',
  features: [embeddedWallet({ secureSite: 'https://wallet.example' })],
})

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <App>
    <FoyerButton />
  </App>,
)
