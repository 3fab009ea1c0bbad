import { toHex } from 'viem'
import { type HDKey, mnemonicToAccount, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'

/** Known to everybody: worthless outside a development chain. */
const MNEMONIC = 'test test test test test test test test test test test junk'

/** Index of each role; the same addresses stand in config/devnet.yaml. */
export const DEVNET_ROLES = {
  deployer: 0,
  operator: 2,
  guardian: 3,
  keeper: 4,
  root: 6,
  bulkBuyer: 9,
} as const

/** The 12 users of the seeded history. */
export const SEEDED_USERS = range(10, 21)
/** Buyers without a past, for tests and for the development wallet. */
export const FRESH_BUYERS = range(22, 29)
/** Every account but the last fresh buyer, who is not listed. */
export const WHITELISTED = [...SEEDED_USERS, ...FRESH_BUYERS.slice(0, -1)]
/** Number of accounts that hold BNB. */
export const FUNDED_ACCOUNTS = 30

// Deriving the seed from the mnemonic takes some 30 ms of processor time, and seeding a chain asks for 200 accounts.
let parent: HDKey | undefined
const accounts = new Map<number, PrivateKeyAccount>()

/** Account of the development mnemonic at m/44'/60'/0'/0/`index`. */
export function devnetAccount(index: number): PrivateKeyAccount {
  const account = accounts.get(index) ?? deriveAccount(index)
  accounts.set(index, account)
  return account
}

function deriveAccount(index: number) {
  parent ??= mnemonicToAccount(MNEMONIC, { path: "m/44'/60'/0'/0" }).getHdKey()
  const { privateKey } = parent.deriveChild(index)
  if (privateKey === null) throw new Error(`the development mnemonic has no account ${index}`)
  return privateKeyToAccount(toHex(privateKey))
}

function range(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
}
