import { createTestWallet, type TestWallet } from '@foyer/testing'

/** The wallets' answer to every question to the chain: two coins. No node is asked. */
const TWO_COINS = '0x1bc16d674ec80000'

/** Anvil's and Hardhat's: everybody knows it. */
const MNEMONIC = 'test test test test test test test test test test test junk'

const wallet = (name: string, rdns: string, index: number): TestWallet =>
  createTestWallet({
    request: () => TWO_COINS,
    chainId: 56,
    info: { name, rdns },
    account: { mnemonic: MNEMONIC, index },
  })

/** Puts three testing wallets into the page: one that connects, one that refuses, one that never answers. */
export function announceWallets(): () => void {
  const willing = wallet('Willing Wallet', 'com.example.willing', 0)
  const refusing = wallet('Refusing Wallet', 'com.example.refusing', 1)
  refusing.set({ reject: true })
  const silent = wallet('Silent Wallet', 'com.example.silent', 2)
  silent.set({ delay: 3_600_000 })
  const all = [willing, refusing, silent]
  for (const each of all) each.announce()
  return () => {
    for (const each of all) each.destroy()
  }
}
