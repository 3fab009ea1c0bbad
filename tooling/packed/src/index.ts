export { buildPackages } from './build.ts'
export { announceInstantWallet, instantWallet } from './instantWallet.ts'
export { pnpm } from './pnpm.ts'
