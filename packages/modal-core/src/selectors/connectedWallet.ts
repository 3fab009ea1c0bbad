import type { DeepReadonly, ModalState } from '../types/state.ts'
import { activeConnector } from './connections.ts'

type State = DeepReadonly<ModalState>

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
