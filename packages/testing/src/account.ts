import { type Hex, type LocalAccount, toHex } from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'

/** The key of the wallet. Never use a real one: it is kept in the page. */
export type TestAccount = { mnemonic: string; index: number } | { privateKey: Hex }

/** Index 0 of the mnemonic that anvil and hardhat fund by default. */
const DEFAULT_ACCOUNT = {
  mnemonic: 'test test test test test test test test test test test junk',
  index: 0,
} satisfies TestAccount

/** The accounts of a wallet's options. */
export function toTestAccounts(options: {
  accounts?: number | readonly TestAccount[] | undefined
  account?: TestAccount | undefined
}): readonly TestAccount[] {
  const { accounts = 1, account } = options
  if (account !== undefined) return [account]
  if (typeof accounts !== 'number') return accounts
  return Array.from({ length: accounts }, (_, index) => ({ ...DEFAULT_ACCOUNT, index }))
}

export function toPrivateKey(account: TestAccount = DEFAULT_ACCOUNT): Hex {
  if ('privateKey' in account) return account.privateKey
  const { privateKey } = mnemonicToAccount(account.mnemonic, { addressIndex: account.index }).getHdKey()
  if (privateKey === null) throw new Error(`The mnemonic gives no private key at index ${account.index}.`)
  return toHex(privateKey)
}

export const toLocalAccount = (account?: TestAccount): LocalAccount =>
  privateKeyToAccount(toPrivateKey(account))
