import type { DeepReadonly, ModalState } from '../types/state.ts'
import type { WalletChoice, WalletItem } from '../types/wallet.ts'
import { placeIn } from './walletRules.ts'

type State = DeepReadonly<ModalState>

/** Those of the option `wallets`, in its order, each with its title. */
export function chosenItems(state: State, items: readonly WalletItem[]): WalletItem[] {
  const left = new Set(items)
  const take = (id: string, group?: string) =>
    [...left]
      .filter((item) => isNamed(state, item, id))
      .map((item) => {
        left.delete(item)
        return { ...item, group }
      })
  return (state.options.wallets ?? []).flatMap((choice) =>
    idsOf(choice).flatMap((id) => take(id, typeof choice === 'string' ? undefined : choice.title)),
  )
}

/** Returns true if Connect leads to the list of all wallets. */
export const offersAllWallets = ({ options: { wallets, allWallets } }: State) =>
  (allWallets ?? (wallets === undefined ? 'show' : 'hide')) === 'show'

/** Those that lists other than Connect may show. */
export function allowedItems(state: State, items: readonly WalletItem[]): readonly WalletItem[] {
  const { wallets } = state.options
  if (wallets === undefined || offersAllWallets(state)) return items
  const ids = wallets.flatMap(idsOf)
  return items.filter((item) => ids.some((id) => isNamed(state, item, id)))
}

const idsOf = (choice: DeepReadonly<WalletChoice>) => (typeof choice === 'string' ? [choice] : choice.wallets)

/**
 * Returns true if the option's text names the item. An announced wallet chooses its own name and is known by its rdns
 * or id only. wagmi's function `metaMask()` makes a connector with the id `metaMaskSDK`.
 */
export function isNamed({ connectors }: State, { wallet, connectorId }: WalletItem, text: string): boolean {
  if (wallet !== undefined && placeIn([text], wallet) !== -1) return true
  const connector = connectors.list.find(({ id }) => id === connectorId)
  if (connector === undefined) return false
  const { id, name, rdns, explorerId, type } = connector
  if (type === 'WALLET_CONNECT') return text === 'walletConnect'
  if (type === 'EXTERNAL' && name.toLowerCase() === text.toLowerCase()) return true
  return [id, rdns, explorerId].some((known) => known === text) || id === `${text}SDK`
}
