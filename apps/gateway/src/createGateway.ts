import { type Rates, readJson, type Tracing } from '@foyer/server-kit'
import { createOpenApiApp } from '@foyer/server-kit/openapi'
import type { PrivateKeyAccount } from 'viem/accounts'
import { createLookups } from './ccip/createLookups.ts'
import type { Chains } from './chain/createChains.ts'
import type { GatewayConfig } from './config.ts'
import type { Directory } from './directory/createDirectory.ts'
import { checkReady } from './http/checkReady.ts'
import { createLimits, type LimitGroup } from './http/createLimits.ts'
import { requireOrigin, requireProject } from './http/requireProject.ts'
import type { Access, App, Env, GatewayLog, RequestContext } from './http/types.ts'
import type { IconFolder } from './icons.ts'
import { createIconUrls } from './iconUrls.ts'
import type { Metrics } from './metrics/types.ts'
import { createZone } from './names/createZone.ts'
import { createProjects } from './projects.ts'
import { createBalances } from './providers/balances/createBalances.ts'
import type { Histories } from './providers/history/createHistories.ts'
import { createIdentities } from './providers/identity/createIdentities.ts'
import type { OnRamps } from './providers/onRamp/createOnRamps.ts'
import { createPrices } from './providers/prices/createPrices.ts'
import { createSwaps } from './providers/swap/createSwaps.ts'
import { addAbsentRoutes, addMissingRoutes } from './routes/absent.ts'
import { addAccountRoutes } from './routes/account.ts'
import { addAnalyticsRoutes } from './routes/analytics.ts'
import { addCcipRoutes } from './routes/ccip.ts'
import { addChainRoutes } from './routes/chains.ts'
import { addConvertRoutes } from './routes/convert.ts'
import { addFungibleRoutes } from './routes/fungible.ts'
import { addIdentityRoutes } from './routes/identity.ts'
import { addImageRoutes } from './routes/images.ts'
import { addNameRoutes } from './routes/names.ts'
import { addOnRampRoutes } from './routes/onRamp.ts'
import { addProfileRoutes } from './routes/profile.ts'
import { addProjectRoutes } from './routes/projects.ts'
import { addRpcRoutes } from './routes/rpc.ts'
import { addWalletRoutes } from './routes/wallets.ts'
import type { Database } from './store/createDatabase.ts'
import type { Store } from './store/createStore.ts'

export type CreateGatewayParameters = {
  config: Pick<GatewayConfig, 'limits' | 'avatarHosts' | 'names'>
  /** Signs the records of names for readers of the resolver that the configuration names. */
  namesSigner?: PrivateKeyAccount | undefined
  /** The URL by which clients reach the gateway; URLs of pictures begin with it. */
  publicUrl: string
  chains: Chains
  directory: Directory
  icons: IconFolder
  histories: Histories
  onRamps: OnRamps
  store: Store
  database: Pick<Database, 'ping' | 'isStuck'>
  log: GatewayLog
  /** Proxies in front whose entry in `x-forwarded-for` is believed. */
  proxyHops: number
  rates: Pick<Rates, 'create'>
  isEnding?: () => boolean
  metrics?: Metrics | undefined
  tracing?: Tracing | undefined
}

/** The gateway as a Hono app. `/openapi.json` describes it. */
export function createGateway(parameters: CreateGatewayParameters): App {
  const { chains, config, database, directory, icons, histories, log, onRamps, store } = parameters
  const { metrics, tracing, namesSigner, proxyHops, rates, isEnding } = parameters
  const limits = createLimits({ limits: config.limits, proxyHops, log, rates, onHit: metrics?.countLimit })
  const projects = createProjects(store)
  const prices = createPrices(chains)
  const swaps = createSwaps(chains)
  const iconUrls = createIconUrls(parameters.publicUrl, icons)

  const project = requireProject({ projects, limits })
  const app: App = createOpenApiApp<Env, Access, LimitGroup>({
    title: 'Foyer gateway',
    access: {
      public: [],
      project: [project],
      page: [project, requireOrigin],
      bodyPage: [requireProject({ projects, limits, readId }), requireOrigin],
    },
    limits: limits.groups,
    unknown: 'absent',
    crossOrigin: {
      // There are no cookies and nothing served is private. The 403 of `requireOrigin` stops foreign sites.
      paths: ['*'],
      origin: '*',
      methods: ['GET', 'POST'],
      headers: ['content-type'],
      exposed: ['x-history-from'],
    },
    log,
    onRequest: metrics?.countRequest,
    tracing,
    ping: database.ping,
    isStuck: database.isStuck,
    isEnding,
    checkReady: checkReady(chains),
  })

  addWalletRoutes(app, directory)
  addImageRoutes(app, { images: directory.images, icons })
  addProjectRoutes(app, { activity: histories.isAny, swap: swaps.isAny, onramp: onRamps.isAny })
  addAnalyticsRoutes(app, store)
  addRpcRoutes(app, { chains, limits })
  addChainRoutes(app, chains)
  addAccountRoutes(app, { chains, histories, iconUrls, balances: createBalances({ chains, prices }) })
  addFungibleRoutes(app, { chains, prices, iconUrls })
  addConvertRoutes(app, { chains, swaps, prices, iconUrls })
  if (onRamps.isAny) addOnRampRoutes(app, { onRamps, iconUrls })
  else addMissingRoutes(app, 'onramp')
  const identities = createIdentities(chains, config.avatarHosts)
  const zone = createZoneOf(parameters)
  addIdentityRoutes(app, { identities, zone })
  addProfileRoutes(app, { identities, zone })
  if (zone) addNameRoutes(app, zone)
  else addMissingRoutes(app, 'names')
  const { resolver } = config.names ?? {}
  if (zone && resolver && namesSigner)
    addCcipRoutes(app, createLookups({ zone, chains, resolver, signer: namesSigner }))
  addAbsentRoutes(app)
  return app
}

function createZoneOf({ chains, config, store }: CreateGatewayParameters) {
  const { avatarHosts, names } = config
  return names && createZone({ config: names, avatarHosts, chains, store })
}

/** Reads the id of a project that is named in the body. */
async function readId(c: RequestContext): Promise<string | undefined> {
  const body = await readJson(c)
  const id = typeof body === 'object' && body !== null && 'projectId' in body ? body.projectId : undefined
  return typeof id === 'string' ? id : undefined
}
