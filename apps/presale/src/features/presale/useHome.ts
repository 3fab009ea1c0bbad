import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { type HomeView, homeQueryOptions } from '../../chain/homeQuery.ts'
import { loadHome } from '../../chain/lastHome.ts'
import { useWallet } from '../wallet/useWallet.ts'

/** The home view of the connected wallet. Until its own view is read, a visitor's view stands in (`isPlaceholderData`). */
export function useHome() {
  const runtime = useRuntime()
  const { address } = useWallet()
  const visitorKey = homeQueryOptions(runtime, undefined).queryKey
  const queryClient = useQueryClient()
  const query = useQuery({
    ...homeQueryOptions(runtime, address),
    placeholderData: () => queryClient.getQueryData(visitorKey),
  })
  return { ...query, lastHome: useLastHome(query, address) }
}

/** The home view of one account, for what has no visitor. */
export function useAccountHome(account: Address) {
  const query = useQuery(homeQueryOptions(useRuntime(), account))
  return { view: query.data, lastHome: useLastHome(query, account) }
}

/** The data of an earlier visit, while the current one cannot read any. */
function useLastHome({ data, failureCount }: UseQueryResult<HomeView>, account: Address | undefined) {
  const { lastKnown } = useRuntime()
  const isMissing = data === undefined && failureCount > 0
  return useMemo(
    () => (isMissing ? loadHome(lastKnown, account) : undefined),
    [isMissing, lastKnown, account],
  )
}
