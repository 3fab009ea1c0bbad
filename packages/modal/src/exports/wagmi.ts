export { wagmiAdapter } from '../wagmi/wagmiAdapter.ts'
