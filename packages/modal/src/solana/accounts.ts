import type { StandardAccount, StandardWallet } from '@foyer/modal-core'
import { fromAddress } from './base58.ts'

/** An account of a wallet, each of its properties read once. */
export type SolanaAccount = {
  account: StandardAccount
  address: string
  label: unknown
  chains: readonly string[]
}

/** More than any wallet shares. */
const MAX_ACCOUNTS = 100

/** The accounts of Solana among those of a wallet, in its order. Drops malformed ones. */
export function readAccounts(accounts: unknown): readonly SolanaAccount[] {
  if (!Array.isArray(accounts)) return []
  const found = new Map<string, SolanaAccount>()
  for (const one of accounts.slice(0, MAX_ACCOUNTS)) {
    const account = readAccount(one)
    if (account !== undefined && !found.has(account.address)) found.set(account.address, account)
  }
  return [...found.values()]
}

function readAccount(account: StandardAccount): SolanaAccount | undefined {
  try {
    const { address, chains, label } = account
    const own = [...chains].filter((chain) => typeof chain === 'string' && chain.startsWith('solana:'))
    // Its key is not read: the address is the key.
    return own.length > 0 && fromAddress(address) ? { account, address, label, chains: own } : undefined
  } catch {
    return undefined
  }
}

/** The accounts that a wallet shares now. Undefined if it fails to say them. */
export function accountsOf(wallet: StandardWallet): readonly SolanaAccount[] | undefined {
  try {
    return readAccounts(wallet.accounts)
  } catch {
    return undefined
  }
}
