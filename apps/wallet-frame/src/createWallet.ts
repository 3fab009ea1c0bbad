import { createHost, type HostWindow } from '@foyer/embedded-wallet-frame/host'
import type { Approvals, CreateApprovalsParameters } from './approval/createApprovals.ts'
import { createChains } from './handlers/createChains.ts'
import { createHandlers } from './handlers/createHandlers.ts'
import { createRateLimit } from './handlers/createRateLimit.ts'
import { createSettings } from './handlers/createSettings.ts'
import { type CreateAccountParameters, createAccount } from './login/createAccount.ts'
import { askPasskey } from './passkey/askPasskey.ts'
import type { Ceremony } from './passkey/createCeremony.ts'
import type { PageData } from './readPage.ts'
import { createRpc } from './rpc/createRpc.ts'
import { createSmartAccounts } from './smartAccount/createSmartAccounts.ts'

/** Told to dapps in READY. */
const VERSION = '1'

export type CreateWalletParameters = Omit<
  CreateAccountParameters,
  'page' | 'projectId' | 'locale' | 'wantsApproval'
> & {
  page: PageData
  /** CAIP-2 id of the dapp's network, as it stands in the page's address. */
  chainId: string | null
  createApprovals: (parameters: Omit<CreateApprovalsParameters, 'root'>) => Approvals
  /** Asks the browser for passkeys. */
  ceremony: Pick<Ceremony, 'show'>
  /** Told of errors that the dapp does not get to read. */
  report: (error: unknown) => void
  target?: HostWindow
}

/** The wallet behind the messages: everything but the page. */
export function createWallet(parameters: CreateWalletParameters) {
  const {
    page,
    chainId,
    storage,
    locks,
    signer,
    fetch,
    createApprovals,
    announce,
    ceremony,
    report,
    target,
  } = parameters
  const { project } = page
  const settings = createSettings()
  const { login, emailUpdate, device, vault } = createAccount({
    ...{ page, storage, locks, signer, fetch, announce },
    projectId: project.id,
    locale: settings.locale,
  })
  const chains = createChains(project, chainId)
  const rpcOf = createRpc({ project, fetch, now: Date.now })
  const smartAccounts = createSmartAccounts({
    ...{ project, rpcOf, device, fetch },
    sponsor: page.paymasters && {
      url: `${page.authUrl}/v1/paymaster/${project.id}`,
      paymasters: page.paymasters,
    },
  })
  const approvals = createApprovals({ project, settings, rpc: rpcOf })
  return createHost({
    origins: project.origins,
    version: VERSION,
    handlers: createHandlers({
      ...{ login, emailUpdate, signer, chains, settings, project, rpcOf, approvals, smartAccounts, fetch },
      limit: createRateLimit(),
      siteUrl: page.publicUrl,
      isPersistent: async () => (await storage).isPersistent,
      askPasskey: (approvalId, press) => askPasskey({ vault, signer, ceremony, press }, approvalId),
    }),
    warn: () => {},
    report,
    ...(target ? { target } : {}),
  })
}
