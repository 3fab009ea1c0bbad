import { createHost, type HostWindow } from '@foyer/embedded-wallet-frame/host'
import { createAuth } from './api/createAuth.ts'
import { createServer, type Fetch } from './api/createServer.ts'
import { createVault } from './api/createVault.ts'
import type { Approvals, CreateApprovalsParameters } from './approval/createApprovals.ts'
import { createDevice } from './device/createDevice.ts'
import { createLock } from './device/createLock.ts'
import { createProof } from './device/createProof.ts'
import type { DeviceStorage } from './device/storage.ts'
import { createChains } from './handlers/createChains.ts'
import { createHandlers } from './handlers/createHandlers.ts'
import { createRateLimit } from './handlers/createRateLimit.ts'
import { createSettings } from './handlers/createSettings.ts'
import { createKeys } from './keys/createKeys.ts'
import { createLogin } from './login/createLogin.ts'
import type { PageData } from './readPage.ts'
import { createRpc } from './rpc/createRpc.ts'
import type { Signer } from './signer/createSigner.ts'

/** Told to dapps in READY. */
const VERSION = '1'

export type CreateWalletParameters = {
  page: PageData
  /** CAIP-2 id of the dapp's network, as it stands in the page's address. */
  chainId: string | null
  storage: Promise<DeviceStorage>
  locks: LockManager | undefined
  signer: Signer
  fetch: Fetch
  createApprovals: (parameters: Omit<CreateApprovalsParameters, 'root'>) => Approvals
  /** Told which social login this page has started. */
  announce: (id: string) => void
  /** Told of errors that the dapp does not get to read. */
  report: (error: unknown) => void
  target?: HostWindow
}

/** The wallet behind the messages: everything but the page. */
export function createWallet(parameters: CreateWalletParameters) {
  const { page, chainId, storage, locks, signer, fetch, createApprovals, announce, report, target } =
    parameters
  const { project, publicUrl, authUrl, vaultUrl } = page
  const settings = createSettings()
  const device = createDevice({ storage, lock: createLock(locks, 'device') })
  const prove = createProof(device.keys)
  const auth = createAuth(createServer({ name: 'auth', url: authUrl, prove, fetch }))
  const vault = createVault(createServer({ name: 'vault', url: vaultUrl, prove, fetch }))
  const lock = createLock(locks, 'wallet')
  const keys = createKeys({ auth, vault, device, signer, lock, locale: settings.locale })
  const login = createLogin({
    ...{ auth, vault, device, keys, authUrl, announce, siteUrl: publicUrl },
    projectId: project.id,
    locale: settings.locale,
  })
  const chains = createChains(project, chainId)
  const rpcOf = createRpc({ project, fetch, now: Date.now })
  const approvals = createApprovals({ project, settings, rpc: rpcOf })
  return createHost({
    origins: project.origins,
    version: VERSION,
    handlers: createHandlers({
      ...{ login, signer, chains, settings, project, rpcOf, approvals },
      limit: createRateLimit(),
    }),
    warn: () => {},
    report,
    ...(target ? { target } : {}),
  })
}
