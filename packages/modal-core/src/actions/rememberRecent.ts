import type { Modal } from '../types/modal.ts'

/** The most wallets that are remembered as used last. */
const MAX_RECENT = 3

/** Puts a wallet of this page first among those used last. */
export function rememberConnector(
  { connectors, storage }: Pick<Modal, 'connectors' | 'storage'>,
  connectorId: string,
) {
  const before = storage.get('recentConnectors') ?? []
  const ids = connectors.find(connectorId)?.members.map(({ id }) => id) ?? [connectorId]
  const others = before.filter((one) => !ids.includes(one))
  storage.set('recentConnectors', [connectorId, ...others].slice(0, MAX_RECENT))
  connectors.publish()
}

/** Puts a wallet elsewhere first among those paired last. */
export function rememberWallet({ storage, wallets }: Pick<Modal, 'storage' | 'wallets'>, walletId: string) {
  const { state } = wallets
  state.recent = [walletId, ...state.recent.filter((one) => one !== walletId)].slice(0, MAX_RECENT)
  storage.set('recentWallets', [...state.recent])
}
