export { ignoreMalformedAnnouncements } from '../eip1193/ignoreMalformedAnnouncements.ts'
export { type SwitchChainParameters, switchChain } from '../wagmi/switchChain.ts'
export { wagmiAdapter } from '../wagmi/wagmiAdapter.ts'
