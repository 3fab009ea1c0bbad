'use client'

import type { Instance } from '@foyer/modal'
import { createContext, useContext } from 'react'

export const InstanceContext = createContext<Instance | undefined>(undefined)

/**
 * The modal of the nearest provider.
 *
 * @throws {Error} there is none
 */
export function useInstance(provider: string): Instance {
  const instance = useContext(InstanceContext)
  if (instance === undefined)
    throw new Error(
      `@foyer/compat: no ${provider} is above this component. Wrap your app in <${provider}>, inside <WagmiProvider>.`,
    )
  return instance
}
