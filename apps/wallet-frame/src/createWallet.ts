import { createHost, type HostWindow } from '@foyer/embedded-wallet-frame/host'
import type { Approvals, CreateApprovalsParameters } from './approval/createApprovals.ts'
import { createCalls } from './calls/createCalls.ts'
import { createChains } from './handlers/createChains.ts'
import { createHandlers } from './handlers/createHandlers.ts'
import { createRateLimit } from './handlers/createRateLimit.ts'
import { createSettings } from './handlers/createSettings.ts'
import { type CreateAccountParameters, createAccount } from './login/createAccount.ts'
import type { EmailUpdate } from './login/createEmailUpdate.ts'
import { type CreateReloadsParameters, createReloads } from './parts/createReloads.ts'
import { type Kept, keptSchema } from './parts/keptSchema.ts'
import { loadPart } from './parts/loadPart.ts'
import { askPasskey } from './passkey/askPasskey.ts'
import type { Ceremony } from './passkey/createCeremony.ts'
import type { PageData } from './readPage.ts'
import { createRpc } from './rpc/createRpc.ts'
import { createSmartAccounts } from './smartAccount/createSmartAccounts.ts'
import type { Solana } from './solana/createSolana.ts'

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
  /** Loads this page anew. */
  reloading: Pick<CreateReloadsParameters, 'history' | 'reload' | 'askForPage'>
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
    reloading,
    target,
  } = parameters
  const { project } = page
  const reloads = createReloads({
    ...reloading,
    now: Date.now,
    isIdle: (failed) =>
      !calls.isSending() && host.openIds().every((open) => failed.some(({ id }) => id === open)),
    fail: (request, message) => host.fail(request, message),
    keep: (): Kept => ({
      theme: { ...settings.theme(), locale: settings.locale() },
      dapp: settings.dapp(),
      chainId: chains.current(),
      accountType: smartAccounts.presetType(),
    }),
  })
  const kept = keptSchema.safeParse(reloads.kept).data
  const settings = createSettings(undefined, kept)
  const where = { projectId: project.id, locale: settings.locale }
  const account = createAccount({ page, storage, locks, signer, fetch, announce, ...where })
  const { login, device, vault } = account
  let emailUpdate: EmailUpdate | undefined
  let solana: Solana | undefined
  const chains = createChains(project, kept === undefined ? chainId : String(kept.chainId))
  const rpcOf = createRpc({ project, fetch, now: Date.now })
  const calls = createCalls({ rpcOf })
  const smartAccounts = createSmartAccounts({
    project,
    rpcOf,
    device,
    fetch,
    sponsor: page.paymasters && {
      url: `${page.authUrl}/v1/paymaster/${project.id}`,
      paymasters: page.paymasters,
    },
  })
  smartAccounts.preset(kept?.accountType)
  const approvals = createApprovals({ project, settings, rpc: rpcOf, abort: () => host.abort() })
  const host = createHost({
    origins: project.origins,
    version: VERSION,
    handlers: createHandlers({
      login,
      async loadEmailUpdate() {
        const { createEmailUpdate } = await loadPart(() => import('./login/createEmailUpdate.ts'))
        emailUpdate ??= createEmailUpdate({ ...account, ...where })
        return emailUpdate
      },
      async loadSolana() {
        const { createSolana } = await loadPart(() => import('./solana/createSolana.ts'))
        solana ??= createSolana({ project, login, signer, fetch })
        return solana
      },
      signer,
      chains,
      settings,
      project,
      rpcOf,
      approvals,
      smartAccounts,
      calls,
      fetch,
      limit: createRateLimit(),
      siteUrl: page.publicUrl,
      isPersistent: async () => (await storage).isPersistent,
      askPasskey: (approvalId, press) => askPasskey({ vault, signer, ceremony, press }, approvalId),
    }),
    warn: () => {},
    report,
    defer: reloads.defer,
    ...(target ? { target } : {}),
  })
  return {
    ...host,
    ready() {
      host.ready()
      reloads.answer()
    },
  }
}
