import type { DeepReadonly, ModalState } from '../types/state.ts'
import { isLive } from '../utils/reusesPairing.ts'
import { activeConnector } from './connections.ts'

type State = DeepReadonly<ModalState>

/** The code that a wallet can take now. */
export function livingCode({ pairing: { current } }: State, now: number): string | undefined {
  return isLive(current, now) && current.status === 'waiting' ? current.uri : undefined
}

/**
 * The wallet whose own browser a phone shows the page in: the only one that is there. Phones have hardly any other
 * way for a wallet to be in a page. One that announces itself is at `window.ethereum`, too.
 */
export function hostWallet({ connectors }: State): { id: string } | undefined {
  const here = connectors.list.filter(({ installed }) => installed)
  const announced = here.filter(({ type }) => type !== 'INJECTED')
  const [only, ...others] = announced.length > 0 ? announced : here
  return others.length === 0 ? only : undefined
}

/** What the connected wallet is called and looks like: of a paired one what it says of itself. */
export function connectedWallet(
  state: State,
): { name: string; imageUrl: string | undefined; type: string } | undefined {
  const connector = activeConnector(state)
  const { wallet } = state.pairing
  if (connector?.type !== 'WALLET_CONNECT' || wallet === undefined) return connector
  const { known, images } = state.wallets
  const same = known.find(({ name }) => name.toLowerCase() === wallet.name.toLowerCase())
  const imageUrl = wallet.imageUrl ?? same?.imageUrl ?? images.get(same?.imageId ?? '')
  return { name: wallet.name, imageUrl, type: connector.type }
}
