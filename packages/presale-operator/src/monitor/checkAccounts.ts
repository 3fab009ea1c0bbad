import {
  type Deployment,
  genesisNftAbi,
  presaleAbi,
  rewardVaultAbi,
  yesTokenAbi,
} from '@foyer/presale-contracts'
import { type Address, formatEther, parseEther } from 'viem'
import type { ChainClient } from '../chain/openChain.ts'
import type { NetworkConfig } from '../config/schema.ts'
import { checkRoles } from '../verify/checkRoles.ts'
import { type Finding, finding } from './finding.ts'

/** BNB below which the keeper may soon stop paying. */
const LOW_BALANCE = parseEther('0.02')

export type CheckAccountsParameters = {
  client: ChainClient
  deployment: Deployment
  config: NetworkConfig
  blockNumber: bigint
  /** Chain time of that block, seconds. */
  now: number
}

/**
 * Compares accounts, and who may do what after which delay, with the configuration, and looks at the keeper's BNB.
 */
export async function checkAccounts(parameters: CheckAccountsParameters): Promise<Finding[]> {
  const { client, deployment, config, blockNumber } = parameters
  const { presale, rewardVault, genesisNft, yesToken } = deployment.contracts
  const sale = { address: presale, abi: presaleAbi, blockNumber } as const
  const vault = { address: rewardVault, abi: rewardVaultAbi, blockNumber } as const
  const [treasury, keeper, recipient, creditor, itemMinter, yesMinter, permissions] = await Promise.all([
    client.readContract({ ...sale, functionName: 'treasury' }),
    client.readContract({ ...vault, functionName: 'keeper' }),
    client.readContract({ ...vault, functionName: 'feeRecipient' }),
    client.readContract({ ...vault, functionName: 'creditor' }),
    client.readContract({ address: genesisNft, abi: genesisNftAbi, functionName: 'minter', blockNumber }),
    client.readContract({ address: yesToken, abi: yesTokenAbi, functionName: 'minter', blockNumber }),
    checkRoles(parameters),
  ])
  const balance = await client.getBalance({ address: keeper, blockNumber })
  const same = (name: string, expected: Address, found: Address) =>
    finding(
      'accounts',
      expected === found,
      `the ${name} is ${found}${expected === found ? '' : `, expected ${expected}`}`,
    )
  const surplus = permissions.filter(({ status }) => status === 'wrong')
  const roles = surplus.map(({ what, expected, found }) =>
    finding('roles', false, `${what}: ${found}, expected ${expected}`),
  )
  return [
    same('treasury', config.roles.treasury, treasury),
    same('keeper', config.roles.keeper, keeper),
    same('fee recipient', config.roles.feeRecipient, recipient),
    same('creditor of rewards', presale, creditor),
    same('minter of the items', presale, itemMinter),
    same('minter of YES', presale, yesMinter),
    ...(roles.length > 0
      ? roles
      : [finding('roles', true, 'roles and permissions are those of the configuration')]),
    finding('keeper', balance >= LOW_BALANCE, `the keeper has ${formatEther(balance)} BNB for gas`),
  ]
}
