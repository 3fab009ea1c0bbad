import { createFoyer } from '@foyer/modal'
import { FoyerButton } from '@foyer/modal/react'
import { wagmiAdapter } from '@foyer/modal/wagmi'
import { bsc } from 'viem/chains'
import { config } from '../shared/config.ts'
import { renderApp } from '../shared/renderApp.tsx'

createFoyer({ networks: [bsc], adapters: [wagmiAdapter(config)] })

renderApp(<FoyerButton />)
