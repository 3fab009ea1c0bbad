import {
  accessManagerAbi,
  genesisNftAbi,
  presaleAbi,
  presaleLensAbi,
  referralAbi,
  rewardVaultAbi,
  yesTokenAbi,
} from '@foyer/presale-contracts'
import { creationCodes } from '@foyer/presale-contracts/codes'
import {
  type Abi,
  type Address,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  type Hex,
} from 'viem'
import type { NetworkConfig } from '../config/schema.ts'
import { type ContractName, describePresale } from './describePresale.ts'

const ABIS: Record<ContractName, Abi> = {
  AccessManager: accessManagerAbi,
  Referral: referralAbi,
  RewardVault: rewardVaultAbi,
  GenesisNFT: genesisNftAbi,
  YesToken: yesTokenAbi,
  Presale: presaleAbi,
  PresaleLens: presaleLensAbi,
}

/** One transaction of a deployment. */
export type DeploymentStep = {
  /** The same in every plan of one configuration. */
  id: string
  title: string
  /** Undefined for the creation of a contract. */
  to: Address | undefined
  data: Hex
  /** The contract that the transaction creates, and where. */
  creates?: { contract: ContractName; address: Address }
}

export type PlanDeploymentParameters = {
  config: NetworkConfig
  /** Signs the transactions and has no powers left after the last one. */
  deployer: Address
  /** Of the deployer's next transaction. */
  nonce: number
  /** The addresses of contracts that were created before, by the ids of their steps. */
  created?: Readonly<Record<string, Address>>
}

/** Stands for the address of a contract in the arguments of later steps. */
class Created {
  readonly contract: ContractName
  readonly address: Address
  constructor(contract: ContractName, address: Address) {
    this.contract = contract
    this.address = address
  }
}

/**
 * The transactions of a deployment in their order, each after those that it needs, for a wallet that signs one after the
 * other. Contracts that are not there yet have the addresses that the deployer's next nonces give them.
 */
export function planDeployment(parameters: PlanDeploymentParameters): DeploymentStep[] {
  const { config, deployer, created = {} } = parameters
  let { nonce } = parameters
  const steps: DeploymentStep[] = []

  describePresale<Created>(
    {
      contract(name, args) {
        const id = `create_${name}`
        const address = created[id] ?? getContractAddress({ from: deployer, nonce: BigInt(nonce++) })
        const data = encodeDeployData({
          abi: ABIS[name],
          bytecode: creationCodes[name],
          args: args.map(withAddresses),
        })
        steps.push({ id, title: `Create ${name}`, to: undefined, data, creates: { contract: name, address } })
        return new Created(name, address)
      },
      call(target, functionName, args, { id = `${target.contract}_${functionName}` } = {}) {
        const data = encodeFunctionData({
          abi: ABIS[target.contract],
          functionName,
          args: args.map(withAddresses),
        })
        steps.push({ id, title: `${target.contract}: ${functionName}`, to: target.address, data })
        return target
      },
    },
    config,
    deployer,
  )
  return steps
}

function withAddresses(value: unknown): unknown {
  if (value instanceof Created) return value.address
  if (Array.isArray(value)) return value.map(withAddresses)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withAddresses(entry)]))
}
