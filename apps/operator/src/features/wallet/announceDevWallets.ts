import { createTestWallet } from '@foyer/testing'
import type { ConsoleConfig } from '../../config/schema.ts'
import { TESTING_RDNS } from './isTestingWallet.ts'

const MNEMONIC = 'test test test test test test test test test test test junk'

/** Accounts of the development mnemonic, as in config/devnet.yaml. */
const HOLDERS = { Admin: 1, Operator: 2, Guardian: 3, Keeper: 4 }

/** Offers a wallet for each role of the development chain. Part of development builds only. */
export function announceDevWallets({ chain, deployment }: ConsoleConfig) {
  const [rpcUrl] = chain.rpcUrls
  if (rpcUrl === undefined) return
  for (const [role, index] of Object.entries(HOLDERS)) {
    const info = { name: `Dev ${role}`, rdns: `${TESTING_RDNS}.${role.toLowerCase()}` }
    const account = { mnemonic: MNEMONIC, index }
    createTestWallet({ rpcUrl, chainId: deployment.chainId, account, info }).announce()
  }
}
