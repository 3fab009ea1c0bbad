import type { Permission } from '../permission.ts'
import type { createSwitchStore } from '../switches.ts'
import type { PolkadotTestAccount, PolkadotTestAccountOptions } from './createPolkadotTestWallet.ts'
import { createSigner, type Signer } from './createSigner.ts'
import type { PolkadotSwitches } from './switches.ts'

export type SharedAccountsOptions = {
  accounts: readonly PolkadotTestAccountOptions[]
  /** The number with which addresses begin. */
  prefix: number
  permission: Pick<Permission, 'isGranted'>
  switches: Pick<ReturnType<typeof createSwitchStore<PolkadotSwitches>>, 'current'>
}

/** The accounts that the wallet shares with pages, and the listeners who are told of changes. */
export function createSharedAccounts({ accounts, prefix, permission, switches }: SharedAccountsOptions) {
  const all = accounts.map(({ secretKey, type = 'sr25519', name, genesisHash = null }, index) => ({
    signer: createSigner(secretKey, type, prefix),
    account: { genesisHash, name: name ?? `Account ${index + 1}`, type },
  }))
  let shared = [...all]
  let seen = ''
  const listeners = new Set<(accounts: PolkadotTestAccount[]) => void>()

  function visible(): PolkadotTestAccount[] {
    const { locked, emptyAccounts } = switches.current
    if (!permission.isGranted() || locked || emptyAccounts) return []
    return shared.map(({ signer, account }) => ({ address: signer.address, ...account }))
  }

  /** Tells the listeners, if the page sees other accounts than before. */
  function emitChanges() {
    const now = JSON.stringify(visible())
    if (now === seen) return
    seen = now
    for (const listener of [...listeners]) listener(visible())
  }

  return {
    visible,
    emitChanges,
    addresses: () => shared.map((one) => one.signer.address),

    /** The signer of an account that the page sees. */
    signerOf(address: string): Signer | undefined {
      const isVisible = visible().some((account) => account.address === address)
      return isVisible ? shared.find((one) => one.signer.address === address)?.signer : undefined
    },

    subscribe(listener: (accounts: PolkadotTestAccount[]) => void): () => void {
      const { lateAccounts } = switches.current
      listeners.add(listener)
      listener(lateAccounts > 0 ? [] : visible())
      const timer = lateAccounts > 0 && setTimeout(() => listener(visible()), lateAccounts)
      return () => {
        listeners.delete(listener)
        if (timer) clearTimeout(timer)
      }
    },

    /** The user shares the accounts with these indexes, in this order. */
    share(indexes: readonly number[]) {
      shared = indexes.flatMap((index) => all[index] ?? [])
      emitChanges()
    },

    clear: () => listeners.clear(),
  }
}
