import type { ReactNode } from 'react'
import { bsc } from 'viem/chains'
import { createConfig, http, injected } from 'wagmi'

/** The names that the dapp uses, with nothing behind them: what is left is the dapp, React, wagmi and viem. */
export const getDefaultConfig = () =>
  createConfig({ chains: [bsc], connectors: [injected()], transports: { [bsc.id]: http() } })
export const darkTheme = () => undefined
export const RainbowKitProvider = ({ children }: { children: ReactNode }) => children
export const ConnectButton = {
  Custom: ({ children }: { children: (props: object) => ReactNode }) => children({}),
}
