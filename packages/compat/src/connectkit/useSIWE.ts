'use client'

import { useFoyerState } from '@foyer/modal/react'
import { type SessionCallbacks, type SIWESession, useSIWEContext } from './SIWEContext.tsx'
import { useConnectKit } from './useModal.ts'
import { useSessionCallbacks } from './useSessionCallbacks.ts'

export type UseSIWEReturnType = {
  /** False outside `<SIWEProvider>`; nothing else is known then. */
  isSignedIn: boolean
  data: SIWESession | undefined
  status: 'ready' | 'loading' | 'success' | 'rejected' | 'error'
  error: Error | undefined
  isReady: boolean
  isLoading: boolean
  isSuccess: boolean
  /** True if the user declined in the wallet. */
  isRejected: boolean
  isError: boolean
  signIn: () => Promise<SIWESession | false>
  signOut: () => Promise<boolean>
}

/** The session of the sign-in, and what begins and ends it. */
export function useSIWE(callbacks: SessionCallbacks = {}): UseSIWEReturnType {
  const instance = useConnectKit()
  const siwe = useSIWEContext()
  useSessionCallbacks(instance, callbacks)
  const wasRejected = useFoyerState(
    ({ request: { current } }) => current.status === 'failed' && current.reason === 'rejected',
    instance,
  )
  const current = useFoyerState(({ siwx }) => siwx.current.status, instance)
  const isSignedIn = siwe !== undefined && (current === 'signedIn' || siwe.session !== null)
  const isBusy = ['checking', 'preparing', 'signing', 'storing'].includes(current) || siwe?.isLoading === true
  const status = statusOf({ isSignedIn, isBusy, isRejected: wasRejected, isFailed: current === 'unprepared' })
  return {
    isSignedIn,
    status,
    data: siwe?.session ?? undefined,
    error: status === 'error' ? new Error('The site gave no message to sign.') : undefined,
    isReady: status === 'ready',
    isLoading: status === 'loading',
    isSuccess: status === 'success',
    isRejected: status === 'rejected',
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

function statusOf(known: {
  isSignedIn: boolean
  isBusy: boolean
  isFailed: boolean
  isRejected: boolean
}): UseSIWEReturnType['status'] {
  if (known.isSignedIn) return 'success'
  if (known.isBusy) return 'loading'
  if (known.isFailed) return 'error'
  return known.isRejected ? 'rejected' : 'ready'
}
