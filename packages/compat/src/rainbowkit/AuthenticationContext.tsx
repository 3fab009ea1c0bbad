'use client'

import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'
import type { Address } from 'viem'

export type AuthenticationStatus = 'loading' | 'unauthenticated' | 'authenticated'

export type AuthenticationAdapter<message> = {
  getNonce: () => Promise<string>
  createMessage: (parameters: {
    nonce: string
    address: Address
    chainId: number
  }) => Promise<message> | message
  verify: (parameters: { message: message; signature: string }) => Promise<boolean>
  signOut: () => Promise<void>
}

export type AuthenticationConfig<message> = {
  adapter: AuthenticationAdapter<message>
  status: AuthenticationStatus
}

/** The values that the provider of the modal reads of the one around it. */
export type Authentication = {
  status: AuthenticationStatus
  /** The adapter of the latest render. */
  adapter: () => AuthenticationAdapter<unknown>
  /** Resolves with the status once it is known. */
  settled: () => Promise<AuthenticationStatus>
}

const AuthenticationContext = createContext<Authentication | undefined>(undefined)

/** Undefined where nothing asks users to sign in. */
export const useAuthentication = (): Authentication | undefined => useContext(AuthenticationContext)

export type RainbowKitAuthenticationProviderProps<message> = AuthenticationConfig<message> & {
  /** Default true. */
  enabled?: boolean | undefined
  children: ReactNode
}

/** Has users sign in after they connect. Stands around `<RainbowKitProvider>`. */
export function RainbowKitAuthenticationProvider<message = unknown>({
  adapter,
  status,
  enabled = true,
  children,
}: RainbowKitAuthenticationProviderProps<message>): ReactNode {
  const latest = useRef({ adapter, status })
  const waiting = useRef(new Set<() => void>())
  latest.current = { adapter, status }
  useEffect(() => {
    if (status === 'loading') return
    for (const wake of waiting.current) wake()
    waiting.current.clear()
  }, [status])

  const value = useMemo<Authentication | undefined>(
    () =>
      enabled
        ? {
            status,
            adapter: () => latest.current.adapter as AuthenticationAdapter<unknown>,
            async settled() {
              if (latest.current.status === 'loading')
                await new Promise<void>((wake) => waiting.current.add(wake))
              return latest.current.status
            },
          }
        : undefined,
    [enabled, status],
  )
  return <AuthenticationContext.Provider value={value}>{children}</AuthenticationContext.Provider>
}

/** Returns the adapter as it is: its types are checked here. */
export const createAuthenticationAdapter = <message,>(
  adapter: AuthenticationAdapter<message>,
): AuthenticationAdapter<message> => adapter
