import type { BitcoinPurpose, MultiChainProvider, StandardWallet } from '@foyer/modal-core'
import type { BitcoinWallet } from './dialects/types.ts'
import type { UnisatProvider } from './dialects/unisat.ts'
import type { WbipProvider } from './dialects/wbip.ts'

/** A wallet as it was found. */
export type WalletSource = { name: string } & (
  | { dialect: 'standard'; provider: StandardWallet }
  | { dialect: 'wbip' | 'unisat'; provider: object; id: string }
  | { dialect: 'paired'; provider: MultiChainProvider }
)

/** Loads what speaks a wallet's dialect, and no other. */
export async function openWallet(
  source: WalletSource,
  purposes: readonly BitcoinPurpose[],
): Promise<BitcoinWallet> {
  const parameters = { name: source.name, purposes }
  if (source.dialect === 'paired')
    return (await import('./dialects/paired.ts')).createPaired(source.provider, parameters)
  if (source.dialect === 'unisat')
    return (await import('./dialects/unisat.ts')).createUnisat(source.provider as UnisatProvider, parameters)
  const inside =
    source.dialect === 'wbip' ? (source.provider as WbipProvider) : wbipOf(source.provider as StandardWallet)
  const path = source.dialect === 'wbip' ? source.id : undefined
  if (inside !== undefined)
    return (await import('./dialects/wbip.ts')).createWbip(inside, { ...parameters, path })
  const { createStandard } = await import('./dialects/standard.ts')
  return createStandard(source.provider as StandardWallet, parameters)
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
