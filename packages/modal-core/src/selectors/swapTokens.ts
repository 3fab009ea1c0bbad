import type { DeepReadonly, ModalState } from '../types/state.ts'
import type { SwapToken } from '../types/swap.ts'
import { walletNetwork } from './selectors.ts'

const keyOf = ({ address }: { address: string | undefined }) => address?.toLowerCase() ?? ''

/** Returns the tokens that can be swapped on the wallet's network: first those of the account, then all others of the server. */
export function swapTokens(state: DeepReadonly<ModalState>): DeepReadonly<SwapToken>[] {
  const { swap, balance } = state
  const chainId = walletNetwork(state)?.caipNetworkId
  const listed = swap?.tokens.status === 'ready' && swap.tokens.chainId === chainId ? swap.tokens.list : []
  const held =
    balance.current.status === 'ready'
      ? balance.current.tokens.filter((token) => token.chainId === chainId && token.amount > 0n)
      : []
  const rows = new Map(listed.map((token) => [keyOf(token), token]))
  const heldKeys = new Set(held.map(keyOf))
  return [
    ...held.map((token) => {
      const row = rows.get(keyOf(token))
      return { ...token, imageUrl: token.imageUrl ?? row?.imageUrl, isListed: row !== undefined }
    }),
    ...listed.filter((token) => !heldKeys.has(keyOf(token))),
  ]
}
