import { createFoyer } from '@foyer/modal'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import { readable } from 'svelte/store'
import { bsc } from 'viem/chains'

export const foyer = createFoyer({ networks: [bsc], adapters: [eip1193Adapter()], themeMode: 'page' })

export const account = readable(foyer.initialState.accounts.eip155, (set) => {
  set(foyer.state.accounts.eip155)
  return foyer.subscribe(() => set(foyer.state.accounts.eip155))
})
