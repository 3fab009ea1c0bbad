import { createFoyer } from '@foyer/modal'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import { solana } from '@foyer/modal/networks'
import { solanaAdapter } from '@foyer/modal/solana'
import { bsc } from 'viem/chains'

if (import.meta.env.DEV) await import('./testWallet.ts')
const foyer = createFoyer({
  networks: [bsc, solana],
  adapters: [eip1193Adapter(), solanaAdapter()],
  themeMode: 'page',
})

function render() {
  const items = Object.entries(foyer.state.accounts).flatMap(([namespace, account]) => {
    if (account?.status !== 'connected') return []
    const item = document.createElement('li')
    item.textContent = `${namespace}: ${account.address}`
    return [item]
  })
  document.querySelector('ul')?.replaceChildren(...items)
}
foyer.subscribe(render)
render()
