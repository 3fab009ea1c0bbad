import { type Hex, type LocalAccount, toHex } from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'

/** The key of the wallet. Never use a real one: it is kept in the page. */
export type TestAccount = { mnemonic: string; index: number } | { privateKey: Hex }

/** Index 0 of the mnemonic that anvil and hardhat fund by default. */
const DEFAULT_ACCOUNT: TestAccount = {
  mnemonic: 'test test test test test test test test test test test junk',
  index: 0,
}

export function toPrivateKey(account: TestAccount = DEFAULT_ACCOUNT): Hex {
  if ('privateKey' in account) return account.privateKey
  const { privateKey } = mnemonicToAccount(account.mnemonic, { addressIndex: account.index }).getHdKey()
  if (privateKey === null) throw new Error(`The mnemonic gives no private key at index ${account.index}.`)
  return toHex(privateKey)
}

export const toLocalAccount = (account?: TestAccount): LocalAccount =>
  privateKeyToAccount(toPrivateKey(account))
