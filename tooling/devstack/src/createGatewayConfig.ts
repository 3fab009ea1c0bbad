import type { Deployment } from '@foyer/presale-contracts'
import { type ContractList, createContractList } from '@foyer/presale-operator/deploy'
import type { Market } from '@foyer/stand-ins/market'
import { type Address, getAddress } from 'viem'

/** Feeds of a development chain are set once, so they stay good for a year of chain time. */
export const HEARTBEAT = 365 * 24 * 60 * 60

/** The zone whose names the gateway of the stack gives out. */
export const DEVELOPMENT_ZONE = 'foyer.example'

type GatewayFiles = {
  /** The configuration of the gateway. */
  config: object
  /** The token list that it names. */
  tokens: object
  /** The names of the sale's contracts, which it names too. */
  contracts: ContractList
  /** The pictures of its tokens as SVG, by their symbol: the modal asks for one of each. */
  pictures: Record<string, string>
}

/** Creates the configuration of the stack's gateway: the one chain, priced and scanned. */
export function createGatewayConfig(
  deployment: Pick<Deployment, 'chainId' | 'tokens' | 'startBlock' | 'contracts'>,
  market: Market,
  {
    rpcUrl,
    onRampUrl,
    zoneResolver,
  }: {
    rpcUrl: string
    onRampUrl: string
    /** Leads readers of names to the gateway. */
    zoneResolver: Address
  },
): GatewayFiles {
  const { chainId, tokens, startBlock } = deployment
  const { feeds } = market
  const feed = (address: string) => ({ address: getAddress(address), heartbeat: HEARTBEAT })
  const stablecoins = tokens.flatMap(({ symbol, address }) =>
    symbol === 'USDT' || symbol === 'USDC' ? [[getAddress(address), feed(feeds[symbol])] as const] : [],
  )
  const { DEV, TAX, DUST } = market.tokens
  const listed = [
    ...tokens.map(({ symbol, address, decimals }) => ({
      name: symbol,
      symbol,
      address,
      decimals,
    })),
    DEV,
    TAX,
    DUST,
  ]
  return {
    config: {
      chains: {
        [`eip155:${chainId}`]: {
          name: 'BNB Smart Chain (development)',
          rpcUrls: [rpcUrl],
          nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
          wrappedNative: getAddress(market.wrappedNative),
          feeds: { native: feed(feeds.BNB), ...Object.fromEntries(stablecoins) },
          pools: { factory: getAddress(market.factory), bases: [getAddress(market.wrappedNative)] },
          history: { provider: 'blocks', from: startBlock },
          nameRegistry: getAddress(market.nameRegistry),
          swap: {
            provider: 'v2Router',
            router: getAddress(market.router),
            bases: stablecoins.map(([address]) => address),
          },
        },
      },
      // Chain time may be another one than this machine's.
      names: {
        zone: DEVELOPMENT_ZONE,
        resolver: { address: zoneResolver, chain: `eip155:${chainId}` },
      },
      onRamp: {
        tokens: [
          { chain: `eip155:${chainId}` },
          ...stablecoins.map(([address]) => ({ chain: `eip155:${chainId}`, address })),
        ],
        currencies: [
          { code: 'USD', min: '30', max: '10000' },
          { code: 'EUR', min: '30', max: '10000' },
          { code: 'JPY', decimals: 0, min: '4000', max: '1500000' },
        ],
        providers: { demo: { url: onRampUrl } },
      },
      tokenLists: ['tokens.json'],
      contractLists: ['contracts.json'],
      icons: 'icons',
    },
    pictures: Object.fromEntries(
      ['BNB', ...listed.map(({ symbol }) => symbol)].map((symbol) => [symbol, toPicture(symbol)]),
    ),
    contracts: createContractList(deployment),
    tokens: { tokens: listed.map((token) => ({ chainId, ...token })) },
  }
}

/** A disc with the token's first letter, in a colour of its own. */
function toPicture(symbol: string) {
  const hue = [...symbol].reduce((sum, letter) => sum + letter.charCodeAt(0) * 37, 0) % 360
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="hsl(${hue} 55% 42%)"/><text x="16" y="22" fill="#fff" font-family="sans-serif" font-size="17" font-weight="700" text-anchor="middle">${symbol.charAt(0)}</text></svg>
`
}
