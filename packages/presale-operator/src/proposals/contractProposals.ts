import { type Deployment, genesisNftAbi, rewardVaultAbi, yesTokenAbi } from '@foyer/presale-contracts'
import { type Address, formatUnits } from 'viem'
import { createCall } from '../chain/call.ts'
import type { Proposal } from './proposal.ts'

// Changes that most sales never need, for the command line and the console alike.

type Contracts = Deployment['contracts']
type Token = Deployment['tokens'][number]

/** Contracts that mint for the presale. */
export const MINTING_CONTRACTS = ['nft', 'yes'] as const
export type MintingContract = (typeof MINTING_CONTRACTS)[number]

/** Replaces the account that receives the fees of withdrawals. Fees that wait are collected to it, too. */
export function setFeeRecipient({ rewardVault }: Contracts, recipient: Address): Proposal {
  const call = createCall(rewardVault, rewardVaultAbi, 'setFeeRecipient', [recipient])
  return { title: `Set the fee recipient to ${recipient}`, role: 'adminSafe', call }
}

/** Replaces the contract that may credit rewards. */
export function setCreditor({ presale, rewardVault }: Contracts, creditor: Address): Proposal {
  return {
    title: `Set the creditor of rewards to ${creditor}`,
    role: 'adminSafe',
    call: createCall(rewardVault, rewardVaultAbi, 'setCreditor', [creditor]),
    lines: creditor === presale ? [] : ['The presale cannot sell while it is not the creditor.'],
  }
}

/** Sends away what the vault holds of a token beyond its debts. */
export function rescueTokens(
  { rewardVault }: Contracts,
  { token, to, amount }: { token: Token; to: Address; amount: bigint },
): Proposal {
  return {
    title: `Rescue ${formatUnits(amount, token.decimals)} ${token.symbol} to ${to}`,
    role: 'adminSafe',
    call: createCall(rewardVault, rewardVaultAbi, 'rescue', [token.address, to, amount]),
  }
}

/** Replaces the contract that may mint items or YES. */
export function setMinter(
  { presale, genesisNft, yesToken }: Contracts,
  { contract, minter }: { contract: MintingContract; minter: Address },
): Proposal {
  return {
    title: `Set the minter of ${contract === 'nft' ? 'the items' : 'YES'} to ${minter}`,
    role: 'adminSafe',
    call:
      contract === 'nft'
        ? createCall(genesisNft, genesisNftAbi, 'setMinter', [minter])
        : createCall(yesToken, yesTokenAbi, 'setMinter', [minter]),
    lines: [
      `${minter} may mint up to the cap.`,
      ...(minter === presale ? [] : ['The presale cannot sell while it is not the minter.']),
    ],
  }
}

/** Keeps the minter of items or YES for ever. */
export function sealMinter({ genesisNft, yesToken }: Contracts, contract: MintingContract): Proposal {
  return {
    title: `Permanently lock the ${contract === 'nft' ? 'item' : 'YES'} minter`,
    role: 'adminSafe',
    call:
      contract === 'nft'
        ? createCall(genesisNft, genesisNftAbi, 'sealMinter', [])
        : createCall(yesToken, yesTokenAbi, 'sealMinter', []),
    lines: ['This cannot be undone: no later sale can mint.'],
  }
}

/** @param baseUri folder with `{id}.json` and `contract.json`, ends with a slash */
export function setMetadata({ genesisNft }: Contracts, baseUri: string): Proposal {
  const call = createCall(genesisNft, genesisNftAbi, 'setURI', [baseUri])
  return { title: `Set the metadata of the items to ${baseUri}`, role: 'adminSafe', call }
}

export function freezeMetadata({ genesisNft }: Contracts): Proposal {
  return {
    title: 'Freeze the metadata of the items',
    role: 'adminSafe',
    call: createCall(genesisNft, genesisNftAbi, 'freezeMetadata', []),
    lines: ['This cannot be undone.'],
  }
}

/** Lets holders transfer YES before the deadline from which anybody may unlock it. */
export function unlockTransfers({ yesToken }: Contracts): Proposal {
  return {
    title: 'Unlock transfers of YES',
    role: 'adminSafe',
    call: createCall(yesToken, yesTokenAbi, 'unlockTransfers', []),
    lines: ['This cannot be undone.'],
  }
}
