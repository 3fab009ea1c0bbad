'use client'

import { FoyerWalletButton, useFoyerConnectWallet } from '@foyer/modal/react'
import { type ReactNode, useState } from 'react'
import { useModal } from './useButtonModals.ts'

/** The ids of RainbowKit that are others here. */
const IDS: Record<string, string> = {
  injected: 'injected',
  okx: 'okx',
  imToken: 'imtoken',
  oneInch: 'one-inch',
  oneKey: 'one-key',
  tokenPocket: 'token-pocket',
  magicEden: 'magic-eden',
  baseAccount: 'baseAccount',
}

const idOf = (wallet: string) => IDS[wallet] ?? wallet.toLowerCase()

export type WalletButtonRendererProps = {
  /** The id of the wallet, for example `rainbow`. */
  wallet?: string | undefined
  children: (props: {
    /** True if the last attempt failed. */
    error: boolean
    loading: boolean
    connected: boolean
    /** True if the wallet is known, and so can be connected. */
    ready: boolean
    mounted: boolean
    connector: { id: string; name: string; iconUrl: string | undefined; installed: boolean }
    connect: () => Promise<void>
  }) => ReactNode
}

function Custom({ wallet = 'rainbow', children }: WalletButtonRendererProps): ReactNode {
  const known = useFoyerConnectWallet(idOf(wallet), useModal())
  const [error, setError] = useState(false)
  return children({
    error,
    loading: known.status === 'connecting',
    connected: known.status === 'connected' || known.status === 'active',
    ready: known.isReady,
    mounted: true,
    connector: {
      id: wallet,
      name: known.wallet?.name ?? wallet,
      iconUrl: known.wallet?.imageUrl,
      installed: known.isInstalled,
    },
    async connect() {
      setError(false)
      try {
        await known.connect()
      } catch {
        setError(true)
      }
    },
  })
}

/** Connects one wallet. `WalletButton.Custom` draws a button of the dapp’s own. */
export const WalletButton: ((props: { wallet?: string | undefined }) => ReactNode) & {
  Custom: typeof Custom
} = Object.assign(
  ({ wallet = 'rainbow' }: { wallet?: string | undefined }) => (
    <FoyerWalletButton wallet={idOf(wallet)} modal={useModal()} data-testid={`rk-wallet-button-${wallet}`} />
  ),
  { Custom },
)
