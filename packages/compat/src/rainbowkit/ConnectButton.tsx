'use client'

import { FoyerButton, FoyerNetworkButton } from '@foyer/modal/react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { warnOnce } from '../shared/warnOnce.ts'
import { ConnectButtonRenderer } from './ConnectButtonRenderer.tsx'
import { useButton, useModal } from './useButtonModals.ts'

type ResponsiveValue<value> = value | { smallScreen: value; largeScreen?: value | undefined }

export type ConnectButtonProps = {
  /** Default `full`. */
  accountStatus?: ResponsiveValue<'full' | 'avatar' | 'address'> | undefined
  /** Default `full`, on a small screen `icon`. */
  chainStatus?: ResponsiveValue<'full' | 'icon' | 'name' | 'none'> | undefined
  /** Default the modal’s own, in its language. */
  label?: string | undefined
  /** Ignored: the buttons show no balance. */
  showBalance?: ResponsiveValue<boolean> | undefined
}

const CHAIN_STATUS = { smallScreen: 'icon', largeScreen: 'full' } as const

function Button({
  accountStatus = 'full',
  chainStatus = CHAIN_STATUS,
  label,
  showBalance,
}: ConnectButtonProps): ReactNode {
  const modal = useModal()
  const { hasAccount, status } = useButton()
  const isLarge = useIsLargeScreen()
  const network = pick(chainStatus, isLarge)
  const account = pick(accountStatus, isLarge)
  if (showBalance !== undefined && pick(showBalance, isLarge))
    warnOnce('showBalance', 'Buttons show no balance. Draw it with ConnectButton.Custom.')
  // The button of the account says itself that the network is wrong.
  const hasNetwork = hasAccount && status !== 'wrongNetwork' && network !== 'none'
  return (
    <div style={{ display: 'flex', gap: 12 }}>
      {hasNetwork && <FoyerNetworkButton modal={modal} network={network} data-testid="rk-chain-button" />}
      <FoyerButton
        modal={modal}
        label={label}
        account={account === 'address' ? 'name' : account}
        data-testid={`rk-${testIdOf(status, hasAccount)}-button`}
      />
    </div>
  )
}

/** Connects, then shows the network and the account. `ConnectButton.Custom` draws a button of the dapp’s own. */
export const ConnectButton: typeof Button & { Custom: typeof ConnectButtonRenderer } = Object.assign(Button, {
  Custom: ConnectButtonRenderer,
})

/** Tests of dapps find the buttons by the names that they have in RainbowKit. */
const testIdOf = (status: string, hasAccount: boolean) =>
  status === 'wrongNetwork' ? 'wrong-network' : hasAccount ? 'account' : 'connect'

function pick<value>(responsive: ResponsiveValue<value>, isLarge: boolean): value {
  if (typeof responsive !== 'object' || responsive === null || !('smallScreen' in responsive))
    return responsive as value
  const { smallScreen, largeScreen = smallScreen } = responsive
  return isLarge ? largeScreen : smallScreen
}

const LARGE = '(min-width: 768px)'

/** False on a server. */
function useIsLargeScreen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(LARGE)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(LARGE).matches,
    () => false,
  )
}
