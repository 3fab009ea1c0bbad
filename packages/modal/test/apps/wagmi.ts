import { createTestWallet } from '@foyer/testing'
import { createConfig, http } from 'wagmi'
import { bsc } from 'wagmi/chains'

// Nothing in these pages needs a node, so none answers there.
const rpcUrl = 'http://127.0.0.1:9'
createTestWallet({ rpcUrl, chainId: bsc.id }).announce()

export const config = createConfig({ chains: [bsc], transports: { [bsc.id]: http(rpcUrl) } })
export { bsc }
