export { createFaucet, type Faucet, type Gift } from './createFaucet.ts'
export { createFaucetApp } from './createFaucetApp.ts'
