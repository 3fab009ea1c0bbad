export { buildPackages } from './build.ts'
export { cleanEnv } from './cleanEnv.ts'
export { announceInstantWallet, type InstantWallet } from './instantWallet.ts'
