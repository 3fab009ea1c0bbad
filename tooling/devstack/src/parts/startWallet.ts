import { join } from 'node:path'
import { buildOnce } from '../buildOnce.ts'
import { NOTHING } from '../createStarter.ts'
import { createWalletProjects } from '../createWalletProjects.ts'
import { deploySponsor } from '../deploySponsor.ts'
import { createBundlerService } from '../services/bundler.ts'
import { createIdentityProviderService } from '../services/identityProvider.ts'
import { createMailService } from '../services/mail.ts'
import { createWalletFrameService, WALLET_FRAME_PACKAGES, walletFrameBuild } from '../services/walletFrame.ts'
import { createWalletServerService } from '../services/walletServer.ts'
import { createFolderCache } from '../state/createFolderCache.ts'
import type { StackContext } from './context.ts'
import { KEPT_SITES } from './startBuiltSite.ts'

/** The embedded wallet: its site, its servers, a mail server, an identity provider and a bundler. */
export function startWallet(context: StackContext) {
  const { lifecycle, processes, begin, ports, urls, addresses } = context
  const { startService } = lifecycle
  addresses.walletFrame = urls.wallet.site
  addresses.walletAuth = urls.wallet.auth
  addresses.walletVault = urls.wallet.vault
  addresses.identityProvider = urls.identityProvider
  addresses.bundler = urls.bundler
  addresses.mail = urls.mail

  const sponsored = beginSponsor(context)
  const built = begin('site build', 'wallet', NOTHING, () =>
    buildOnce({
      lifecycle,
      processes,
      cache: createFolderCache({ name: 'site', limit: KEPT_SITES }),
      name: 'site build',
      packages: WALLET_FRAME_PACKAGES,
      command: walletFrameBuild,
    }),
  )
  const clients = beginIdentityProvider(context)
  begin('mail', 'wallet', NOTHING, () =>
    startService(createMailService({ processes, port: ports.mail, smtpPort: ports.smtp })),
  )
  begin('bundler', 'wallet', sponsored, ({ chainId }) =>
    startService(
      createBundlerService({
        port: ports.bundler,
        rpcUrl: urls.rpc,
        chainId,
        origins: [urls.wallet.site],
      }),
    ),
  )
  begin('site', 'wallet', Promise.all([sponsored, built]), ([{ projects }, folder]) =>
    startService(
      createWalletFrameService({
        processes,
        projects,
        urls: urls.wallet,
        port: ports.walletFrame,
        built: folder,
        farcasterRelayUrl: urls.farcaster?.relay,
        directory: join(directoryOf(context), 'site'),
      }),
    ),
  )
  const needs = Promise.all([sponsored, clients])
  for (const role of ['auth', 'vault'] as const) {
    begin(role, 'walletServers', needs, ([{ sponsor, projects }, social]) =>
      startService(
        createWalletServerService({
          processes,
          projects,
          role,
          siteUrl: urls.wallet.site,
          smtpPort: ports.smtp,
          farcasterRpcUrl: urls.farcaster?.rpc,
          port: role === 'auth' ? ports.walletAuth : ports.walletVault,
          social: social[role],
          ...(role === 'auth' && { sponsorKey: sponsor.key }),
          publicUrl: urls.wallet[role],
          directory: join(directoryOf(context), role),
        }),
      ),
    )
  }
}

const directoryOf = ({ parameters }: StackContext) => join(parameters.stateDirectory, 'wallet')

/** Deploys the paymaster, and writes the projects of which it pays the fees. */
function beginSponsor({ lifecycle, begin, urls, projectOrigins, chain }: StackContext) {
  return begin('sponsor', 'wallet', chain, async ({ deployment, market }) => {
    const sponsor = await lifecycle.step('sponsor', () => deploySponsor(urls.rpc))
    const projects = createWalletProjects({
      deployment,
      rpcUrl: urls.rpc,
      feed: market?.feeds.BNB,
      bundlerUrl: urls.bundler,
      paymaster: sponsor.paymaster,
      origins: projectOrigins,
      gateway: urls.gateway,
    })
    return { sponsor, projects, chainId: deployment.chainId }
  })
}

/** Starts the provider of social logins. Resolves with what the servers need to be its clients. */
function beginIdentityProvider(context: StackContext) {
  const { lifecycle, processes, begin, ports, urls } = context
  return begin('identityProvider', 'wallet', NOTHING, async () => {
    const { service, files } = await createIdentityProviderService({
      processes,
      port: ports.identityProvider,
      publicUrl: urls.identityProvider,
      servers: urls.wallet,
      directory: join(directoryOf(context), 'identityProvider'),
    })
    await lifecycle.startService(service)
    return files
  })
}
