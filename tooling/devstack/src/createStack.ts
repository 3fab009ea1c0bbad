import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createProcesses } from '@foyer/harness/processes'
import type { AppConfig } from '@foyer/presale/config'
import { loadConfig } from '@foyer/presale-operator/config'
import { devnetClock, type Scenario } from '@foyer/presale-operator/deploy'
import { createGatewayConfig } from './createGatewayConfig.ts'
import { createLifecycle } from './createLifecycle.ts'
import { createOperatorConfig } from './createOperatorConfig.ts'
import { createPresaleConfig } from './createPresaleConfig.ts'
import { createWalletProjects } from './createWalletProjects.ts'
import { deployContracts } from './deployContracts.ts'
import { deployMarket } from './deployMarket.ts'
import { deploySponsor } from './deploySponsor.ts'
import type { StackError } from './errors.ts'
import { choosePorts } from './ports.ts'
import type { Progress } from './progress.ts'
import { type AppMode, createAppService } from './services/app.ts'
import { createBundlerService } from './services/bundler.ts'
import { createChainService } from './services/chain.ts'
import { createFarcasterChainService, createFarcasterRelayService } from './services/farcaster.ts'
import { createFaucetService } from './services/faucet.ts'
import { createGatewayService } from './services/gateway.ts'
import { createIdentityProviderService } from './services/identityProvider.ts'
import { createIndexerService } from './services/indexer.ts'
import { createKeeperService } from './services/keeper.ts'
import { createMailService } from './services/mail.ts'
import { createOnRampService } from './services/onRamp.ts'
import { createPlaygroundService } from './services/playground.ts'
import { createRelayService } from './services/relay.ts'
import type { Service } from './services/service.ts'
import { createWalletFrameService } from './services/walletFrame.ts'
import { createWalletServerService } from './services/walletServer.ts'
import { writeJson } from './state/json.ts'
import { acquireLock } from './state/lock.ts'
import { type StackAddresses, writeStackFile } from './state/stackFile.ts'

/** A second page of the development project, which tests serve. */
const SECOND_DAPP = 'http://dapp.localhost:4310'

export type CreateStackParameters = {
  /** Where the stack keeps its files: `stack.json`, `config.json`, `logs/`, caches. One stack per directory. */
  stateDirectory: string
  /** State and clock of the sale. */
  scenario: Scenario
  /** Whether withdrawals are paid. */
  keeper: boolean
  /** How the presale site is served. */
  presale: AppMode
  /** Whether the operator's console is served. */
  operator: boolean
  /** Whether a gateway runs, with a market for it to read. */
  gateway: boolean
  /** Whether the embedded wallet runs: its site, its servers, a mail server, an identity provider and a bundler. */
  wallet: boolean
  /** Whether the embedded wallet takes logins with Farcaster, by a relay and a registry of the stack. */
  farcaster: boolean
  /** More pages that may use the development project, and with it the gateway and the embedded wallet. */
  walletOrigins: readonly string[]
  /** Whether a faucet gives out test money. */
  faucet: boolean
  /** Whether the modal's playground is served. */
  playground: boolean
  /** `default`: the documented ports where free. `free`: any. */
  ports: 'default' | 'free'
  onProgress?: (progress: Progress) => void
  /** Called when a part dies while the stack runs. While it is starting, `start` rejects instead. */
  onCrash: (error: StackError) => void
}

export type RunningStack = {
  addresses: StackAddresses
  /** What the presale site reads at `/config.json`. */
  config: AppConfig
  logDirectory: string
}

/** The development stack: services that start in order, watch each other, and stop together. */
export function createStack(parameters: CreateStackParameters) {
  const { stateDirectory, scenario, keeper, ports: portMode, onProgress = () => {}, onCrash } = parameters
  const logDirectory = join(stateDirectory, 'logs')
  const files = {
    lock: join(stateDirectory, 'dev.lock'),
    stack: join(stateDirectory, 'stack.json'),
    config: join(stateDirectory, 'config.json'),
    operatorConfig: join(stateDirectory, 'operator.json'),
    deployment: join(stateDirectory, 'deployment.json'),
  }
  const lifecycle = createLifecycle({ onProgress, onCrash })
  const { onStop, startService, step } = lifecycle

  async function startAll(): Promise<RunningStack> {
    await onStop(await acquireLock({ path: files.lock, stackFile: files.stack }))
    // Left by a stack that could not clean up: its addresses do not answer.
    await rm(files.stack, { force: true })
    const processes = createProcesses({ logDirectory, removeFile: files.stack, onCrash: lifecycle.crash })
    await onStop(processes.destroy)
    const ports = await choosePorts({
      mode: portMode,
      onBusy: (name, preferred, chosen) => onProgress({ status: 'portBusy', name, preferred, chosen }),
    })

    const rpc = `http://127.0.0.1:${ports.rpc}`
    await startService(createChainService({ processes, port: ports.rpc, timestamp: devnetClock(scenario) }))
    const deployment = await step('contracts', () =>
      deployContracts({
        processes,
        rpcUrl: rpc,
        scenario,
        // The presale's development server looks for it beside the configuration.
        whitelistDirectory: join(stateDirectory, 'whitelist'),
        onProgress: (message) => onProgress({ status: 'detail', name: 'contracts', message }),
      }),
    )
    await writeJson(files.deployment, deployment)
    if (keeper) {
      await startService(createKeeperService({ processes, rpcUrl: rpc, deploymentFile: files.deployment }))
    }

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
    const config = createPresaleConfig(deployment, {
      ...{ rpc, indexer, relay, gateway, faucet },
      ...(parameters.wallet && { walletFrame: walletUrls.site, walletAuth: walletUrls.auth }),
      farcasterRelay: farcaster?.relay,
    })
    await writeJson(files.config, config)
    const services: Service[] = [
      createIndexerService({
        processes,
        port: ports.indexer,
        rpcUrl: rpc,
        deploymentFile: files.deployment,
        dataDirectory: join(stateDirectory, 'indexer'),
        origins: [presaleUrl, `http://localhost:${ports.presale}`, operatorUrl],
      }),
      createRelayService({ processes, port: ports.relay }),
      createAppService({
        processes,
        name: 'presale',
        port: ports.presale,
        configFile: files.config,
        mode: parameters.presale,
        directory: join(stateDirectory, 'vite'),
      }),
    ]
    /** Started when the others are ready: each database takes a core for seconds, and all at once would be late. */
    const walletServers: Service[] = []
    const addresses: StackAddresses = { presale: presaleUrl, rpc, indexer, relay }
    const projectOrigins = [
      ...[presaleUrl, `http://localhost:${ports.presale}`, SECOND_DAPP],
      ...parameters.walletOrigins,
    ]
    if (faucet !== undefined) {
      services.push(
        createFaucetService({
          processes,
          port: ports.faucet,
          rpcUrl: rpc,
          deploymentFile: files.deployment,
          origins: projectOrigins,
        }),
      )
      addresses.faucet = faucet
    }
    if (gateway !== undefined) {
      const onRamp = `http://127.0.0.1:${ports.onRamp}`
      const market = await step('market', () =>
        deployMarket({
          ...{ processes, rpcUrl: rpc, deploymentFile: files.deployment, gatewayUrl: gateway },
        }),
      )
      services.push(
        createOnRampService({ port: ports.onRamp }),
        createGatewayService({
          processes,
          port: ports.gateway,
          ...createGatewayConfig(deployment, market, { rpcUrl: rpc, onRampUrl: onRamp }),
          directory: join(stateDirectory, 'gateway'),
          origins: projectOrigins,
        }),
      )
      addresses.gateway = gateway
      addresses.onRamp = onRamp
    }
    if (parameters.wallet) {
      const bundler = `http://127.0.0.1:${ports.bundler}`
      const sponsor = await step('sponsor', () => deploySponsor(rpc))
      const projects = createWalletProjects({
        ...{ deployment, rpcUrl: rpc, bundlerUrl: bundler, paymaster: sponsor.paymaster },
        origins: projectOrigins,
        gateway,
      })
      const directory = join(stateDirectory, 'wallet')
      const servers = {
        ...{ processes, projects, siteUrl: walletUrls.site, smtpPort: ports.smtp },
        farcasterRpcUrl: farcaster?.rpc,
      }
      const identityProvider = `http://idp.localhost:${ports.identityProvider}`
      const { service, files: social } = await createIdentityProviderService({
        ...{ processes, port: ports.identityProvider, publicUrl: identityProvider, servers: walletUrls },
        directory: join(directory, 'identityProvider'),
      })
      services.push(
        service,
        createBundlerService({
          ...{ port: ports.bundler, rpcUrl: rpc, chainId: deployment.chainId, origins: [walletUrls.site] },
        }),
        createMailService({ processes, port: ports.mail, smtpPort: ports.smtp }),
        createWalletFrameService({
          ...{ processes, projects, urls: walletUrls, port: ports.walletFrame },
          farcasterRelayUrl: farcaster?.relay,
          directory: join(directory, 'site'),
        }),
      )
      walletServers.push(
        createWalletServerService({
          ...{
            ...servers,
            role: 'auth',
            port: ports.walletAuth,
            social: social.auth,
            sponsorKey: sponsor.key,
          },
          ...{ publicUrl: walletUrls.auth, directory: join(directory, 'auth') },
        }),
        createWalletServerService({
          ...{ ...servers, role: 'vault', port: ports.walletVault, social: social.vault },
          ...{ publicUrl: walletUrls.vault, directory: join(directory, 'vault') },
        }),
      )
      addresses.walletFrame = walletUrls.site
      addresses.walletAuth = walletUrls.auth
      addresses.walletVault = walletUrls.vault
      addresses.identityProvider = identityProvider
      addresses.bundler = bundler
      addresses.mail = `http://127.0.0.1:${ports.mail}`
    }
    if (farcaster !== undefined) {
      await startService(createFarcasterChainService({ processes, port: ports.farcasterRpc }))
      services.push(
        createFarcasterRelayService({ processes, port: ports.farcasterRelay, rpcUrl: farcaster.rpc }),
      )
      addresses.farcasterRelay = farcaster.relay
      addresses.farcasterRpc = farcaster.rpc
    }
    if (parameters.operator) {
      const { roles } = await loadConfig({ network: 'devnet' })
      await writeJson(files.operatorConfig, createOperatorConfig({ deployment, roles, addresses }))
      const operator = createAppService({
        processes,
        name: 'operator',
        port: ports.operator,
        configFile: files.operatorConfig,
        mode: 'development',
        directory: join(stateDirectory, 'vite-operator'),
      })
      services.push(operator)
      addresses.operator = operatorUrl
    }
    if (parameters.playground) {
      services.push(createPlaygroundService({ processes, port: ports.playground }))
      addresses.playground = `http://127.0.0.1:${ports.playground}`
    }
    await Promise.all(services.map(startService))
    await Promise.all(walletServers.map(startService))

    await onStop(() => rm(files.stack, { force: true }))
    await writeStackFile(files.stack, addresses)
    return { addresses, config, logDirectory }
  }

  return { start: () => lifecycle.start(startAll), stop: lifecycle.stop }
}
