import { useQuery } from '@tanstack/react-query'
import { zeroAddress } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import type { HomeView } from '../../chain/homeQuery.ts'
import { saleQueryOptions } from '../../chain/saleQuery.ts'
import { whitelistProofQueryOptions } from '../../chain/whitelistQuery.ts'
import { useWallet } from '../wallet/useWallet.ts'
import { atPrice, priceAt, type SaleState, saleState } from './saleState.ts'
import { useHome } from './useHome.ts'

/** The sale as this visitor sees it. */
export type Sale = {
  state: SaleState
  /** Whether the visitor has to wait for the public opening: everybody who is not known to be on the whitelist. */
  isWaiting: boolean
  /** At the price that this visitor gets: for one who waits the one at the opening. */
  view: HomeView
  /** What holders of a place on the whitelist pay meanwhile; absent for everybody who pays it. */
  whitelistPrice?: bigint
}

/** The home view with what it means for this visitor; `sale` is absent until a view is there. */
export function useSale() {
  const home = useHome()
  const view = home.data ?? home.lastHome?.view
  const { isWaiting, openingPrice } = useWaiting(view)
  return { ...home, sale: view && present(view, isWaiting, openingPrice) }
}

function present(view: HomeView, isWaiting: boolean, openingPrice: bigint | undefined): Sale {
  const state = saleState(view)
  if (!isWaiting || openingPrice === undefined) return { state, isWaiting, view }
  return { state, isWaiting, view: atPrice(view, openingPrice), whitelistPrice: view.price }
}

/** Whether the visitor has to wait for the public opening, and the price then. */
function useWaiting(view: HomeView | undefined) {
  const runtime = useRuntime()
  const { address } = useWallet()
  const isRestricted = view !== undefined && saleState(view) === 'whitelist'
  const { data: proof } = useQuery({
    ...whitelistProofQueryOptions(runtime, view?.whitelistRoot ?? '0x', address ?? zeroAddress),
    enabled: isRestricted && address !== undefined,
  })
  const isListed = address !== undefined && proof !== undefined && proof !== null
  const isWaiting = isRestricted && !isListed
  const { data: schedule } = useQuery({
    ...saleQueryOptions(runtime, view?.items.map(({ id }) => id) ?? []),
    enabled: isWaiting,
  })
  return { isWaiting, openingPrice: schedule && priceAt(schedule.steps, view?.publicOpenAt ?? 0n) }
}
