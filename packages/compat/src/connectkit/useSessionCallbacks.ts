import type { Instance } from '@foyer/modal'
import { useEffect } from 'react'
import type { Address } from 'viem'
import { type SessionCallbacks, useSIWEContext } from './SIWEContext.tsx'

/** Calls back when a session begins or ends, and looks up what the dapp knows of it. */
export function useSessionCallbacks(
  instance: Instance,
  { onSignIn, onSignOut }: SessionCallbacks = {},
): void {
  const refresh = useSIWEContext()?.refresh
  useEffect(
    () =>
      instance.on('signIn', ({ address, chainId }) => {
        onSignIn?.({ address: address as Address, chainId: Number(String(chainId).split(':').at(-1)) })
        void refresh?.()
      }),
    [instance, onSignIn, refresh],
  )
  useEffect(
    () =>
      instance.on('signOut', () => {
        onSignOut?.()
        void refresh?.()
      }),
    [instance, onSignOut, refresh],
  )
}
