'use client'

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Address } from 'viem'

export type SIWESession = { address: Address; chainId: number }

export type SIWEConfig = {
  getNonce: () => Promise<string>
  createMessage: (parameters: {
    nonce: string
    address: Address
    chainId: number
  }) => Promise<string> | string
  verifyMessage: (parameters: { message: string; signature: string }) => Promise<boolean>
  getSession: () => Promise<SIWESession | null>
  signOut: () => Promise<boolean>
  /** Default true. */
  enabled?: boolean | undefined
  /** Ignored: a session is looked up when the account or its network changes. */
  nonceRefetchInterval?: number | undefined
  sessionRefetchInterval?: number | undefined
  /** Ignored: disconnecting and another account end the session. */
  signOutOnDisconnect?: boolean | undefined
  signOutOnAccountChange?: boolean | undefined
  signOutOnNetworkChange?: boolean | undefined
}

export type SessionCallbacks = {
  onSignIn?: ((session?: SIWESession) => void) | undefined
  onSignOut?: (() => void) | undefined
}

export type SIWE = {
  /** The config of the latest render. */
  config: () => SIWEConfig
  session: SIWESession | null
  isLoading: boolean
  /** Looks the session up again. */
  refresh: () => Promise<void>
  callbacks: SessionCallbacks
}

const SIWEContext = createContext<SIWE | undefined>(undefined)

/** Undefined outside `<SIWEProvider>` and where it is not enabled. */
export const useSIWEContext = (): SIWE | undefined => useContext(SIWEContext)

export type SIWEProviderProps = SIWEConfig & SessionCallbacks & { children: ReactNode }

/** Lets users sign in after they connect. Stands around `<ConnectKitProvider>`. */
export function SIWEProvider({
  children,
  onSignIn,
  onSignOut,
  enabled = true,
  ...config
}: SIWEProviderProps): ReactNode {
  const latest = useRef(config)
  latest.current = config
  const [{ session, isLoading }, setState] = useState<Pick<SIWE, 'session' | 'isLoading'>>({
    session: null,
    isLoading: true,
  })
  const refresh = useCallback(async () => {
    const session = await latest.current.getSession().catch(() => null)
    setState({ session, isLoading: false })
  }, [])
  useEffect(() => {
    if (enabled) void refresh()
  }, [enabled, refresh])

  const value = useMemo<SIWE>(
    () => ({
      config: () => latest.current,
      session,
      isLoading,
      refresh,
      callbacks: { onSignIn, onSignOut },
    }),
    [session, isLoading, refresh, onSignIn, onSignOut],
  )
  return <SIWEContext.Provider value={enabled ? value : undefined}>{children}</SIWEContext.Provider>
}
