import { useRef } from 'react'
import { type Connector, useConnect, useConnectors } from 'wagmi'
import { renderApp } from '../shared/renderApp.tsx'

const OTHERS = ['MetaMask', 'Trust Wallet', 'Binance Wallet', 'OKX Wallet', 'Coinbase Wallet']
const PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><circle r="9"/></svg>'

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  inlineSize: 320,
  marginBlock: 8,
  padding: 10,
  border: 0,
  borderRadius: 12,
}

/** A button with a dialog of the page's own, which is in the page from the start: what the browser alone needs to open one. */
function ConnectButton() {
  const dialog = useRef<HTMLDialogElement>(null)
  const connectors = useConnectors()
  const { mutate: connect } = useConnect()
  const choose = (connector?: Connector) => {
    if (connector) connect({ connector })
    dialog.current?.close()
  }
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Connect Wallet
      </button>
      <dialog ref={dialog}>
        <h2>Wallets</h2>
        {connectors.map((connector) => (
          <Row key={connector.uid} name={connector.name} choose={() => choose(connector)} />
        ))}
        {OTHERS.map((name) => (
          <Row key={name} name={name} choose={() => choose()} />
        ))}
      </dialog>
    </>
  )
}

function Row({ name, choose }: { name: string; choose: () => void }) {
  return (
    <button type="button" style={row} onClick={choose}>
      <img src={PICTURE} alt="" width={32} height={32} />
      {name}
    </button>
  )
}

renderApp(<ConnectButton />)
