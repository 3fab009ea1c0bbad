import { rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createProcesses } from '@foyer/harness/processes'
import type { AppConfig } from '@foyer/presale/config'
import { loadConfig } from '@foyer/presale-operator/config'
import type { Scenario } from '@foyer/presale-operator/deploy'
import { buildOnce } from './buildOnce.ts'
import { startSeededChain } from './chain/startSeededChain.ts'
import { createGatewayConfig } from './createGatewayConfig.ts'
import { createLifecycle } from './createLifecycle.ts'
import { createOperatorConfig } from './createOperatorConfig.ts'
import { createPresaleConfig } from './createPresaleConfig.ts'
import { createSlots } from './createSlots.ts'
import { createWalletProjects } from './createWalletProjects.ts'
import { deployResolver } from './deployResolver.ts'
import { deploySponsor } from './deploySponsor.ts'
import type { StackError } from './errors.ts'
import { choosePorts } from './ports.ts'
import type { Progress } from './progress.ts'
import { type AppMode, createAppService } from './services/app.ts'
import { createBundlerService } from './services/bundler.ts'
import { createBuiltSite } from './services/createBuiltSite.ts'
import { DOCS_PACKAGES, docsBuild, listDocsFiles } from './services/docs.ts'
import { createFarcasterChainService, createFarcasterRelayService } from './services/farcaster.ts'
import { createFaucetService } from './services/faucet.ts'
import { createGatewayService } from './services/gateway.ts'
import { createIdentityProviderService } from './services/identityProvider.ts'
import { createIndexerService } from './services/indexer.ts'
import { createKeeperService } from './services/keeper.ts'
import { createMailService } from './services/mail.ts'
import { createOnRampService } from './services/onRamp.ts'
import { PLAYGROUND_FILES, PLAYGROUND_PACKAGES, playgroundBuild } from './services/playground.ts'
import { createRelayService } from './services/relay.ts'
import { createWalletFrameService, WALLET_FRAME_PACKAGES, walletFrameBuild } from './services/walletFrame.ts'
import { createWalletServerService } from './services/walletServer.ts'
import { createFolderCache } from './state/createFolderCache.ts'
import { CACHE_DIRECTORY } from './state/directories.ts'
import { writeJson } from './state/json.ts'
import { acquireLock } from './state/lock.ts'
import { type StackAddresses, writeStackFile } from './state/stackFile.ts'
import { createStartingFile } from './state/startingFile.ts'

/** A second page of the development project, which tests serve. */
const SECOND_DAPP = 'http://dapp.localhost:4310'

/** States of some 2 MB each: one for each scenario, with and without a market. */
const KEPT_CHAINS = 8
const KEPT_SITES = 2

export type CreateStackParameters = {
  /** The folder of the stack's files: `stack.json`, `config.json`, `logs/`, caches. One stack per directory. */
  stateDirectory: string
  /** State and clock of the sale. */
  scenario: Scenario
  /** True if withdrawals are paid. */
  keeper: boolean
  /** The way the presale site is served. */
  presale: AppMode
  /** True if the operator's console is served. */
  operator: boolean
  /** True if a gateway runs, with a market for it to read. */
  gateway: boolean
  /** True if the embedded wallet runs: its site, its servers, a mail server, an identity provider and a bundler. */
  wallet: boolean
  /** True if the embedded wallet takes logins with Farcaster, by a relay and a registry of the stack. */
  farcaster: boolean
  /** More pages that may use the development project, and with it the gateway and the embedded wallet. */
  walletOrigins: readonly string[]
  /** True if a faucet gives out test money. */
  faucet: boolean
  /** True if the modal's playground is served. */
  playground: boolean
  /** True if the documentation is served. */
  docs: boolean
  /** `default`: the documented ports where free. `free`: any. */
  ports: 'default' | 'free'
  onProgress?: (progress: Progress) => void
  /** Called when a part dies while the stack runs. While it is starting, `start` rejects instead. */
  onCrash: (error: StackError) => void
}

export type RunningStack = {
  addresses: StackAddresses
  /** The `/config.json` of the presale site. */
  config: AppConfig
  logDirectory: string
}

/** Of what waits for a slot, the lowest comes first: what a visitor of the page meets soonest. */
const RANKS = { chain: 0, page: 1, data: 2, wallet: 3, walletServers: 4, others: 5 } as const

/** The development stack: services that start as soon as what they need is there, watch each other, and stop together. */
export function createStack(parameters: CreateStackParameters) {
  const { stateDirectory, scenario, keeper, ports: portMode, onProgress = () => {}, onCrash } = parameters
  const logDirectory = join(stateDirectory, 'logs')
  const files = {
    lock: join(stateDirectory, 'dev.lock'),
    stack: join(stateDirectory, 'stack.json'),
    starting: join(stateDirectory, 'starting.json'),
    config: join(stateDirectory, 'config.json'),
    operatorConfig: join(stateDirectory, 'operator.json'),
    deployment: join(stateDirectory, 'deployment.json'),
  }
  const lifecycle = createLifecycle({ onProgress, onCrash })
  const { onStop, startService, step } = lifecycle

  async function startAll(): Promise<RunningStack> {
    await onStop(await acquireLock({ path: files.lock, stackFile: files.stack }))
    // Left by a stack that could not clean up: its addresses do not answer, and its contracts may be others.
    for (const file of [files.stack, files.config, files.operatorConfig]) await rm(file, { force: true })
    const processes = createProcesses({
      logDirectory,
      removeFile: files.stack,
      // A fifth of what loading a program costs is to strip types and to compile.
      env: { NODE_COMPILE_CACHE: join(CACHE_DIRECTORY, 'node') },
      onCrash: lifecycle.crash,
    })
    await onStop(processes.destroy)
    const ports = await choosePorts({
      mode: portMode,
      onBusy: (name, preferred, chosen) => onProgress({ status: 'portBusy', name, preferred, chosen }),
    })
    const startingFile = createStartingFile(files.starting)
    await onStop(startingFile.remove)
    const slots = createSlots(availableParallelism() + 1)
    const parts: Promise<unknown>[] = []

    /** Does a part of the work once `needs` is there and a slot is free. Until it is done, it counts as starting. */
    function begin<need, result>(
      name: string,
      rank: number,
      needs: Promise<need>,
      work: (need: need) => Promise<result>,
    ): Promise<result> {
      startingFile.add(name)
      const part = needs.then((need) => slots.use(rank, () => work(need)))
      const done = part.then((result) => {
        startingFile.delete(name)
        return result
      })
      parts.push(done)
      return done
    }
    const nothing = Promise.resolve()

    const rpc = `http://127.0.0.1:${ports.rpc}`
    const presaleUrl = `http://127.0.0.1:${ports.presale}`
    const operatorUrl = `http://127.0.0.1:${ports.operator}`
    const indexer = `http://127.0.0.1:${ports.indexer}`
    const relay = `ws://127.0.0.1:${ports.relay}`
    const gateway = parameters.gateway ? `http://127.0.0.1:${ports.gateway}` : undefined
    const walletUrls = {
      site: `http://wallet.localhost:${ports.walletFrame}`,
      auth: `http://auth.localhost:${ports.walletAuth}`,
      vault: `http://vault.localhost:${ports.walletVault}`,
    }
    const faucet = parameters.faucet ? `http://127.0.0.1:${ports.faucet}` : undefined
    const farcaster = parameters.farcaster
      ? {
          relay: `http://127.0.0.1:${ports.farcasterRelay}`,
          rpc: `http://127.0.0.1:${ports.farcasterRpc}`,
        }
      : undefined
    const addresses: StackAddresses = { presale: presaleUrl, rpc, indexer, relay }
    const projectOrigins = [
      presaleUrl,
      `http://localhost:${ports.presale}`,
      SECOND_DAPP,
      ...parameters.walletOrigins,
    ]

    const chain = begin('contracts', RANKS.chain, nothing, () =>
      startSeededChain({
        lifecycle,
        processes,
        port: ports.rpc,
        scenario,
        market: gateway !== undefined,
        deploymentFile: files.deployment,
        // The presale's development server looks for it beside the configuration.
        whitelistDirectory: join(stateDirectory, 'whitelist'),
        cache: createFolderCache({ name: 'chain', limit: KEPT_CHAINS }),
        onProgress: (message) => onProgress({ status: 'detail', name: 'contracts', message }),
      }),
    )
    const configured = chain.then(async ({ deployment }) => {
      const config = createPresaleConfig(deployment, {
        rpc,
        indexer,
        relay,
        gateway,
        faucet,
        ...(parameters.wallet && { walletFrame: walletUrls.site, walletAuth: walletUrls.auth }),
        farcasterRelay: farcaster?.relay,
      })
      await writeJson(files.config, config)
      return { config }
    })
    const page = createAppService({
      processes,
      name: 'presale',
      port: ports.presale,
      configFile: files.config,
      mode: parameters.presale,
      directory: join(stateDirectory, 'vite'),
    })
    begin('presale', RANKS.page, nothing, async () => {
      await startService(page)
      onProgress({ status: 'open', url: presaleUrl })
    })
    begin('relay', RANKS.page, nothing, () =>
      startService(createRelayService({ processes, port: ports.relay })),
    )
    begin('indexer', RANKS.data, chain, () =>
      startService(
        createIndexerService({
          processes,
          port: ports.indexer,
          rpcUrl: rpc,
          deploymentFile: files.deployment,
          dataDirectory: join(stateDirectory, 'indexer'),
          origins: [presaleUrl, `http://localhost:${ports.presale}`, operatorUrl],
        }),
      ),
    )
    if (keeper) {
      begin('keeper', RANKS.page, chain, () =>
        startService(createKeeperService({ processes, rpcUrl: rpc, deploymentFile: files.deployment })),
      )
    }
    if (faucet !== undefined) {
      addresses.faucet = faucet
      begin('faucet', RANKS.data, chain, () =>
        startService(
          createFaucetService({
            processes,
            port: ports.faucet,
            rpcUrl: rpc,
            deploymentFile: files.deployment,
            origins: projectOrigins,
          }),
        ),
      )
    }
    if (gateway !== undefined) {
      const onRamp = `http://127.0.0.1:${ports.onRamp}`
      addresses.gateway = gateway
      addresses.onRamp = onRamp
      begin('onRamp', RANKS.data, nothing, () => startService(createOnRampService({ port: ports.onRamp })))
      begin('gateway', RANKS.data, chain, async ({ deployment, market }) => {
        if (market === undefined) throw new Error('The chain has no market for the gateway.')
        const zoneResolver = await deployResolver({
          rpcUrl: rpc,
          chainId: deployment.chainId,
          gatewayUrl: gateway,
        })
        await startService(
          createGatewayService({
            processes,
            port: ports.gateway,
            ...createGatewayConfig(deployment, market, { rpcUrl: rpc, onRampUrl: onRamp, zoneResolver }),
            directory: join(stateDirectory, 'gateway'),
            origins: projectOrigins,
          }),
        )
      })
    }
    if (parameters.wallet) startWallet()
    if (farcaster !== undefined) {
      addresses.farcasterRelay = farcaster.relay
      addresses.farcasterRpc = farcaster.rpc
      const registry = begin('farcasterRpc', RANKS.wallet, nothing, () =>
        startService(createFarcasterChainService({ processes, port: ports.farcasterRpc })),
      )
      begin('farcasterRelay', RANKS.wallet, registry, () =>
        startService(
          createFarcasterRelayService({ processes, port: ports.farcasterRelay, rpcUrl: farcaster.rpc }),
        ),
      )
    }
    if (parameters.operator) {
      addresses.operator = operatorUrl
      begin('operator', RANKS.others, chain, async ({ deployment }) => {
        const { roles } = await loadConfig({ network: 'devnet' })
        await writeJson(files.operatorConfig, createOperatorConfig({ deployment, roles, addresses }))
        await startService(
          createAppService({
            processes,
            name: 'operator',
            port: ports.operator,
            configFile: files.operatorConfig,
            mode: 'development',
            directory: join(stateDirectory, 'vite-operator'),
          }),
        )
      })
    }
    const sites = [
      parameters.playground &&
        createBuiltSite({
          lifecycle,
          processes,
          name: 'playground',
          port: ports.playground,
          link: join(stateDirectory, 'sites/playground'),
          cache: createFolderCache({ name: 'playground', limit: KEPT_SITES }),
          packages: PLAYGROUND_PACKAGES,
          files: PLAYGROUND_FILES,
          command: playgroundBuild,
        }),
      parameters.docs &&
        createBuiltSite({
          lifecycle,
          processes,
          name: 'docs',
          port: ports.docs,
          link: join(stateDirectory, 'sites/docs'),
          cache: createFolderCache({ name: 'docs', limit: KEPT_SITES }),
          packages: DOCS_PACKAGES,
          files: listDocsFiles(),
          command: docsBuild,
        }),
    ].filter((site) => site !== false)
    if (parameters.playground) addresses.playground = `http://127.0.0.1:${ports.playground}`
    if (parameters.docs) addresses.docs = `http://127.0.0.1:${ports.docs}`
    for (const { service } of sites) begin(service.name, RANKS.others, chain, () => startService(service))

    const [{ config }] = await Promise.all([configured, ...parts])
    await onStop(() => rm(files.stack, { force: true }))
    await writeStackFile(files.stack, addresses)
    for (const { service, build } of sites) lifecycle.doLater(`${service.name} build`, build)
    return { addresses, config, logDirectory }

    /** The embedded wallet: its site, its servers, a mail server, an identity provider and a bundler. */
    function startWallet() {
      const bundler = `http://127.0.0.1:${ports.bundler}`
      const identityProvider = `http://idp.localhost:${ports.identityProvider}`
      const directory = join(stateDirectory, 'wallet')
      Object.assign(addresses, {
        walletFrame: walletUrls.site,
        walletAuth: walletUrls.auth,
        walletVault: walletUrls.vault,
        identityProvider,
        bundler,
        mail: `http://127.0.0.1:${ports.mail}`,
      } satisfies Partial<StackAddresses>)

      const sponsored = begin('sponsor', RANKS.wallet, chain, async ({ deployment, market }) => {
        const sponsor = await step('sponsor', () => deploySponsor(rpc))
        const projects = createWalletProjects({
          deployment,
          rpcUrl: rpc,
          feed: market?.feeds.BNB,
          bundlerUrl: bundler,
          paymaster: sponsor.paymaster,
          origins: projectOrigins,
          gateway,
        })
        return { sponsor, projects, chainId: deployment.chainId }
      })
      const built = begin('site build', RANKS.wallet, nothing, () =>
        buildOnce({
          lifecycle,
          processes,
          cache: createFolderCache({ name: 'site', limit: KEPT_SITES }),
          name: 'site build',
          packages: WALLET_FRAME_PACKAGES,
          command: walletFrameBuild,
        }),
      )
      const clients = begin('identityProvider', RANKS.wallet, nothing, async () => {
        const { service, files: social } = await createIdentityProviderService({
          processes,
          port: ports.identityProvider,
          publicUrl: identityProvider,
          servers: walletUrls,
          directory: join(directory, 'identityProvider'),
        })
        await startService(service)
        return social
      })
      begin('mail', RANKS.wallet, nothing, () =>
        startService(createMailService({ processes, port: ports.mail, smtpPort: ports.smtp })),
      )
      begin('bundler', RANKS.wallet, sponsored, ({ chainId }) =>
        startService(
          createBundlerService({ port: ports.bundler, rpcUrl: rpc, chainId, origins: [walletUrls.site] }),
        ),
      )
      begin('site', RANKS.wallet, Promise.all([sponsored, built]), ([{ projects }, folder]) =>
        startService(
          createWalletFrameService({
            processes,
            projects,
            urls: walletUrls,
            port: ports.walletFrame,
            built: folder,
            farcasterRelayUrl: farcaster?.relay,
            directory: join(directory, 'site'),
          }),
        ),
      )
      for (const role of ['auth', 'vault'] as const) {
        begin(
          role,
          RANKS.walletServers,
          Promise.all([sponsored, clients]),
          ([{ sponsor, projects }, social]) =>
            startService(
              createWalletServerService({
                processes,
                projects,
                role,
                siteUrl: walletUrls.site,
                smtpPort: ports.smtp,
                farcasterRpcUrl: farcaster?.rpc,
                port: role === 'auth' ? ports.walletAuth : ports.walletVault,
                social: social[role],
                ...(role === 'auth' && { sponsorKey: sponsor.key }),
                publicUrl: walletUrls[role],
                directory: join(directory, role),
              }),
            ),
        )
      }
    }
  }

  return { start: () => lifecycle.start(startAll), stop: lifecycle.stop }
}
