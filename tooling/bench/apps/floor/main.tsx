import { useState } from 'react'
import { useConnect, useConnectors } from 'wagmi'
import { renderApp } from '../shared/renderApp.tsx'

/** The least a dapp can do: a button, and under it one more for each wallet. */
function ConnectButton() {
  const [open, setOpen] = useState(false)
  const connectors = useConnectors()
  const { mutate: connect } = useConnect()
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        Connect Wallet
      </button>
      {open &&
        connectors.map((connector) => (
          <button type="button" key={connector.uid} onClick={() => connect({ connector })}>
            {connector.name}
          </button>
        ))}
    </>
  )
}

renderApp(<ConnectButton />)
