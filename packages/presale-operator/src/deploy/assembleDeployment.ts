import { type Deployment, deploymentSchema, referralAbi } from '@foyer/presale-contracts'
import { type Address, hexToString } from 'viem'
import type { ChainClient } from '../chain/openChain.ts'
import type { NetworkConfig } from '../config/schema.ts'
import type { ContractName } from './describePresale.ts'

export type AssembleDeploymentParameters = {
  client: ChainClient
  config: NetworkConfig
  addressOf: (contract: ContractName) => Address
  /** Block of the first transaction, from which logs are read. */
  startBlock: number
}

/** The facts that all others need of contracts that were deployed; the public code is read from the chain. */
export async function assembleDeployment(parameters: AssembleDeploymentParameters): Promise<Deployment> {
  const { client, config, addressOf, startBlock } = parameters
  const referral = addressOf('Referral')
  const { code } = await client.readContract({
    address: referral,
    abi: referralAbi,
    functionName: 'profileOf',
    args: [config.roles.root],
  })
  return deploymentSchema.parse({
    network: config.network,
    chainId: config.chainId,
    startBlock,
    contracts: {
      accessManager: addressOf('AccessManager'),
      referral,
      rewardVault: addressOf('RewardVault'),
      genesisNft: addressOf('GenesisNFT'),
      yesToken: addressOf('YesToken'),
      presale: addressOf('Presale'),
      presaleLens: addressOf('PresaleLens'),
    },
    tokens: config.tokens,
    rootCode: hexToString(code),
  })
}
