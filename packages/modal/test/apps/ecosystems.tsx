import { createFoyer, type Locale } from '@foyer/modal'
import { bitcoinAdapter } from '@foyer/modal/bitcoin'
import { cosmosAdapter } from '@foyer/modal/cosmos'
import { bitcoin, bitcoinTestnet4, cosmosHub, kusama, osmosis, polkadotAssetHub } from '@foyer/modal/networks'
import { polkadotAdapter } from '@foyer/modal/polkadot'
import { FoyerButton, useFoyerState } from '@foyer/modal/react'
import { siwe } from '@foyer/modal/siwe'
import { createBitcoinTestWallet } from '@foyer/testing/bitcoin'
import { createCosmosTestWallet } from '@foyer/testing/cosmos'
import { createPolkadotTestWallet } from '@foyer/testing/polkadot'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

// A page on one namespace with a wallet. `?namespace=cosmos&locale=ja&theme=light`; `network` is the wallet's, on Bitcoin.
const query = new URLSearchParams(location.search)
const namespace = query.get('namespace') as 'bip122' | 'polkadot' | 'cosmos'
const common = { siwx: siwe({ required: false }) }

/** The page, its wallet, and how it has a text signed. */
const ecosystems = {
  bip122() {
    const wallet = createBitcoinTestWallet()
    wallet.announce()
    if (sessionStorage.getItem('network') === 'testnet4') wallet.setNetwork('testnet4')
    const adapters = [bitcoinAdapter({ purposes: ['payment', 'ordinals'] })]
    const foyer = createFoyer({ networks: [bitcoin, bitcoinTestnet4], adapters, ...common })
    async function sign(message: string) {
      const provider = await foyer.getProvider({ namespace: 'bip122' })
      const address = provider?.addresses[0]?.address ?? ''
      return (await provider?.signMessage({ address, message }))?.signature
    }
    const isPrompt = ({ method }: { method: string }) => ['wallet_connect', 'getAccounts'].includes(method)
    return { foyer, wallet, sign, prompts: () => wallet.asked.filter(isPrompt).length }
  },
  polkadot() {
    const wallet = createPolkadotTestWallet()
    wallet.inject()
    const foyer = createFoyer({
      networks: [polkadotAssetHub, kusama],
      adapters: [polkadotAdapter()],
      ...common,
    })
    async function sign(data: string) {
      const provider = await foyer.getProvider({ namespace: 'polkadot' })
      const address = provider?.address ?? ''
      return (await provider?.signer.signRaw({ address, data, type: 'bytes' }))?.signature
    }
    return { foyer, wallet, sign, prompts: () => wallet.asked.filter(({ prompted }) => prompted).length }
  },
  cosmos() {
    const wallet = createCosmosTestWallet()
    wallet.inject()
    const foyer = createFoyer({ networks: [cosmosHub, osmosis], adapters: [cosmosAdapter()], ...common })
    async function sign(data: string) {
      const provider = await foyer.getProvider({ namespace: 'cosmos' })
      const account = foyer.state.accounts.cosmos
      if (account.status !== 'connected') return undefined
      return (await provider?.signArbitrary(String(account.chainId), account.address, data))?.signature
    }
    return { foyer, wallet, sign, prompts: () => wallet.asked.filter(({ prompted }) => prompted).length }
  },
}

const { foyer, wallet, sign, prompts } = ecosystems[namespace]()
Object.assign(window, { foyer, wallet, prompts })
foyer.update({
  locale: (query.get('locale') ?? 'en') as Locale,
  themeMode: query.get('theme') === 'light' ? 'light' : 'dark',
})

function Account() {
  const { accounts, siwx } = useFoyerState(foyer)
  const [signed, setSigned] = useState('')
  const account = accounts[namespace]
  const status = account.status === 'connected' ? `${account.address} on ${account.chainId}` : account.status
  return (
    <>
      <FoyerButton />
      <p id="account">{status}</p>
      <p id="session">{siwx.current.status}</p>
      <button type="button" onClick={async () => setSigned(String(await sign('Text')))}>
        Sign a text
      </button>
      <button type="button" onClick={() => foyer.open({ view: 'Networks' })}>
        Choose a network
      </button>
      <button type="button" onClick={() => foyer.open({ view: 'WalletReceive' })}>
        Receive something
      </button>
      <p id="signed">{signed}</p>
    </>
  )
}

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <StrictMode>
    <Account />
  </StrictMode>,
)
