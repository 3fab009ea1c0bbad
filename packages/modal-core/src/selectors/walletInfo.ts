import type { ConnectedWalletInfo } from '../types/account.ts'
import type { Connector } from '../types/connector.ts'
import type { DeepReadonly, ModalState } from '../types/state.ts'

// Imports no code, so that bundlers do not split the entry chunk for what describes an account.

/** The name, icon and type of a connected wallet. A paired wallet provides its own; the directory has icons for others. */
export function walletInfo(
  { pairing, wallets }: DeepReadonly<ModalState>,
  connector: DeepReadonly<Connector> | undefined,
): ConnectedWalletInfo | undefined {
  if (connector === undefined) return undefined
  const { known, images } = wallets
  const { type } = connector
  const paired = type === 'WALLET_CONNECT' ? pairing.wallet : undefined
  const listed = paired && known.find(({ name }) => name.toLowerCase() === paired.name.toLowerCase())
  const { name, imageUrl } = paired ?? connector
  const { imageId } = listed ?? connector
  return { name, icon: imageUrl ?? listed?.imageUrl ?? images.get(imageId ?? ''), type }
}
