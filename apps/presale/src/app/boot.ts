import { createFoyer, type Instance } from '@foyer/modal'
import { activity } from '@foyer/modal/activity'
import { assets } from '@foyer/modal/assets'
import { embeddedWallet } from '@foyer/modal/embedded'
import { identityOf } from '@foyer/modal/identity'
import { names } from '@foyer/modal/names'
import { onRamp } from '@foyer/modal/onramp'
import { profiles } from '@foyer/modal/profiles'
import { send } from '@foyer/modal/send'
import { swap } from '@foyer/modal/swap'
import { wagmiAdapter } from '@foyer/modal/wagmi'
import { walletConnect } from '@foyer/modal/walletconnect'
import { findLoopbackUrl, loadConfig } from '@foyer/site-kit/config'
import type { SafeStorage } from '@foyer/site-kit/storage'
import { createFreshness, type Freshness } from '@foyer/site-kit/transaction'
import type { QueryClient } from '@tanstack/react-query'
import type { Config } from '@wagmi/core'
import type { Client } from 'viem'
import { type ChainClock, createChainClock } from '../chain/createChainClock.ts'
import { createLastKnown, type LastKnown } from '../chain/createLastKnown.ts'
import { createPendingStores, type PendingStores } from '../chain/createPendingStores.ts'
import { createWagmiConfig } from '../chain/createWagmiConfig.ts'
import { homeQueryOptions } from '../chain/homeQuery.ts'
import { type AppConfig, configSchema } from '../config/schema.ts'
import { invitationLink } from '../features/friends/invitationLink.ts'
import { createInvitationStore, type InvitationStore } from '../features/invite/createInvitationStore.ts'
import { createNameResolver, type NameResolver } from '../features/names/createNameResolver.ts'
import { DevelopmentChain } from './parts.ts'

/** The services of the page, created once its configuration is loaded. One per page. */
export type Runtime = {
  config: AppConfig
  /** True if the chain is a development chain on this machine. */
  isDevelopmentChain: boolean
  wagmi: Config
  /** Reads the configured chain, whatever network the wallet is on. */
  client: Client
  clock: ChainClock
  pending: PendingStores
  freshness: Freshness
  lastKnown: LastKnown
  invitation: InvitationStore
  /** Absent when no name registry is configured. */
  names?: NameResolver | undefined
  modal: Instance
}

/** The first of the development chain's fresh buyers: funded, on the whitelist, without an inviter. */
const DEVELOPMENT_BUYER = { index: 22 }

/**
 * Loads the configuration and builds the wallet stack from it.
 *
 * @param storage the page's one, because it keeps what the browser refuses to store
 * @throws what {@link loadConfig} throws
 */
export async function boot(storage: SafeStorage): Promise<Runtime> {
  // The site's policy allows no code from text: zod, which loads late and reads this, is not even to try.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
  const config = await loadConfig({
    schema: configSchema,
    readme: 'apps/presale/README.md',
    production: import.meta.env.PROD,
    pageHost: window.location.hostname,
  })
  const isDevelopmentChain = findLoopbackUrl(config.chain.rpcUrls) !== undefined
  if (import.meta.env.DEV && isDevelopmentChain) {
    const { announceDevelopmentWallets } = await import('@foyer/site-kit/development')
    announceDevelopmentWallets(config.chain, [DEVELOPMENT_BUYER])
  }
  // Before anything is drawn that its banner would move.
  if (isDevelopmentChain) await DevelopmentChain.preload()
  const freshness = createFreshness()
  const invitation = createInvitationStore(storage)
  const wagmi = createWagmiConfig(config, { storage, freshness })
  const modal = createFoyer({
    networks: wagmi.chains,
    adapters: [wagmiAdapter(wagmi)],
    // On a computer the wallet that is installed comes before one on another device; on a phone it is alone.
    connectorTypeOrder: ['recent', 'injected'],
    ...createServers(config),
    // Idle once the page has read what it shows (WalletButton.tsx).
    preload: 'intent',
    // Only smart accounts can have their gas paid: whoever logs in needs none, unless they choose otherwise.
    ...(config.paymasterUrl !== undefined && { defaultAccountTypes: { eip155: 'smartAccount' } }),
    features: createFeatures(config),
    pageUrl: pageForWallets(invitation),
  })
  invitation.subscribe(() => modal.update({ pageUrl: pageForWallets(invitation) }))
  return {
    config,
    isDevelopmentChain,
    wagmi,
    client: wagmi.getClient({ chainId: config.chain.id }),
    clock: createChainClock(),
    pending: createPendingStores({ chainId: config.chain.id, storage, window }),
    freshness,
    lastKnown: createLastKnown({ config, storage }),
    invitation,
    names: createNameResolver(config),
    modal,
  }
}

/** Begins to read what a visitor's home page shows. The component that shows it is drawn a second later on a slow phone. */
export const prefetchHome = (runtime: Runtime, queryClient: QueryClient) =>
  queryClient.prefetchQuery(homeQueryOptions(runtime, undefined))

/** The page that a wallet's own browser opens. It has none of this browser's storage, so the address carries the code. */
function pageForWallets({ ownedCode }: InvitationStore) {
  const code = ownedCode()
  return code === undefined ? undefined : invitationLink(window.location.origin, code)
}

/** Names the project and the gateway, if the site has them; without a gateway the modal asks no server. */
function createServers({ projectId, endpoints: { gateway } }: AppConfig) {
  if (projectId === undefined) return {}
  return gateway === undefined ? { projectId } : { projectId, endpoints: { gateway } }
}

function createFeatures(config: AppConfig) {
  const { projectId, endpoints, embeddedWallet: wallet } = config
  const hasProject = projectId !== undefined
  return [
    ...(hasProject && endpoints.gateway !== undefined
      ? [activity(), assets(), send(), createProfiles(endpoints.gateway, projectId), ...createOffers(config)]
      : []),
    ...(hasProject && wallet !== undefined ? [embeddedWallet(wallet)] : []),
    ...createPairing(config),
  ]
}

/** Names of accounts, also after a reload. */
const createProfiles = (gateway: string, projectId: string) =>
  profiles({ resolve: identityOf({ gateway, projectId }) })

function createOffers({ features = {} }: AppConfig) {
  return [
    ...(features.swap ? [swap()] : []),
    ...(features.names ? [names(features.names)] : []),
    ...(features.onRamp ? [onRamp()] : []),
  ]
}

function createPairing({ walletConnect: project, endpoints: { relay } }: AppConfig) {
  if (project === undefined) return []
  // A relay of this machine has no network behind it to look the domain up in.
  const verify = relay === undefined || findLoopbackUrl([relay]) === undefined
  return [walletConnect({ projectId: project.projectId, relayUrl: relay, verify })]
}
