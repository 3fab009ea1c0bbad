import { bsc } from 'viem/chains'
import { createConfig, http } from 'wagmi'

export const config = createConfig({ chains: [bsc], transports: { [bsc.id]: http() } })
