export { type CosmosAdapterParameters, cosmosAdapter } from '../cosmos/cosmosAdapter.ts'
export type { CosmosChainInfo } from '../cosmos/types.ts'
