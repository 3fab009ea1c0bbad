import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startAnvil } from '@foyer/harness/anvil'
import { type Fault, type ProxiedRequest, startFaultProxy } from '@foyer/harness/faults'
import { launchBrowser } from '@foyer/harness/playwright'
import { findFreePort } from '@foyer/harness/processes'
import { startSolanaChain } from '@foyer/harness/solana'
import { installContracts, startBundler } from '@foyer/stand-ins/bundler'
import { startRegistry, startRelay } from '@foyer/stand-ins/farcaster'
import { createClients, startIdentityProvider } from '@foyer/stand-ins/identity-provider'
import {
  DAPP_ORIGIN,
  PROJECT_ID,
  SMART_PROJECT_ID,
  startTestServers,
} from '@foyer/wallet-server/test/servers'
import { createTestSponsor } from '@foyer/wallet-server/test/sponsor'
import { createTestClient, http, parseEther, parseGwei } from 'viem'
import { build, defaultClientConditions } from 'vite'
import { startWalletFrame } from '../server/startWalletFrame.ts'
import { createSolanaDapp } from './createSolanaDapp.ts'

const APP = fileURLToPath(new URL('..', import.meta.url))

export type Sites = Awaited<ReturnType<typeof startSites>>

type Social = NonNullable<NonNullable<Parameters<typeof startTestServers>[0]>['social']>

/** The parts that a browser asks. Of Solana the wallet and the dapp each have a node. */
export type SitePart =
  | 'site'
  | 'auth'
  | 'vault'
  | 'node'
  | 'solanaNode'
  | 'dappSolanaNode'
  | 'relay'
  | 'bundler'
type Choose = (part: SitePart, request: ProxiedRequest) => Fault | undefined

/** A contract that takes every call. Calls of it are paid for where the chain has smart accounts. */
export const SHOP = '0x00000000000000000000000000000000000000d1'

/** Anvil's last account. */
const BUNDLER_KEY = '0x2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6'

export type StartSitesParameters = {
  /** The project with smart accounts and a sponsor: the only one, or another one at `smartSdk`. Default none. */
  smartAccounts?: 'own' | 'other'
}

/**
 * Everything that runs in production: the built site, auth, vault, a mail server and a chain. Two dapps of the project
 * and a stranger, each a site of its own, are pages without our client: they post what clients in the field post. What the
 * browser asks goes through a proxy each. The browser is Chromium, where frames have storage of their own for each site.
 */
export async function startSites({ smartAccounts }: StartSitesParameters = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-wallet-frame-'))
  const [auth, vault, sitePort, pagePort] = await Promise.all([
    findFreePort(),
    findFreePort(),
    findFreePort(),
    findFreePort(),
  ])
  const [anvil, solana] = await Promise.all([startAnvil(), startSolanaChain()])
  const [registry, relay] = await Promise.all([startRegistry(), startRelay()])
  let choose: Choose = () => undefined
  const front = (part: SitePart, target: string) =>
    startFaultProxy(target, (request) => choose(part, request))
  async function openBundler(origin: string) {
    await installContracts(anvil.rpcUrl)
    const bundler = await startBundler({
      rpcUrl: anvil.rpcUrl,
      chainId: 56,
      privateKey: BUNDLER_KEY,
      origins: [origin],
    })
    const { key, paymaster } = await createTestSponsor(anvil.rpcUrl)
    await createTestClient({ mode: 'anvil', transport: http(anvil.rpcUrl) }).setCode({
      address: SHOP,
      bytecode: '0x00',
    })
    return {
      bundler,
      proxy: await front('bundler', bundler.url),
      sponsor: { key, policy: toPolicy(paymaster) },
    }
  }

  const proxies = {
    site: await front('site', `http://127.0.0.1:${sitePort}`),
    auth: await front('auth', `http://127.0.0.1:${auth}`),
    vault: await front('vault', `http://127.0.0.1:${vault}`),
    node: await front('node', anvil.rpcUrl),
    solanaNode: await front('solanaNode', solana.rpcUrl),
    dappSolanaNode: await front('dappSolanaNode', solana.rpcUrl),
    relay: await front('relay', relay.url),
  }
  const wallet = proxies.site.url.replace('127.0.0.1', 'wallet.localhost')
  const bundler = smartAccounts ? await openBundler(wallet) : undefined
  const [dapp, shop, evil] = ['dapp', 'shop', 'evil'].map(
    (name) => `http://${name}.localhost:${pagePort}`,
  ) as [string, string, string]
  let files: Awaited<ReturnType<typeof createClients>>['files'] | undefined
  const identityProvider = await startIdentityProvider({
    async clients(publicUrl) {
      const roles = { auth: proxies.auth.url, vault: proxies.vault.url }
      const created = await createClients({ publicUrl, servers: roles })
      files = created.files
      return created.clients
    },
  })
  const servers = await startTestServers({
    ...(files ? { social: files as Social } : {}),
    ports: { auth, vault },
    publicUrls: { auth: proxies.auth.url, vault: proxies.vault.url },
    siteOrigin: wallet,
    // Pages without a browser, too.
    origins: [dapp, shop, DAPP_ORIGIN],
    rpcUrl: proxies.node.url,
    solanaRpcUrl: proxies.solanaNode.url,
    bundlerUrl: bundler?.proxy.url,
    sponsor: bundler?.sponsor,
    hasSmartProject: smartAccounts === 'other',
    farcasterRpcUrl: registry.rpcUrl,
  })
  await Promise.all([buildSite(join(directory, 'site')), buildPage(join(directory, 'page'))])
  const site = await startWalletFrame(
    {
      host: '127.0.0.1',
      port: sitePort,
      idleSeconds: 75,
      publicUrl: wallet,
      authUrl: servers.publicUrls.auth,
      vaultUrl: servers.publicUrls.vault,
      projectsFile: servers.settings.auth.projectsFile,
      farcasterRelayUrl: proxies.relay.url,
      operators: { own: 'Ada', other: 'Grace' },
      logLevel: 'silent',
    },
    { directory: join(directory, 'site') },
  )
  const solanaDapp = createSolanaDapp({ outDir: join(directory, 'solana'), domain: new URL(dapp).host })
  const pages = await servePage(join(directory, 'page/page.js'), pagePort, solanaDapp.answer)
  const browser = await launchBrowser({ storagePartitioning: true })

  const toSdk = (projectId: string) =>
    `${wallet}/sdk?version=4&projectId=${projectId}&chainId=eip155%3A56&enableLogger=true`

  return {
    browser,
    dapp,
    shop,
    evil,
    wallet,
    servers,
    anvil,
    solana,
    identityProvider,
    relay,
    /** The node as the wallet's page reaches it. */
    nodeUrl: proxies.node.url,
    /** The sign-ins of a visitor at the dapp with our modal. */
    readSessions: solanaDapp.readSessions,
    /** The address of the dapp with our modal, in Japanese. */
    async openSolanaDapp(options: Readonly<Record<string, string>> = {}) {
      await solanaDapp.build()
      const values = {
        secureSite: wallet,
        projectId: PROJECT_ID,
        bsc: proxies.node.url,
        solana: proxies.dappSolanaNode.url,
        ...options,
      }
      return `${dapp}/solana?${new URLSearchParams(values)}`
    },
    /** Has what the browser asks fail as told, from now on. */
    failAs(next: Choose) {
      choose = next
    },
    /** The address in a dapp's iframe. */
    sdk: toSdk(PROJECT_ID),
    /** The same, of the project that has smart accounts. */
    smartSdk: toSdk(SMART_PROJECT_ID),
    async stop() {
      await browser.close()
      pages.closeAllConnections()
      pages.close()
      await Promise.all(Object.values(proxies).map((proxy) => proxy.stop()))
      await bundler?.proxy.stop()
      await bundler?.bundler.stop()
      await site.stop()
      await identityProvider.stop()
      await servers.stop()
      await solana.stop()
      anvil.stop()
      await relay.stop()
      await registry.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** The calls of one contract, for 0.1 a day. */
const toPolicy = (paymaster: string) => ({
  paymaster,
  calls: [{ to: SHOP, function: 'function take()', payable: false }],
  maxGas: 1_000_000,
  maxFeePerGas: String(parseGwei('20')),
  lowDeposit: '0',
  budget: { perUser: String(parseEther('0.1')), total: String(parseEther('0.1')) },
})

/** Turborepo has built it before it starts the tests, from the same sources, and says so by this variable. */
const buildSite = (outDir: string) =>
  process.env.TURBO_HASH
    ? cp(join(APP, 'dist'), outDir, { recursive: true })
    : build({ root: APP, logLevel: 'silent', build: { outDir, emptyOutDir: true } })

const buildPage = (outDir: string) =>
  build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@foyer/source', ...defaultClientConditions] },
    build: {
      outDir,
      rolldownOptions: {
        input: fileURLToPath(import.meta.resolve('@foyer/embedded-wallet-frame/test/plain')),
        output: { entryFileNames: 'page.js' },
      },
    },
  })

async function servePage(file: string, port: number, answer: ReturnType<typeof createSolanaDapp>['answer']) {
  const script = await readFile(file)
  const html = '<!doctype html><title>Dapp</title><link rel="icon" href="data:,"><h1>Dapp</h1>'
  const server = createServer((request, response) => {
    if (answer(request, response)) return
    const isScript = request.url === '/page.js'
    // A page that keeps its popups apart, and takes only frames that agree to it.
    if (request.url === '/apart') {
      response.setHeader('cross-origin-opener-policy', 'same-origin')
      response.setHeader('cross-origin-embedder-policy', 'require-corp')
    }
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : `${html}<script type="module" src="/page.js"></script>`)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}
