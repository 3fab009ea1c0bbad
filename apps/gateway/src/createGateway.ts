import {
  codeOfFailure,
  createErrorHandler,
  createOutageReport,
  limitBody,
  limitPath,
  nameRequests,
  type Rates,
  readJson,
  type Tracing,
  traceRequests,
} from '@foyer/server-kit'
import { OpenAPIHono } from '@hono/zod-openapi'
import { compress } from 'hono/compress'
import type { PrivateKeyAccount } from 'viem/accounts'
import { createLookups } from './ccip/createLookups.ts'
import type { Chains } from './chain/createChains.ts'
import type { GatewayConfig } from './config.ts'
import type { Directory } from './directory/createDirectory.ts'
import { cors } from './http/cors.ts'
import { countLength } from './http/countLength.ts'
import { createLimits } from './http/createLimits.ts'
import { notFound, refuseInvalid, reportTo } from './http/errors.ts'
import { LIMITED_PATHS } from './http/limitedPaths.ts'
import { type Logger, logRequests } from './http/log.ts'
import { requireOrigin, requireProject } from './http/requireProject.ts'
import type { App, Env, RequestContext } from './http/types.ts'
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
import { addAbsentRoutes } from './routes/absent.ts'
import { addAccountRoutes } from './routes/account.ts'
import { addAnalyticsRoutes } from './routes/analytics.ts'
import { addCcipRoutes } from './routes/ccip.ts'
import { addChainRoutes } from './routes/chains.ts'
import { addConvertRoutes, SWAP_PATH } from './routes/convert.ts'
import { addFungibleRoutes, PRICE_PATH } from './routes/fungible.ts'
import { addHealthRoutes } from './routes/health.ts'
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
  logger: Logger
  /** Proxies in front whose entry in `x-forwarded-for` is believed. */
  proxyHops: number
  rates: Pick<Rates, 'create'>
  isEnding?: () => boolean
  metrics?: Metrics | undefined
  tracing?: Tracing | undefined
}

/** Clients name the project of these in the body, so that is read before the route sees it. */
const BODY_PATHS = [PRICE_PATH, SWAP_PATH]
const MAX_BODY_BYTES = 16 * 1024

/** Paths whose answers may be long; compressing a short one takes longer than sending it. */
const LONG_PATHS = ['/getWallets', '/v1/account/*', '/v1/convert/tokens', '/openapi.json']

/** Paths that need a project; those below `/v1/` need a page of it, too. */
const PROJECT_PATHS = [
  '/getWallets',
  '/getWalletImage/*',
  '/public/*',
  '/appkit/*',
  '/projects/*',
  '/getAnalyticsConfig',
  '/e',
  '/batch',
]

/** The gateway as a Hono app. `/openapi.json` describes it. */
export function createGateway(parameters: CreateGatewayParameters): App {
  const { chains, config, database, directory, icons, histories, logger, onRamps, store } = parameters
  const { metrics, tracing, namesSigner, proxyHops, rates, isEnding = () => false } = parameters
  const limits = createLimits({ limits: config.limits, proxyHops, logger, rates, onHit: metrics?.countLimit })
  const projects = createProjects(store)
  const prices = createPrices(chains)
  const swaps = createSwaps(chains)
  const iconUrls = createIconUrls(parameters.publicUrl, icons)

  const app: App = new OpenAPIHono<Env>({ defaultHook: refuseInvalid })
  const reportOutage = createOutageReport({
    ping: database.ping,
    isEnding,
    onAway: (error) => logger.error({ code: codeOfFailure(error) }, 'database away'),
    onBack: () => logger.info({}, 'database back'),
  })
  app.onError(createErrorHandler(reportTo(logger), reportOutage))
  app.notFound(notFound)
  app.use(nameRequests, traceRequests(tracing), cors, logRequests(logger, metrics?.countRequest), limitPath)
  for (const path of LONG_PATHS) app.use(path, compress(), countLength)
  addHealthRoutes(app, { chains, database, isEnding })
  app.doc31('/openapi.json', { openapi: '3.1.0', info: { title: 'Foyer gateway', version: '1' } })

  // Counted before the project is looked up, so that a flood of unknown ids does not reach the database.
  for (const [path, group] of LIMITED_PATHS) app.use(path, limits.count(group))
  for (const path of BODY_PATHS) app.use(path, limitBody(MAX_BODY_BYTES))
  const project = requireProject({ projects, limits, readId })
  for (const path of PROJECT_PATHS) app.use(path, project)
  app.use('/v1/*', project, requireOrigin)

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
  const identities = createIdentities(chains, config.avatarHosts)
  const zone = createZoneOf(parameters)
  addIdentityRoutes(app, { identities, zone })
  addProfileRoutes(app, { identities, zone })
  if (zone) addNameRoutes(app, zone)
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

async function readId(c: RequestContext): Promise<string | undefined> {
  if (c.req.method !== 'POST' || !BODY_PATHS.some((path) => path === c.req.path)) return undefined
  const body = await readJson(c)
  const id = typeof body === 'object' && body !== null && 'projectId' in body ? body.projectId : undefined
  return typeof id === 'string' ? id : undefined
}
