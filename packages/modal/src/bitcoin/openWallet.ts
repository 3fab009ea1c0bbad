import type { BitcoinPurpose, MultiChainProvider, StandardWallet } from '@foyer/modal-core'
import { createPaired } from './dialects/paired.ts'
import { createStandard } from './dialects/standard.ts'
import type { BitcoinWallet } from './dialects/types.ts'
import { createUnisat, type UnisatProvider } from './dialects/unisat.ts'
import { createWbip, type WbipProvider } from './dialects/wbip.ts'

/** A wallet as it was found. */
export type WalletSource = { name: string } & (
  | { dialect: 'standard'; provider: StandardWallet }
  | { dialect: 'wbip' | 'unisat'; provider: object; id: string }
  | { dialect: 'paired'; provider: MultiChainProvider }
)

/** Speaks to a wallet in its dialect. */
export function openWallet(source: WalletSource, purposes: readonly BitcoinPurpose[]): BitcoinWallet {
  const parameters = { name: source.name, purposes }
  switch (source.dialect) {
    case 'paired':
      return createPaired(source.provider, parameters)
    case 'unisat':
      return createUnisat(source.provider as UnisatProvider, parameters)
    case 'wbip':
      return createWbip(source.provider as WbipProvider, { ...parameters, path: source.id })
    case 'standard': {
      const inside = wbipOf(source.provider)
      return inside ? createWbip(inside, parameters) : createStandard(source.provider, parameters)
    }
  }
}

/** The provider of sats-connect inside of a wallet of the Wallet Standard, which can do more than the drafts of that. */
function wbipOf(wallet: StandardWallet): WbipProvider | undefined {
  try {
    const { provider } = Object(wallet.features['sats-connect:']) as { provider?: WbipProvider }
    return typeof provider?.request === 'function' ? provider : undefined
  } catch {
    return undefined
  }
}
