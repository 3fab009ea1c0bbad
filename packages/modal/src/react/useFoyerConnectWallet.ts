import type { Instance, WalletId, WalletItem } from '@foyer/modal-core'
import { findModal } from '@foyer/modal-core/page'
import { useCallback, useEffect, useMemo } from 'react'
import { connectWallet } from './connectWallet.ts'
import { useFoyer } from './useFoyer.ts'
import { useFoyerState } from './useFoyerState.ts'
import { useListState } from './useFoyerWallets.ts'
import { useIsMobile, useWalletCode } from './useWalletCode.ts'

export type UseFoyerConnectWalletReturnType = {
  /** The wallet, to draw. Undefined until it is loaded, and for a name that is no wallet. */
  wallet: WalletItem | undefined
  /** True once `wallet` is there, and so can be connected. */
  isReady: boolean
  /** True if it is on this page. */
  isInstalled: boolean
  /** `active`: connected, but another wallet is in use. */
  status: 'disconnected' | 'connecting' | 'active' | 'connected'
  /**
   * Asks the wallet, without the modal; opens the modal at one that this page does not reach. Rejects as `connect` of the
   * instance does.
   */
  connect: () => Promise<void>
}

/**
 * One wallet, for a button of its own. It is named as in the option `wallets`: by its rdns, its id or its name.
 *
 * @example
 * const { wallet, isInstalled, status, connect } = useFoyerConnectWallet('io.metamask')
 * // { name: 'MetaMask', imageUrl: 'data:…', … }, true, 'disconnected'
 */
export function useFoyerConnectWallet(name: WalletId, modal?: Instance): UseFoyerConnectWalletReturnType {
  const instance = useFoyer(modal)
  const { code } = useWalletCode(instance)
  const mobile = useIsMobile(code)
  const parts = useListState(modal)
  const wallet = useMemo(
    () => code?.namedItem(parts as Instance['state'], name, { mobile }),
    [code, parts, name, mobile],
  )
  const status = useFoyerState(
    (state) => (wallet && code?.itemStatus(state, wallet)) ?? 'disconnected',
    modal,
  )

  useEffect(() => {
    const modal = findModal(instance.id)
    // Without its list the wallet stays unknown, unless it is on the page.
    if (modal !== undefined) void code?.loadWallet(modal, name).catch(() => {})
  }, [instance, code, name])

  return {
    wallet,
    isReady: wallet !== undefined,
    isInstalled: wallet?.installed ?? false,
    status,
    connect: useCallback(async () => {
      if (wallet !== undefined) await connectWallet(instance, wallet)
    }, [instance, wallet]),
  }
}
