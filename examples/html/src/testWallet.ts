import { createTestWallet } from '@foyer/testing'

// A wallet that connects without an extension. To send with it, run `npx @foundry-rs/anvil --chain-id 56`.
createTestWallet({ rpcUrl: 'http://127.0.0.1:8545', chainId: 56 }).announce()
