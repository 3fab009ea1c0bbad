export { ignoreMalformedAnnouncements } from '../eip1193/ignoreMalformedAnnouncements.ts'
export { wagmiAdapter } from '../wagmi/wagmiAdapter.ts'
