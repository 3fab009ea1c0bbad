'use client'

import { FoyerButton, useFoyerButton } from '@foyer/modal/react'
import type { ReactNode } from 'react'
import type { Address, Chain } from 'viem'
import { useConfig } from 'wagmi'
import { ensNameOf } from '../shared/ensNameOf.ts'
import { warnOnce } from '../shared/warnOnce.ts'
import type { CustomTheme, Mode, Theme } from './types.ts'
import { useConnectKit } from './useModal.ts'

export type ConnectKitButtonProps = {
  /** Default the modal’s own, in its language. */
  label?: string | undefined
  /** Default true. */
  showAvatar?: boolean | undefined
  /** Ignored: the button shows no balance. */
  showBalance?: boolean | undefined
  /** Called in place of opening the modal. */
  onClick?: ((open: () => void) => void) | undefined
  /** Ignored: the provider’s hold for its button. */
  theme?: Theme | undefined
  mode?: Mode | undefined
  customTheme?: CustomTheme | undefined
}

export type ConnectKitButtonRendererProps = {
  children?:
    | ((props: {
        show: () => void
        hide: () => void
        chain: (Chain & { unsupported?: boolean | undefined }) | undefined
        unsupported: boolean
        isConnected: boolean
        isConnecting: boolean
        address: Address | undefined
        truncatedAddress: string | undefined
        ensName: string | undefined
      }) => ReactNode)
    | undefined
}

function Button({
  label,
  showAvatar = true,
  showBalance,
  onClick,
  theme,
  mode,
  customTheme,
}: ConnectKitButtonProps): ReactNode {
  const modal = useConnectKit()
  const { open } = useFoyerButton(modal)
  if (showBalance) warnOnce('showBalance', 'Buttons show no balance.')
  if (theme ?? mode ?? customTheme) warnOnce('the theme of a button', 'It has that of the provider.')
  const button = <FoyerButton modal={modal} label={label} account={showAvatar ? 'full' : 'name'} />
  if (onClick === undefined) return button
  return (
    <span
      // The element opens the modal in its own handler, which comes after this one.
      onClickCapture={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onClick(() => void open())
      }}
    >
      {button}
    </span>
  )
}

function Custom({ children }: ConnectKitButtonRendererProps): ReactNode {
  const modal = useConnectKit()
  const { chains } = useConfig()
  const { status, account, network, open } = useFoyerButton(modal)
  const isConnected = account !== undefined
  const truncated = account && `${account.address.slice(0, 6)}…${account.address.slice(-4)}`
  return children?.({
    isConnected,
    show: () => void open(),
    hide: modal.close,
    chain: chains.find(({ id }) => id === network?.id),
    unsupported: status === 'wrongNetwork',
    isConnecting: status === 'connecting',
    address: account?.address as Address | undefined,
    truncatedAddress: truncated,
    ensName: account && ensNameOf(account),
  })
}

/** Connects, then shows the account. `ConnectKitButton.Custom` draws a button of the dapp’s own. */
export const ConnectKitButton: typeof Button & { Custom: typeof Custom } = Object.assign(Button, { Custom })
