import { SITE_PROJECT } from '@foyer/wallet-api'
import { createAuth } from '../api/createAuth.ts'
import { createRelay } from '../api/createRelay.ts'
import { createServer, type Fetch } from '../api/createServer.ts'
import { createVault } from '../api/createVault.ts'
import { createDevice } from '../device/createDevice.ts'
import { createLock } from '../device/createLock.ts'
import { createProof } from '../device/createProof.ts'
import type { DeviceStorage } from '../device/storage.ts'
import { createKeys } from '../keys/createKeys.ts'
import type { Signer } from '../signer/createSigner.ts'
import { createLogin } from './createLogin.ts'

export type CreateAccountParameters = {
  page: { publicUrl: string; authUrl: string; vaultUrl: string; farcasterRelayUrl?: string | undefined }
  projectId: string
  storage: Promise<DeviceStorage>
  locks: LockManager | undefined
  signer: Signer
  fetch: Fetch
  /** Told which social login this page has started. */
  announce: (start: string) => void
  locale: () => string | undefined
  wantsApproval?: boolean | undefined
}

/** Everything between a page and the two servers: this device, its keys and the login. */
export function createAccount(parameters: CreateAccountParameters) {
  const { page, projectId, storage, locks, signer, fetch, announce, locale } = parameters
  const { wantsApproval } = parameters
  const { publicUrl, authUrl, vaultUrl, farcasterRelayUrl } = page
  const device = createDevice({ storage, lock: createLock(locks, 'device') })
  const prove = createProof(device.keys)
  const auth = createAuth(createServer({ name: 'auth', url: authUrl, prove, fetch }))
  const vault = createVault(createServer({ name: 'vault', url: vaultUrl, prove, fetch }))
  const lock = createLock(locks, 'wallet')
  const isOwnPage = projectId === SITE_PROJECT
  const keys = createKeys({ auth, vault, device, signer, lock, locale, isOwnPage })
  const login = createLogin({
    auth,
    vault,
    device,
    keys,
    authUrl,
    announce,
    projectId,
    locale,
    wantsApproval,
    isOwnPage,
    siteUrl: publicUrl,
    relay: farcasterRelayUrl === undefined ? undefined : createRelay({ url: farcasterRelayUrl, fetch }),
  })
  return { auth, vault, device, keys, login }
}

export type Account = ReturnType<typeof createAccount>
