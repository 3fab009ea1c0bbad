'use client'

import type { Instance } from '@foyer/modal'
import { useFoyerState } from '@foyer/modal/react'
import { useMemo } from 'react'
import { useInstance } from '../shared/InstanceContext.ts'
import { type ConnectCallbacks, useConnectCallbacks } from './ConnectKitProvider.tsx'

const PROVIDER = 'ConnectKitProvider'

/** The instance of the nearest provider. */
export const useConnectKit = (): Instance => useInstance(PROVIDER)

export type UseModalReturnType = {
  open: boolean
  setOpen: (show: boolean) => void
  openAbout: () => void
  openOnboarding: () => void
  openProfile: () => void
  openSwitchNetworks: () => void
  openSIWE: (isAsked?: boolean) => void
}

/** Opens and closes the modal, and says whether it is open. */
export function useModal(callbacks: ConnectCallbacks = {}): UseModalReturnType {
  const instance = useConnectKit()
  useConnectCallbacks(instance, callbacks)
  const open = useFoyerState(({ router }) => router.open, instance)
  const actions = useMemo(() => {
    const show =
      (...parameters: Parameters<typeof instance.open>) =>
      () =>
        void instance.open(...parameters)
    return {
      setOpen: (show: boolean) => (show ? void instance.open() : instance.close()),
      openAbout: show({ view: 'WhatIsAWallet' }),
      openOnboarding: show({ view: 'GetAWallet' }),
      openProfile: show(),
      openSwitchNetworks: show({ view: 'Networks' }),
      openSIWE: (isAsked = false) => (isAsked ? void instance.signIn().catch(() => {}) : show()()),
    }
  }, [instance])
  return { open, ...actions }
}
