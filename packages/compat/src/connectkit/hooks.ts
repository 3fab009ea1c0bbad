'use client'

import { useSyncExternalStore } from 'react'
import type { Chain } from 'viem'
import { useConfig } from 'wagmi'

/** The chains of the config. */
export const useChains = (): readonly Chain[] => useConfig().chains

/** True if a chain is one of the config’s. */
export const useChainIsSupported = (chainId?: number): boolean => useChains().some(({ id }) => id === chainId)

const never = () => () => {}

/** False on a server and in the first render of its page. */
export const useIsMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
