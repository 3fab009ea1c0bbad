'use client'

import { useFoyerState } from '@foyer/modal/react'
import { type SIWESession, useSIWEContext } from './SIWEContext.tsx'
import { useConnectKit } from './useModal.ts'

export type UseSIWEReturnType = {
  /** False outside `<SIWEProvider>`; nothing else is known then. */
  isSignedIn: boolean
  data: SIWESession | undefined
  status: 'ready' | 'loading' | 'success' | 'error'
  error: Error | undefined
  isReady: boolean
  isLoading: boolean
  isSuccess: boolean
  isError: boolean
  signIn: () => Promise<SIWESession | false>
  signOut: () => Promise<boolean>
}

/** The session of the sign-in, and what begins and ends it. */
export function useSIWE(): UseSIWEReturnType {
  const instance = useConnectKit()
  const siwe = useSIWEContext()
  const current = useFoyerState(({ siwx }) => siwx.current.status, instance)
  const isSignedIn = siwe !== undefined && (current === 'signedIn' || siwe.session !== null)
  const isBusy = ['checking', 'preparing', 'signing', 'storing'].includes(current) || siwe?.isLoading === true
  const status = isSignedIn ? 'success' : isBusy ? 'loading' : current === 'unprepared' ? 'error' : 'ready'
  return {
    isSignedIn,
    status,
    data: siwe?.session ?? undefined,
    error: status === 'error' ? new Error('The site gave no message to sign.') : undefined,
    isReady: status === 'ready',
    isLoading: status === 'loading',
    isSuccess: status === 'success',
    isError: status === 'error',
    async signIn() {
      await instance.signIn()
      await siwe?.refresh()
      return (await siwe?.config().getSession()) ?? false
    },
    async signOut() {
      await instance.signOut()
      await siwe?.refresh()
      return true
    },
  }
}
