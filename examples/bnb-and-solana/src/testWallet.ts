import { createTestWallet } from '@foyer/testing'
import { createSolanaTestWallet } from '@foyer/testing/solana'

// One wallet with an account in each namespace, which connects without an extension.
const info = { name: 'Dev Wallet', rdns: 'com.example.dev' }
createTestWallet({ rpcUrl: 'http://127.0.0.1:8545', chainId: 56, info }).announce()
createSolanaTestWallet({ name: info.name }).announce()
