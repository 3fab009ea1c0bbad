'use client'

import type { Instance } from '@foyer/modal'
import { type UseFoyerButtonReturnType, useFoyerButton, useFoyerState } from '@foyer/modal/react'
import { useInstance } from '../shared/InstanceContext.ts'

const PROVIDER = 'RainbowKitProvider'
/** Views of the account’s dialog that are about networks. */
const NETWORK_VIEWS = ['Networks', 'SwitchNetwork', 'UnsupportedChain', 'SwitchActiveChain']

type Dialog = 'connect' | 'chain' | 'account'

/** The instance of the nearest provider. */
export const useModal = (): Instance => useInstance(PROVIDER)

/** The dialog of RainbowKit that stands for what the modal shows. */
function shownDialog({ router, accounts }: Instance['state']): Dialog | undefined {
  if (!router.open) return undefined
  if (NETWORK_VIEWS.includes(router.route.view)) return 'chain'
  return accounts.eip155.status === 'connected' && router.route.view !== 'SIWXSignMessage'
    ? 'account'
    : 'connect'
}

type UseButtonReturnType = Omit<UseFoyerButtonReturnType, 'openAccount' | 'openNetworks'> & {
  dialog: Dialog | undefined
  hasAccount: boolean
  openConnect: () => void
  openAccount: () => void
  openNetworks: () => void
}

/** The button of the nearest provider, and which of its dialogs is open. */
export function useButton(): UseButtonReturnType {
  const modal = useModal()
  const button = useFoyerButton(modal)
  const dialog = useFoyerState(shownDialog, modal)
  const { status } = button
  return {
    ...button,
    dialog,
    hasAccount: status === 'connected' || status === 'wrongNetwork',
    openConnect: () => void button.open(),
    openAccount: () => void button.openAccount(),
    openNetworks: () => void button.openNetworks(),
  }
}

/** Opens Connect. `openConnectModal` is undefined while an account is connected and signed in. */
export function useConnectModal(): {
  connectModalOpen: boolean
  openConnectModal: (() => void) | undefined
} {
  const { dialog, hasAccount, openConnect } = useButton()
  return { connectModalOpen: dialog === 'connect', openConnectModal: hasAccount ? undefined : openConnect }
}

/** Opens the account. `openAccountModal` is undefined while there is none. */
export function useAccountModal(): {
  accountModalOpen: boolean
  openAccountModal: (() => void) | undefined
} {
  const { dialog, hasAccount, openAccount } = useButton()
  return { accountModalOpen: dialog === 'account', openAccountModal: hasAccount ? openAccount : undefined }
}

/** Opens the list of networks. `openChainModal` is undefined while there is no account. */
export function useChainModal(): { chainModalOpen: boolean; openChainModal: (() => void) | undefined } {
  const { dialog, hasAccount, openNetworks } = useButton()
  return { chainModalOpen: dialog === 'chain', openChainModal: hasAccount ? openNetworks : undefined }
}
