import type { Permission } from '../permission.ts'
import type { createSwitchStore } from '../switches.ts'
import type { Signer } from './createSigner.ts'
import type { SolanaTestAccount } from './createSolanaTestWallet.ts'
import type { SolanaSwitches } from './switches.ts'

export type ConnectedAccountsOptions = {
  signers: readonly Signer[]
  chains: readonly `solana:${string}`[]
  /** The names of the wallet's features. */
  features: () => string[]
  permission: Pick<Permission, 'isGranted'>
  switches: Pick<ReturnType<typeof createSwitchStore<SolanaSwitches>>, 'current'>
}

/** The accounts that a connected page sees, the one in use first, and the listeners who are told of changes. */
export function createConnectedAccounts(options: ConnectedAccountsOptions) {
  const { chains, features, permission, switches } = options
  let signers = options.signers
  /** True while this page is connected: a wallet forgets that with the page, and remembers the permission. */
  let isConnected = false
  let seen = ''
  const listeners = new Set<(changes: object) => void>()

  const accountOf = ({ address, publicKey }: Signer): SolanaTestAccount => ({
    address,
    publicKey,
    chains,
    features: features().filter((feature) => feature.startsWith('solana:')) as `solana:${string}`[],
  })

  function visible(): SolanaTestAccount[] {
    const { locked, emptyAccounts } = switches.current
    return isConnected && permission.isGranted() && !locked && !emptyAccounts ? signers.map(accountOf) : []
  }

  /** Tells the listeners, if the page sees other accounts than before. */
  function emitChanges() {
    const accounts = visible()
    const now = accounts.map(({ address }) => address).join()
    if (now === seen) return
    seen = now
    for (const listener of [...listeners]) listener({ accounts })
  }

  return {
    visible,
    emitChanges,
    accountOf,
    /** The account in use. */
    first: () => signers[0] as Signer,
    addresses: () => signers.map(({ address }) => address),

    /** The signer of an account, while the page sees any. */
    signerOf: (address: unknown): Signer | undefined =>
      visible().length === 0 ? undefined : signers.find((one) => one.address === address),

    setConnected(next: boolean) {
      isConnected = next
      emitChanges()
    },

    select(address: string) {
      signers = signers.toSorted((a, b) => Number(b.address === address) - Number(a.address === address))
      emitChanges()
    },

    subscribe(listener: (changes: object) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    clear: () => listeners.clear(),
  }
}
