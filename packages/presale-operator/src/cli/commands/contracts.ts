import { readSymbol } from '@foyer/chain-kit'
import { rewardVaultAbi, yesTokenAbi } from '@foyer/presale-contracts'
import { Argument, type Command, InvalidArgumentError } from 'commander'
import { type Address, erc20Abi, formatUnits, isAddressEqual, parseUnits } from 'viem'
import { printable } from '../../access/printable.ts'
import { refuseSaleAddress } from '../../access/refuseSaleAddress.ts'
import { isOutage } from '../../chain/toSaleError.ts'
import { SaleError } from '../../errors.ts'
import {
  freezeMetadata,
  MINTING_CONTRACTS,
  type MintingContract,
  rescueTokens,
  sealMinter,
  setCreditor,
  setFeeRecipient,
  setMetadata,
  setMinter,
  unlockTransfers,
} from '../../proposals/contractProposals.ts'
import type { CommandKit } from '../commandKit.ts'
import { addProposeOptions, parseAddress } from '../options.ts'
import { type ProposeOptions, propose } from '../propose.ts'
import { openSale, type Sale } from '../session.ts'

/** Changes that most sales never need. */
export function addContractsCommands(program: Command, { action }: CommandKit) {
  const recipient = addProposeOptions(program.command('set-fee-recipient'))
    .argument('<address>', 'account that receives the fees of withdrawals', parseAddress)
    .description('Replaces the account that receives the fees of withdrawals (manager, after its delay).')
  action<ProposeOptions, [Address]>(recipient, async (session, options, address) => {
    const deployment = await session.deployment()
    refuseSaleAddress(deployment, address)
    return propose(session, setFeeRecipient(deployment.contracts, address), options)
  })

  const creditor = addProposeOptions(program.command('set-creditor'))
    .argument('<address>', 'contract that may credit rewards', parseAddress)
    .description('Replaces the contract that may credit rewards (manager, after its delay).')
  action<ProposeOptions, [Address]>(creditor, async (session, options, address) =>
    propose(session, setCreditor((await session.deployment()).contracts, address), options),
  )

  const rescue = addProposeOptions(program.command('rescue'))
    .argument('<token>', 'address of the token', parseAddress)
    .argument('<to>', 'account that receives it', parseAddress)
    .argument('<amount>', 'whole tokens, as in 12.5')
    .summary('send away tokens that the vault does not owe to buyers')
    .description(
      'Sends away what the vault holds of a token beyond its debts, for example after a transfer by mistake (manager, after its delay).',
    )
  action<ProposeOptions, [Address, Address, string]>(rescue, async (session, options, token, to, text) => {
    const sale = await openSale(session)
    refuseSaleAddress(sale.deployment, to)
    const { surplus, ...found } = await readSurplus(sale, token)
    const amount = parseAmount(text, found.decimals)
    const available = `${formatUnits(surplus, found.decimals)} ${found.symbol}`
    if (amount > surplus)
      throw new SaleError(`The vault owes all but ${available} to buyers.`, {
        remedy: 'rescue at most that amount',
        docs: 'rare-changes',
      })
    const proposal = rescueTokens(sale.deployment.contracts, { token: found, to, amount })
    return propose(session, { ...proposal, lines: [`owed to nobody  ${available}`] }, options)
  })

  const minter = addProposeOptions(program.command('set-minter'))
    .addArgument(new Argument('<contract>', 'what is minted: the items or YES').choices(MINTING_CONTRACTS))
    .argument('<address>', 'contract that may mint', parseAddress)
    .description('Replaces the contract that may mint items or YES (manager, after its delay).')
  action<ProposeOptions, [MintingContract, Address]>(minter, async (session, options, contract, address) => {
    const sale = await openSale(session)
    await assertMinterOpen(sale, contract)
    const { contracts } = sale.deployment
    return propose(session, setMinter(contracts, { contract, minter: address }), options)
  })

  const seal = addProposeOptions(program.command('seal-minter'))
    .addArgument(new Argument('<contract>', 'what is minted: the items or YES').choices(MINTING_CONTRACTS))
    .description(
      'Keeps the contract that may mint items or YES for ever (manager, after its delay). This cannot be undone.',
    )
  action<ProposeOptions, [MintingContract]>(seal, async (session, options, contract) => {
    const sale = await openSale(session)
    await assertMinterOpen(sale, contract)
    await assertPresaleMints(sale, contract)
    return propose(session, sealMinter(sale.deployment.contracts, contract), options)
  })

  const uri = addProposeOptions(program.command('set-uri'))
    .argument('<uri>', 'folder with {id}.json and contract.json, ends with a slash', parseFolderUri)
    .description('Points the items to other metadata, until it is frozen (manager, after its delay).')
  action<ProposeOptions, [string]>(uri, async (session, options, baseUri) =>
    propose(session, setMetadata((await session.deployment()).contracts, baseUri), options),
  )

  const freeze = addProposeOptions(program.command('freeze-metadata')).description(
    'Makes the metadata of the items final (manager, after its delay). This cannot be undone.',
  )
  action<ProposeOptions, []>(freeze, async (session, options) =>
    propose(session, freezeMetadata((await session.deployment()).contracts), options),
  )

  const unlock = addProposeOptions(program.command('unlock-transfers')).description(
    'Lets holders transfer YES (manager, after its delay; anybody from the deadline on). This cannot be undone.',
  )
  action<ProposeOptions, []>(unlock, async (session, options) =>
    propose(session, unlockTransfers((await session.deployment()).contracts), options),
  )
}

/** @throws {SaleError} the minter is sealed */
async function assertMinterOpen({ client, deployment }: Sale, contract: MintingContract) {
  const address = addressOf(deployment, contract)
  if (!(await client.readContract({ address, abi: yesTokenAbi, functionName: 'minterSealed' }))) return
  throw new SaleError(`The minter of ${contract === 'nft' ? 'the items' : 'YES'} is sealed.`, {
    remedy: 'deploy other tokens for another sale: nothing can replace this minter',
    docs: 'rare-changes',
  })
}

/** @throws {SaleError} another contract than the presale would be the minter for ever */
async function assertPresaleMints({ client, deployment }: Sale, contract: MintingContract) {
  const { presale } = deployment.contracts
  const address = addressOf(deployment, contract)
  const minter = await client.readContract({ address, abi: yesTokenAbi, functionName: 'minter' })
  if (isAddressEqual(minter, presale)) return
  throw new SaleError(`The minter of ${contract === 'nft' ? 'the items' : 'YES'} is not the presale.`, {
    details: [`minter  ${minter}`, `presale ${presale}`],
    remedy: 'set the presale as the minter first: once sealed, nothing can replace this one',
    docs: 'rare-changes',
  })
}

function addressOf({ contracts: { genesisNft, yesToken } }: Sale['deployment'], contract: MintingContract) {
  return contract === 'nft' ? genesisNft : yesToken
}

/** Reads the vault's balance of a token beyond its debts, in the smallest unit. It owes nobody a token that it does not know. */
async function readSurplus({ client, deployment }: Sale, address: Address) {
  const { rewardVault } = deployment.contracts
  const token = { address, abi: erc20Abi } as const
  const vault = { address: rewardVault, abi: rewardVaultAbi, args: [address] } as const
  const [symbol, decimals, balance, isRegistered] = await Promise.all([
    readSymbol(client, address).catch((error: unknown) => {
      if (isOutage(error)) throw error
    }),
    client.readContract({ ...token, functionName: 'decimals' }),
    client.readContract({ ...token, functionName: 'balanceOf', args: [rewardVault] }),
    client.readContract({ ...vault, functionName: 'isRegistered' }),
  ])
  const owed = isRegistered ? await client.readContract({ ...vault, functionName: 'liability' }) : 0n
  return {
    symbol: printable(symbol ?? address),
    address,
    decimals,
    surplus: balance > owed ? balance - owed : 0n,
  }
}

function parseAmount(text: string, decimals: number): bigint {
  const [, fraction = ''] = text.split('.')
  if (/^\d{1,30}(\.\d+)?$/.test(text) && fraction.length <= decimals && /[1-9]/.test(text))
    return parseUnits(text, decimals)
  throw new SaleError(`"${text}" is not an amount of this token.`, {
    remedy: `pass a decimal number above zero with at most ${decimals} decimals, as in 12.5`,
    docs: 'rare-changes',
  })
}

function parseFolderUri(text: string) {
  if (/^[a-z]+:\/\/\S+\/$/.test(text)) return text
  throw new InvalidArgumentError('It must be a URI that ends with a slash, as in ipfs://<cid>/.')
}
