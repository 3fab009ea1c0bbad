import type { Hex, LocalAccount } from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'

/** Which key the wallet holds. Never a real one: it is kept in the page. */
export type TestAccount = { mnemonic: string; index: number } | { privateKey: Hex }

/** Index 0 of the mnemonic that anvil and hardhat fund by default. */
const DEFAULT_ACCOUNT: TestAccount = {
  mnemonic: 'test test test test test test test test test test test junk',
  index: 0,
}

export function toLocalAccount(account: TestAccount = DEFAULT_ACCOUNT): LocalAccount {
  return 'privateKey' in account
    ? privateKeyToAccount(account.privateKey)
    : mnemonicToAccount(account.mnemonic, { addressIndex: account.index })
}
