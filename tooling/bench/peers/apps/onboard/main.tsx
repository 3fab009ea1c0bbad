import Onboard from '@web3-onboard/core'
import injected from '@web3-onboard/injected-wallets'
import { useEffect, useState } from 'react'
import { bsc } from 'viem/chains'
import { getAddress } from 'viem/utils'
import { render } from '../shared/render.tsx'

const hidden = { desktop: { enabled: false }, mobile: { enabled: false } }
const onboard = Onboard({
  wallets: [injected()],
  chains: [{ id: bsc.id, token: 'BNB', label: bsc.name, rpcUrl: bsc.rpcUrls.default.http[0] }],
  accountCenter: hidden,
  notify: hidden,
  disableFontDownload: true,
})

/** It brings a state of its own, and needs no wagmi. */
function App() {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const { unsubscribe } = onboard.state
      .select('wallets')
      .subscribe(([wallet]) => setAddress(wallet?.accounts[0]?.address))
    return unsubscribe
  }, [])
  return (
    <main>
      <h1>Bench</h1>
      <button type="button" onClick={() => onboard.connectWallet()}>
        Connect Wallet
      </button>
      <output>{address && getAddress(address)}</output>
    </main>
  )
}

render(<App />)
