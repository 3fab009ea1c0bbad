import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createProcesses } from '@foyer/harness/processes'
import type { AppConfig } from '@foyer/presale/config'
import type { Scenario } from '@foyer/presale-operator/deploy'
import { startSeededChain } from './chain/startSeededChain.ts'
import { createLifecycle } from './createLifecycle.ts'
import { createPresaleConfig } from './createPresaleConfig.ts'
import { createStarter, NOTHING } from './createStarter.ts'
import { createUrls } from './createUrls.ts'
import type { StackError } from './errors.ts'
import type { StackContext } from './parts/context.ts'
import { startDocs, startPlayground } from './parts/startBuiltSite.ts'
import { startFarcaster } from './parts/startFarcaster.ts'
import { startFaucet } from './parts/startFaucet.ts'
import { startGateway } from './parts/startGateway.ts'
import { startKeeper } from './parts/startKeeper.ts'
import { startOperator } from './parts/startOperator.ts'
import { startSale } from './parts/startSale.ts'
import { startWallet } from './parts/startWallet.ts'
import { choosePorts } from './ports.ts'
import type { Progress } from './progress.ts'
import type { AppMode } from './services/app.ts'
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

type Part = {
  /** The parameter that asks for the part. Without one it is always there. */
  option?: 'keeper' | 'faucet' | 'gateway' | 'wallet' | 'farcaster' | 'operator' | 'playground' | 'docs'
  start: (context: StackContext) => void
}

/** The parts of a stack beside its chain. Of the same rank, the first ones start first. */
const PARTS: readonly Part[] = [
  { start: startSale },
  { option: 'keeper', start: startKeeper },
  { option: 'faucet', start: startFaucet },
  { option: 'gateway', start: startGateway },
  { option: 'wallet', start: startWallet },
  { option: 'farcaster', start: startFarcaster },
  { option: 'operator', start: startOperator },
  { option: 'playground', start: startPlayground },
  { option: 'docs', start: startDocs },
]

/** The development stack: services that start as soon as what they need is there, watch each other, and stop together. */
export function createStack(parameters: CreateStackParameters) {
  const { stateDirectory, ports: portMode, onProgress = () => {}, onCrash } = parameters
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
  const { onStop } = lifecycle

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
    const { begin, finish } = createStarter({ startingFile })
    const urls = createUrls(ports, parameters)
    const { presale, rpc, indexer, relay } = urls
    const chain = begin('contracts', 'chain', NOTHING, () =>
      startSeededChain({
        lifecycle,
        processes,
        port: ports.rpc,
        scenario: parameters.scenario,
        market: parameters.gateway,
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
        gateway: urls.gateway,
        faucet: urls.faucet,
        ...(parameters.wallet && { walletFrame: urls.wallet.site, walletAuth: urls.wallet.auth }),
        farcasterRelay: urls.farcaster?.relay,
      })
      await writeJson(files.config, config)
      return config
    })
    const addresses: StackAddresses = { presale, rpc, indexer, relay }
    const waiting: (() => void)[] = []
    const context: StackContext = {
      parameters,
      lifecycle,
      processes,
      begin,
      ports,
      urls,
      files,
      projectOrigins: [
        presale,
        `http://localhost:${ports.presale}`,
        SECOND_DAPP,
        ...parameters.walletOrigins,
      ],
      chain,
      addresses,
      later: (run) => waiting.push(run),
    }
    for (const { option, start } of PARTS) if (option === undefined || parameters[option]) start(context)

    const [config] = await Promise.all([configured, finish()])
    await onStop(() => rm(files.stack, { force: true }))
    await writeStackFile(files.stack, addresses)
    for (const run of waiting) run()
    return { addresses, config, logDirectory }
  }

  return { start: () => lifecycle.start(startAll), stop: lifecycle.stop }
}
