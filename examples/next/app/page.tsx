'use client'

import { useFoyerButton, useFoyerNetwork } from '@foyer/modal/react'
import { useChainId, useConnection } from 'wagmi'

export default function Page() {
  const { status, label, open, prefetch } = useFoyerButton()
  const { network } = useFoyerNetwork()
  const { address } = useConnection()
  const chainId = useChainId()
  return (
    <main>
      <button type="button" disabled={status === 'loading'} onPointerEnter={prefetch} onClick={open}>
        {label}
      </button>
      <output>{address}</output>
      <p>{`Network: ${network?.name}, chain of wagmi: ${chainId}`}</p>
    </main>
  )
}
