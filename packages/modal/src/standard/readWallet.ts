import type { StandardWallet } from '@foyer/modal-core'

/** A wallet that has registered itself, each of its properties read once. Its icon is not checked. */
export type FoundWallet = {
  wallet: StandardWallet
  name: string
  icon: unknown
  chains: readonly unknown[]
  features: Readonly<Record<string, unknown>>
}

/** In characters. An extension may say a megabyte. */
const NAME_LENGTH = 40

/** Reads a wallet of the Wallet Standard. Undefined for anything else: any script can register anything. */
export function readWallet(value: unknown): FoundWallet | undefined {
  try {
    const wallet = value as StandardWallet
    const { name, icon, chains, features } = wallet
    if (typeof name !== 'string' || name === '') return undefined
    return { wallet, name: name.slice(0, NAME_LENGTH), icon, chains: [...chains], features: { ...features } }
  } catch {
    // A getter has thrown, or something is missing.
    return undefined
  }
}

/** Calls a method of a feature with some inputs. Its answer is not checked. */
export type Method = (...inputs: readonly unknown[]) => unknown

/** A method of a wallet's feature as it is now, or undefined where the wallet lacks it. Default that of the feature's name. */
export function methodOf(
  wallet: StandardWallet,
  feature: `${string}:${string}`,
  name = feature.slice(feature.indexOf(':') + 1),
): Method | undefined {
  try {
    const found = wallet.features[feature] as Record<string, unknown>
    const method = found[name]
    return typeof method === 'function' ? (...inputs) => method.apply(found, inputs) : undefined
  } catch {
    return undefined
  }
}
