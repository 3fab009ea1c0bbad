import type { DeepReadonly, Instance, PairingState, WalletItem } from '@foyer/modal-core'
import { findModal } from '@foyer/modal-core/page'
import { useCallback, useEffect, useMemo } from 'react'
import { connectWallet } from './connectWallet.ts'
import { useFoyer } from './useFoyer.ts'
import { useFoyerState } from './useFoyerState.ts'
import { useIsMobile, useWalletCode } from './useWalletCode.ts'

export type UseFoyerWalletsParameters = {
  /** True lists all wallets, as in AllWallets, also without a search. Default false: those of Connect. */
  all?: boolean | undefined
}

export type UseFoyerWalletsReturnType = {
  /** `loading` until the list is there; `failed` where its code did not load. */
  status: 'loading' | 'ready' | 'failed'
  /** The wallets to draw: those of Connect, or of all wallets those that the search finds. Safe to draw. */
  items: readonly WalletItem[]
  query: string
  /** Searches all wallets. `''` ends the search. */
  setQuery: (query: string) => void
  /** Loads the next page of a directory's list. Nothing happens where there is none. */
  loadMore: () => void
  /**
   * Asks a wallet that this page reaches, without the modal; opens the modal at any other. Rejects as `connect` of the
   * instance does.
   */
  connect: (item: WalletItem) => Promise<void>
  /** The pairing URI for a QR code of your own, after `connect` of the item of the kind `walletConnect`. */
  pairing: DeepReadonly<PairingState>
}

/**
 * The modal's lists of wallets, for a list of your own.
 *
 * @example
 * const { items, connect } = useFoyerWallets()
 * // items: [{ name: 'MetaMask', imageUrl: 'data:…', installed: true, connectorId: 'io.metamask', … }, …]
 */
export function useFoyerWallets(
  { all = false }: UseFoyerWalletsParameters = {},
  modal?: Instance,
): UseFoyerWalletsReturnType {
  const instance = useFoyer(modal)
  const { code, isFailed } = useWalletCode(instance)
  const mobile = useIsMobile(code)
  const parts = useListState(modal)
  const pairing = useFoyerState((state) => state.pairing.current, modal)
  const { query, known, browse } = parts.wallets
  const isBrowsing = all || query !== ''

  const items = useMemo(() => {
    if (code === undefined) return []
    // The parts are all that the lists are made of.
    const state = parts as Instance['state']
    return isBrowsing ? code.browseItems(state, { mobile }) : code.connectItems(state, { mobile })
  }, [code, parts, isBrowsing, mobile])

  useEffect(() => {
    const modal = findModal(instance.id)
    // A failure leaves the wallets that are on the page, by their letters.
    void instance.loadIcons().catch(() => {})
    void modal?.wallets.load().catch(() => {})
  }, [instance])
  useEffect(() => {
    if (all) findModal(instance.id)?.wallets.browse()
  }, [instance, all])
  useEffect(() => {
    const missing = items.flatMap(({ imageUrl, wallet }) => (imageUrl || !wallet ? [] : [wallet]))
    if (missing.length > 0) findModal(instance.id)?.wallets.showImages(missing)
  }, [instance, items])

  const isListed = code !== undefined && known.length > 0 && (!isBrowsing || browse.status !== 'loading')
  return {
    status: isFailed ? 'failed' : isListed ? 'ready' : 'loading',
    items,
    query,
    pairing,
    setQuery: useCallback(
      (next: string) => findModal(instance.id)?.wallets.browse({ query: next }),
      [instance],
    ),
    loadMore: useCallback(() => findModal(instance.id)?.wallets.more(), [instance]),
    connect: useCallback((item: WalletItem) => connectWallet(instance, item), [instance]),
  }
}

/** The parts of the state that lists of wallets are made of. */
export function useListState(modal: Instance | undefined) {
  const connectors = useFoyerState((state) => state.connectors, modal)
  const wallets = useFoyerState((state) => state.wallets, modal)
  const options = useFoyerState((state) => state.options, modal)
  const networks = useFoyerState((state) => state.networks, modal)
  const login = useFoyerState((state) => state.login, modal)
  return useMemo(
    () => ({ connectors, wallets, options, networks, login }),
    [connectors, wallets, options, networks, login],
  )
}
