export { areCallsRefused } from '../eip155/areCallsRefused.ts'
export { ignoreMalformedAnnouncements } from '../eip1193/ignoreMalformedAnnouncements.ts'
export { type SwitchChainParameters, switchChain } from '../wagmi/switchChain.ts'
export { wagmiAdapter } from '../wagmi/wagmiAdapter.ts'
