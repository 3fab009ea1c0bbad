import { useQuery } from '@tanstack/react-query'
import { zeroAddress } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import type { HomeView } from '../../chain/homeQuery.ts'
import { saleQueryOptions } from '../../chain/saleQuery.ts'
import { whitelistProofQueryOptions } from '../../chain/whitelistQuery.ts'
import { useWallet } from '../wallet/useWallet.ts'
import { atPrice, priceAt, type SaleState, saleState } from './saleState.ts'
import { useHome } from './useHome.ts'

/**
 * True if a visitor may buy. `checking`: the whitelist has not answered yet for their wallet. `waiting`: not before the
 * public opening, like everybody who is not known to be on the whitelist.
 */
export type Access = 'open' | 'checking' | 'waiting'

/** The sale as this visitor sees it. */
export type Sale = {
  state: SaleState
  access: Access
  /** True if the visitor's wallet is known not to be on the whitelist, while that counts. */
  isUnlisted: boolean
  /** At the price that this visitor gets: for a wallet that waits the one at the opening, without a wallet the one now. */
  view: HomeView
  /** True if that price is known. Until it is, `view` has the one of the whitelist, which may not be theirs. */
  isPriced: boolean
  /** The price that others pay: now, if they are on the whitelist, or from the opening on. Absent where all pay the same. */
  otherPrice?: { of: 'whitelist' | 'opening'; price: bigint | undefined }
  /** Reads that price once more; there while it could not be read. */
  retryPrice?: () => void
}

/** The home view with what it means for this visitor; `sale` is absent until a view is there. */
export function useSale() {
  const home = useHome()
  const view = home.data ?? home.lastHome?.view
  const { access, hasWallet, isUnlisted, openingPrice, retryPrice } = useAccess(view)
  return {
    ...home,
    sale: view && {
      ...present(view, access, hasWallet, openingPrice),
      isUnlisted,
      ...(retryPrice && { retryPrice }),
    },
  }
}

function present(
  view: HomeView,
  access: Access,
  hasWallet: boolean,
  openingPrice: bigint | undefined,
): Omit<Sale, 'isUnlisted'> {
  const state = saleState(view)
  if (access === 'open') return { state, access, view, isPriced: true }
  // Their wallet may be on the whitelist, and no price but this one can be paid now.
  if (!hasWallet)
    return { state, access, view, isPriced: true, otherPrice: { of: 'opening', price: openingPrice } }
  const otherPrice = { of: 'whitelist', price: view.price } as const
  if (access === 'checking' || openingPrice === undefined)
    return { state, access, view, isPriced: false, otherPrice }
  return { state, access, view: atPrice(view, openingPrice), isPriced: true, otherPrice }
}

/** True if the visitor may buy, and the price at the opening for one who has to wait for it. */
function useAccess(view: HomeView | undefined) {
  const runtime = useRuntime()
  const { address } = useWallet()
  const isRestricted = view !== undefined && saleState(view) === 'whitelist'
  const {
    data: proof,
    isPending,
    errorUpdateCount,
    refetch: lookUp,
  } = useQuery({
    ...whitelistProofQueryOptions(runtime, view?.whitelistRoot ?? '0x', address ?? zeroAddress),
    enabled: isRestricted && address !== undefined,
  })
  const access = toAccess()
  const schedule = useQuery({
    ...saleQueryOptions(runtime, view?.items.map(({ id }) => id) ?? []),
    enabled: access === 'waiting',
  })
  const isMissing = access === 'waiting' && schedule.data === undefined && schedule.errorUpdateCount > 0
  return {
    access,
    hasWallet: address !== undefined,
    isUnlisted: access === 'waiting' && proof === null,
    openingPrice: schedule.data && priceAt(schedule.data.steps, view?.publicOpenAt ?? 0n),
    retryPrice: isMissing ? retry : undefined,
  }

  /** A wallet that could not be looked up may be on the whitelist, and its price known. */
  function retry() {
    void schedule.refetch()
    if (address !== undefined) void lookUp()
  }

  function toAccess(): Access {
    if (!isRestricted) return 'open'
    if (address === undefined) return 'waiting'
    // After a failure it is pending again with every further attempt, also one that somebody else makes.
    if (isPending && errorUpdateCount === 0) return 'checking'
    return proof ? 'open' : 'waiting'
  }
}
