export {
  type CosmosTestKeplr,
  type CosmosTestKey,
  type CosmosTestSignature,
  type CosmosTestSigner,
  type CosmosTestWallet,
  type CosmosTestWalletOptions,
  createCosmosTestWallet,
} from '../cosmos/createCosmosTestWallet.ts'
export type { CosmosTestChain } from '../cosmos/createSigner.ts'
export type { CosmosSwitches } from '../cosmos/switches.ts'
