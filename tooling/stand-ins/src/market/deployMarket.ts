import {
  type Abi,
  type Account,
  type Address,
  keccak256,
  namehash,
  parseEther,
  toBytes,
  zeroAddress,
  zeroHash,
} from 'viem'
import { marketAccount } from './accounts.ts'
import { type Artifact, nameContracts, uniswap } from './artifacts.ts'
import {
  type Call,
  type CreateMarketClientParameters,
  createMarketClient,
  type MarketClient,
} from './createMarketClient.ts'
import { type DeployedToken, deployToken, type Stablecoins } from './deployToken.ts'
import { DevToken, PriceFeed } from './generated/contracts.ts'

export type DeployMarketParameters = CreateMarketClientParameters & {
  /** Tokens that anybody may mint, at one dollar. */
  stablecoins: Stablecoins
  /** Accounts that receive some of each token. */
  receivers: readonly Address[]
}

export type Market = {
  wrappedNative: Address
  factory: Address
  router: Address
  /** Chainlink's reads, 8 decimals: BNB 600 USD, USDT and USDC 1. */
  feeds: { BNB: Address; USDT: Address; USDC: Address }
  /** DEV has a thin pool, TAX keeps 5 % of a transfer, DUST has no decimals, SPAM is on no list. */
  tokens: { DEV: DeployedToken; TAX: DeployedToken; DUST: DeployedToken; SPAM: DeployedToken }
  /** A SPACE ID registry in which `alice.bnb` leads to `alice` and back. */
  nameRegistry: Address
  alice: Address
}

/**
 * Deploys what a gateway of the development chain reads: the real Uniswap v2 factory and router with pools, price feeds,
 * tokens of every kind and SPACE ID's name registry.
 */
export async function deployMarket(parameters: DeployMarketParameters): Promise<Market> {
  const { stablecoins, receivers } = parameters
  const chain = createMarketClient(parameters)
  const deployer = marketAccount()
  const alice = marketAccount(1)
  for (const { address } of [deployer, alice])
    await chain.client.setBalance({ address, value: parseEther('10000') })

  const wrappedNative = await chain.deploy(uniswap.WETH9, [])
  const factory = await chain.deploy(uniswap.UniswapV2Factory, [deployer.address])
  const router = await chain.deploy(uniswap.UniswapV2Router02, [factory, wrappedNative])
  const feeds = {
    BNB: await chain.deploy(PriceFeed, [60_000_000_000n]),
    USDT: await chain.deploy(PriceFeed, [100_000_000n]),
    USDC: await chain.deploy(PriceFeed, [100_000_000n]),
  }
  const tokens = {
    DEV: await deployToken(chain, { name: 'Developer', symbol: 'DEV', decimals: 18 }),
    TAX: await deployToken(chain, { name: 'Taxed', symbol: 'TAX', decimals: 18, feeBps: 500n }),
    DUST: await deployToken(chain, { name: 'Dust', symbol: 'DUST', decimals: 0 }),
    SPAM: await deployToken(chain, { name: 'visit spam.example', symbol: 'SPAM', decimals: 18 }),
  }
  await addPools(chain, { router, tokens, stablecoins, deployer })
  for (const { address, decimals } of Object.values(tokens))
    for (const receiver of receivers) await mint(chain, address, receiver, 1_000n * 10n ** BigInt(decimals))
  const nameRegistry = await deployNames(chain, alice)
  return { wrappedNative, factory, router, feeds, tokens, nameRegistry, alice: alice.address }
}

const mint = (chain: MarketClient, address: Address, to: Address, amount: bigint) =>
  chain.send({ address, abi: DevToken.abi as Abi, functionName: 'mint', args: [to, amount] })

type PoolParameters = {
  router: Address
  tokens: Market['tokens']
  stablecoins: Stablecoins
  deployer: Account
}

/** BNB/USDT and USDT/USDC are deep; DEV/BNB is worth 3,000 dollars on each side, too little for a price. */
async function addPools(chain: MarketClient, { router, tokens, stablecoins, deployer }: PoolParameters) {
  const { USDT, USDC } = stablecoins
  const units = ({ decimals }: { decimals: number }, whole: bigint) => whole * 10n ** BigInt(decimals)
  for (const token of [USDT, USDC, tokens.DEV]) {
    await mint(chain, token.address, deployer.address, units(token, 2_000_000n))
    await chain.send({
      address: token.address,
      abi: DevToken.abi as Abi,
      functionName: 'approve',
      args: [router, units(token, 2_000_000n)],
    })
  }
  const { timestamp } = await chain.client.getBlock()
  const end = [deployer.address, timestamp + 3_600n]
  const call = (functionName: string, args: readonly unknown[], value?: bigint): Call => ({
    address: router,
    abi: uniswap.UniswapV2Router02.abi as Abi,
    functionName,
    args,
    ...(value === undefined ? {} : { value }),
  })
  const addNative = (token: Stablecoins['USDT'], amount: bigint, value: bigint) =>
    chain.send(call('addLiquidityETH', [token.address, units(token, amount), 0n, 0n, ...end], value))
  await addNative(USDT, 600_000n, parseEther('1000'))
  await addNative(tokens.DEV, 1_000n, parseEther('5'))
  await chain.send(
    call('addLiquidity', [
      USDT.address,
      USDC.address,
      units(USDT, 500_000n),
      units(USDC, 500_000n),
      0n,
      0n,
      ...end,
    ]),
  )
}

/** A registry with a resolver and reverse records, as SPACE ID deploys them, and one name. */
async function deployNames(chain: MarketClient, alice: Account): Promise<Address> {
  const { SIDRegistry, ReverseRegistrar, PublicResolver } = nameContracts
  const registry = await chain.deploy(SIDRegistry, [])
  const own = (parent: `0x${string}`, label: string, owner: Address) =>
    chain.send({
      address: registry,
      abi: SIDRegistry.abi as Abi,
      functionName: 'setSubnodeOwner',
      args: [parent, keccak256(toBytes(label)), owner],
    })
  const { address: deployer } = marketAccount()
  const reverseRegistrar = await chain.deploy(ReverseRegistrar, [registry])
  const resolver = await chain.deploy(PublicResolver, [registry, zeroAddress, zeroAddress, reverseRegistrar])
  await own(zeroHash, 'reverse', deployer)
  await own(namehash('reverse'), 'addr', reverseRegistrar)
  await own(zeroHash, 'bnb', deployer)
  await own(namehash('bnb'), 'alice', alice.address)

  const node = namehash('alice.bnb')
  const reverseNode = namehash(`${alice.address.slice(2).toLowerCase()}.addr.reverse`)
  const asAlice = (address: Address, artifact: Artifact, functionName: string, args: readonly unknown[]) =>
    chain.send({ address, abi: artifact.abi as Abi, functionName, args }, alice)
  await asAlice(registry, SIDRegistry, 'setResolver', [node, resolver])
  await asAlice(resolver, PublicResolver, 'setAddr', [node, alice.address])
  await asAlice(reverseRegistrar, ReverseRegistrar, 'claimForAddr', [alice.address, alice.address, resolver])
  await asAlice(resolver, PublicResolver, 'setName', [reverseNode, 'alice.bnb'])
  return registry
}
