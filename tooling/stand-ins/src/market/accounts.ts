import { type HDAccount, mnemonicToAccount } from 'viem/accounts'

/** Known to everybody: worthless outside a development chain. */
const MNEMONIC = 'test test test test test test test test test test test junk'

/** Accounts of the mnemonic from here on are the market's, so that no role's or buyer's nonce or funds change. */
const FIRST_ACCOUNT = 40

// Deriving one takes some 30 ms of processor time, and each transaction of the market asks for its sender.
const accounts = new Map<number, HDAccount>()

/** Account of the development mnemonic at m/44'/60'/0'/0/`index`. */
export function mnemonicAccount(index: number): HDAccount {
  const account = accounts.get(index) ?? mnemonicToAccount(MNEMONIC, { addressIndex: index })
  accounts.set(index, account)
  return account
}

export const marketAccount = (index = 0) => mnemonicAccount(FIRST_ACCOUNT + index)
