import type { Instance } from '@foyer/modal-core'
import { findModal, reportLoadError } from '@foyer/modal-core/page'
import { useEffect, useState, useSyncExternalStore } from 'react'

export type WalletCode = typeof import('@foyer/modal-core/wallets')

type Loaded = { code: WalletCode | undefined; isFailed: boolean }

/** The code of lists of wallets. It loads after the first render, as part of the modal. A failure is an `error` event. */
export function useWalletCode({ id }: Instance): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ code: undefined, isFailed: false })
  useEffect(() => {
    let isMounted = true
    import('@foyer/modal-core/wallets').then(
      (code) => isMounted && setLoaded({ code, isFailed: false }),
      (cause) => {
        const modal = findModal(id)
        if (modal !== undefined) void reportLoadError(modal, cause)
        if (isMounted) setLoaded({ code: undefined, isFailed: true })
      },
    )
    return () => {
      isMounted = false
    }
  }, [id])
  return loaded
}

const never = () => () => {}

/** Returns true on a phone or tablet. False in the render that a server shares. */
export const useIsMobile = (code: WalletCode | undefined): boolean =>
  useSyncExternalStore(
    never,
    () => code?.isMobile() ?? false,
    () => false,
  )
