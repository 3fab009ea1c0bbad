import type { createSwitchStore } from '../switches.ts'
import type { SolanaStandardWallet, SolanaTestAccount } from './createSolanaTestWallet.ts'
import type { SolanaSwitches } from './switches.ts'

export type StandardWalletOptions = {
  name: string
  /** A data URI. */
  icon: string
  chains: readonly `solana:${string}`[]
  features: () => Readonly<Record<`${string}:${string}`, unknown>>
  accounts: () => readonly SolanaTestAccount[]
  switches: Pick<ReturnType<typeof createSwitchStore<SolanaSwitches>>, 'current'>
}

/** The object that pages see. Each of its properties fails while the switches say so. */
export function createStandardWallet(options: StandardWalletOptions): SolanaStandardWallet {
  const { name, icon, chains, features, accounts, switches } = options

  function read<value>(property: SolanaSwitches['throwInGetters'][number], value: () => value): value {
    if (switches.current.throwInGetters.includes(property)) throw new Error(`${property} is not there`)
    return value()
  }

  return {
    get version() {
      return read('version', () => '1.0.0' as const)
    },
    get name() {
      return read('name', () => name)
    },
    get icon() {
      return read('icon', () => icon as SolanaStandardWallet['icon'])
    },
    get chains() {
      return read('chains', () => chains)
    },
    get features() {
      return read('features', features)
    },
    get accounts() {
      return read('accounts', accounts)
    },
  }
}
