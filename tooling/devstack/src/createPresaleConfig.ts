import { type AppConfig, toConfig } from '@foyer/presale/config'
import type { Deployment } from '@foyer/presale-contracts'
import { SOCIAL_PROVIDERS } from '@foyer/wallet-api'
import { DEVELOPMENT_ZONE } from './createGatewayConfig.ts'
import { DEVELOPMENT_PROJECT } from './services/gateway.ts'
import type { StackAddresses } from './state/stackFile.ts'

/** Creates the `/config.json` of the presale site: the deployment, and the addresses of the stack's services. */
export function createPresaleConfig(
  deployment: Deployment,
  addresses: Pick<
    StackAddresses,
    'rpc' | 'indexer' | 'relay' | 'gateway' | 'walletFrame' | 'walletAuth' | 'farcasterRelay' | 'faucet'
  >,
): AppConfig {
  const { rpc, indexer, relay, gateway, walletFrame, walletAuth, farcasterRelay, faucet } = addresses
  const { network, chainId, contracts, tokens, startBlock, rootCode } = deployment
  return toConfig({
    network,
    chain: {
      id: chainId,
      name: 'BNB Smart Chain (development)',
      nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
      rpcUrls: [rpc],
    },
    contracts,
    tokens,
    startBlock,
    rootCode,
    endpoints: { indexer, relay, gateway, faucet },
    ...(gateway === undefined
      ? {}
      : { features: { swap: true, names: { zone: DEVELOPMENT_ZONE }, onRamp: true } }),
    ...(gateway === undefined && walletFrame === undefined ? {} : { projectId: DEVELOPMENT_PROJECT }),
    ...(walletFrame === undefined
      ? {}
      : {
          embeddedWallet: {
            secureSite: walletFrame,
            socialProviders: [...SOCIAL_PROVIDERS, ...(farcasterRelay === undefined ? [] : ['farcaster'])],
          },
        }),
    ...(walletAuth === undefined
      ? {}
      : { paymasterUrl: `${walletAuth}/v1/paymaster/${DEVELOPMENT_PROJECT}` }),
    // Any id will do for the stack's own relay.
    ...(relay === undefined ? {} : { walletConnect: { projectId: 'development' } }),
    whitelist: { baseUrl: '/whitelist' },
  })
}
