import { mnemonicToAccount } from 'viem/accounts'

/** Known to everybody: worthless outside a development chain. */
const MNEMONIC = 'test test test test test test test test test test test junk'

/** Accounts of the mnemonic from here on are the market's, so that no role's or buyer's nonce or funds change. */
const FIRST_ACCOUNT = 40

/** Account of the development mnemonic at m/44'/60'/0'/0/`index`. */
export const mnemonicAccount = (index: number) => mnemonicToAccount(MNEMONIC, { addressIndex: index })

export const marketAccount = (index = 0) => mnemonicAccount(FIRST_ACCOUNT + index)
