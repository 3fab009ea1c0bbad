import type { SessionTypes } from '@walletconnect/types'
import { SOLANA_METHODS } from './createSolanaSigner.ts'

const EVENTS = ['accountsChanged', 'chainChanged']

export type AccountsParameters = {
  /** On EVM chains. */
  address: string
  solanaAddress: string
  /** EVM methods that the wallet grants. */
  methods: string[]
}

export type Accounts = ReturnType<typeof createAccounts>

export const isEvm = (chain: string) => chain.startsWith('eip155:')

/** The accounts that the wallet shares in its sessions, by chain. */
export function createAccounts({ address, solanaAddress, methods }: AccountsParameters) {
  const accountsOn = (list: readonly string[], addresses: readonly string[]) =>
    list.flatMap((chain) => (isEvm(chain) ? addresses : [solanaAddress]).map((one) => `${chain}:${one}`))
  /** `addresses` are those on EVM chains. */
  function namespacesOn(
    list: readonly string[],
    addresses: readonly string[] = [address],
  ): SessionTypes.Namespaces {
    const byName = Object.groupBy(list, (chain) => chain.slice(0, chain.indexOf(':')))
    return Object.fromEntries(
      Object.entries(byName).map(([name, chains = []]) => {
        const granted = name === 'eip155' ? methods : SOLANA_METHODS
        return [name, { chains, accounts: accountsOn(chains, addresses), methods: granted, events: EVENTS }]
      }),
    )
  }

  return { accountsOn, namespacesOn, methods }
}
