import {
  type Deployment,
  genesisNftAbi,
  presaleAbi,
  presaleLensAbi,
  referralAbi,
  rewardVaultAbi,
  yesTokenAbi,
} from '@foyer/presale-contracts'
import { type Address, stringToHex } from 'viem'
import type { ChainClient } from '../chain/openChain.ts'
import { ITEM_IDS, type NetworkConfig } from '../config/schema.ts'
import { formatStep } from '../schedule/planSteps.ts'
import { type Check, compare, unreadable } from './check.ts'

export type CheckValuesParameters = { client: ChainClient; config: NetworkConfig; deployment: Deployment }

/** Reads every value that the deployment set and compares it with the configuration. */
export async function checkValues({ client, config, deployment }: CheckValuesParameters): Promise<Check[]> {
  const { contracts, rootCode } = deployment
  const { roles, yes, nft, items, tokens } = config
  const presale = { address: contracts.presale, abi: presaleAbi } as const
  const referral = { address: contracts.referral, abi: referralAbi } as const
  const vault = { address: contracts.rewardVault, abi: rewardVaultAbi } as const
  const genesisNft = { address: contracts.genesisNft, abi: genesisNftAbi } as const
  const yesToken = { address: contracts.yesToken, abi: yesTokenAbi } as const
  const read = client.readContract

  const item = async (id: number) => {
    const [found] = await read({ ...presale, functionName: 'items', args: [id] })
    return { cap: found.cap, yesPerUnit: found.yesPerUnit, walletLimit: found.walletLimit }
  }
  const steps = async () => (await read({ ...presale, functionName: 'steps' })).map(formatStep)
  const enabledTokens = async () => {
    const [found, enabled] = await read({ ...presale, functionName: 'paymentTokens' })
    return found.filter((_, index) => enabled[index])
  }
  const expectations: [what: string, expected: unknown, found: Promise<unknown>][] = [
    ['Referral.ROOT', roles.root, read({ ...referral, functionName: 'ROOT' })],
    [
      'owner of the code that is open to everybody',
      roles.root,
      read({ ...referral, functionName: 'ownerOfCode', args: [stringToHex(rootCode, { size: 8 })] }),
    ],
    ['tokens of the deployment file', tokens, Promise.resolve(deployment.tokens)],
    ['RewardVault.creditor', contracts.presale, read({ ...vault, functionName: 'creditor' })],
    ['RewardVault.keeper', roles.keeper, read({ ...vault, functionName: 'keeper' })],
    ['RewardVault.feeRecipient', roles.feeRecipient, read({ ...vault, functionName: 'feeRecipient' })],
    ...tokens.map(({ symbol, address }): [string, unknown, Promise<unknown>] => [
      `RewardVault.isRegistered(${symbol})`,
      true,
      read({ ...vault, functionName: 'isRegistered', args: [address] }),
    ]),
    ['GenesisNFT.minter', contracts.presale, read({ ...genesisNft, functionName: 'minter' })],
    [
      'GenesisNFT.cap(1)',
      BigInt(items.fragment.cap),
      read({ ...genesisNft, functionName: 'cap', args: [1n] }),
    ],
    ['GenesisNFT.cap(2)', BigInt(items.badge.cap), read({ ...genesisNft, functionName: 'cap', args: [2n] })],
    ['GenesisNFT.uri', `${nft.baseUri}{id}.json`, read({ ...genesisNft, functionName: 'uri', args: [1n] })],
    [
      'GenesisNFT.contractURI',
      `${nft.baseUri}contract.json`,
      read({ ...genesisNft, functionName: 'contractURI' }),
    ],
    ['YesToken.minter', contracts.presale, read({ ...yesToken, functionName: 'minter' })],
    ['YesToken.cap', yes.cap, read({ ...yesToken, functionName: 'cap' })],
    [
      'YesToken.UNLOCK_DEADLINE',
      BigInt(yes.unlockDeadline),
      read({ ...yesToken, functionName: 'UNLOCK_DEADLINE' }),
    ],
    ['Presale.referral', contracts.referral, read({ ...presale, functionName: 'referral' })],
    ['Presale.rewardVault', contracts.rewardVault, read({ ...presale, functionName: 'rewardVault' })],
    ['Presale.genesisNft', contracts.genesisNft, read({ ...presale, functionName: 'genesisNft' })],
    ['Presale.yesToken', contracts.yesToken, read({ ...presale, functionName: 'yesToken' })],
    ['Presale.treasury', roles.treasury, read({ ...presale, functionName: 'treasury' })],
    [
      'Presale.PUBLIC_OPEN_AT',
      BigInt(config.publicOpenAt),
      read({ ...presale, functionName: 'PUBLIC_OPEN_AT' }),
    ],
    ['Presale.items(fragment)', ordered(items.fragment), item(ITEM_IDS.fragment)],
    ['Presale.items(badge)', ordered(items.badge), item(ITEM_IDS.badge)],
    ['Presale.items(3)', { cap: 0, yesPerUnit: 0n, walletLimit: 0 }, item(3)],
    [
      'Presale.steps',
      config.schedule.map(({ at, usdPerYes }) => formatStep({ startsAt: at, price: usdPerYes })),
      steps(),
    ],
    ['Presale.paymentTokens', tokens.map(({ address }) => address), enabledTokens()],
    [
      'PresaleLens.presale',
      contracts.presale,
      read({ address: contracts.presaleLens, abi: presaleLensAbi, functionName: 'presale' }),
    ],
  ]
  async function noteSeal(contract: string, address: Address): Promise<Check> {
    const sealed = await read({ address, abi: yesTokenAbi, functionName: 'minterSealed' }).catch(unreadable)
    const found = sealed === true ? 'sealed' : 'open'
    return { status: 'note', what: `minter of ${contract}`, expected: 'sealed or open', found }
  }

  return Promise.all([
    noteSeal('GenesisNFT', contracts.genesisNft),
    noteSeal('YesToken', contracts.yesToken),
    ...expectations.map(async ([what, expected, found]) =>
      compare(what, expected, await found.catch(unreadable)),
    ),
  ])
}

function ordered({ cap, yesPerUnit, walletLimit }: NetworkConfig['items']['fragment']) {
  return { cap, yesPerUnit, walletLimit }
}
