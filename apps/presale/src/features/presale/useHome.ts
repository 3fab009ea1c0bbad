import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRuntime } from '../../app/runtime.ts'
import { homeQueryOptions } from '../../chain/homeQuery.ts'
import { useWallet } from '../wallet/useWallet.ts'

/** The home view of the connected wallet. Until its own view is read, a visitor's view stands in (`isPlaceholderData`). */
export function useHome() {
  const runtime = useRuntime()
  const { address } = useWallet()
  const visitorKey = homeQueryOptions(runtime, undefined).queryKey
  const queryClient = useQueryClient()
  return useQuery({
    ...homeQueryOptions(runtime, address),
    placeholderData: () => queryClient.getQueryData(visitorKey),
  })
}
