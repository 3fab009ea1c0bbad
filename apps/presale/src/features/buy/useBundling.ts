import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { type Address, zeroAddress } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { type Bundling, bundlingQueryOptions } from '../../chain/bundles.ts'

const NEITHER: Bundling = { canBundle: false, isSponsored: false }

/** Tells what the connected wallet does with several calls, and whether the site pays for them. Neither until the wallet has answered. */
export function useBundling(account: Address | undefined): Bundling {
  const runtime = useRuntime()
  const { modal } = runtime
  // An embedded wallet can do more with its smart account, which has the same address.
  const type = useSyncExternalStore(modal.subscribe, () => {
    const { eip155 } = modal.state.accounts
    return eip155.status === 'connected' ? eip155.preferredAccountType : undefined
  })
  const { data = NEITHER } = useQuery({
    ...bundlingQueryOptions(runtime, account ?? zeroAddress, type),
    enabled: account !== undefined,
  })
  return data
}
