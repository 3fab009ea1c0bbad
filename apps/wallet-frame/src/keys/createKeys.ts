import type { Auth, KeyRequest } from '../api/createAuth.ts'
import type { Vault } from '../api/createVault.ts'
import type { Device, DeviceShare, Session } from '../device/createDevice.ts'
import type { Lock } from '../device/createLock.ts'
import { isSameMailbox } from '../device/isSameMailbox.ts'
import { loadPart } from '../parts/loadPart.ts'
import type { Envelope, KeyPair } from '../signer/createPairs.ts'
import type { Signer } from '../signer/createSigner.ts'
import type { PasskeySecret } from '../signer/wrap.ts'
import { createPairReader } from './createPairReader.ts'
import { createProvisioning } from './createProvisioning.ts'
import { DeletionPendingError, WalletError } from './errors.ts'
import { isCurrent } from './isCurrent.ts'

export type CreateKeysParameters = {
  auth: Auth
  vault: Vault
  device: Device
  signer: Signer
  /** Keeps two tabs from creating or recovering at once. */
  lock: Lock
  locale: () => string | undefined
  /** True if this is the user's own page, which a wallet that is about to be deleted opens on. */
  isOwnPage: boolean
}

export type OpenParameters = {
  approvalId: string | undefined
  /** True if D may be used. False after it did not fit. */
  isTrusted: boolean
  /** The vault's answer to a passkey. */
  held?: VaultAnswer | undefined
}

export type TakeOutParameters = Pick<KeyRequest, 'kind'> & {
  /** The vault's answer to a passkey, where passkeys protect the wallet. */
  held?: VaultAnswer | undefined
}

/** The vault's answer: the user's wallet, and its share R. */
export type VaultAnswer = Envelope & {
  /** The passkey that protects R, and the secret that opens it. */
  passkey?: (PasskeySecret & { id: string }) | undefined
}

/**
 * Opens the user's wallet on this device. The vault's first recovery share decides which wallet that is: whoever comes
 * second drops its own key and recovers that one.
 */
export function createKeys(parameters: CreateKeysParameters) {
  const { auth, device, signer, lock, isOwnPage } = parameters
  /** The address whose key the signer holds, as far as this page knows. */
  let opened: string | undefined
  /** The address of the wallet that this page has created, until it is locked. */
  let created: string | undefined
  const provisioning = createProvisioning(parameters, (address) => {
    created = address
  })
  const pairs = createPairReader(parameters)

  /** The address may have been replaced on another device. */
  async function follow(session: Session, email: string | null) {
    if (email === null || isSameMailbox(session.email ?? '', email)) return
    await device.rename(session, email)
  }

  /** Wipes the key when something did not go to its end, so that none is left that no server knows. */
  async function orLock<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run()
    } catch (error) {
      opened = undefined
      await signer.lock()
      throw error
    }
  }

  const unlock = (session: Session): Promise<DeviceShare> =>
    // A login that stores D at this moment goes first.
    lock(async () => {
      const share = await pairs.requireShare(session)
      if (opened === share.address && (await signer.isUnlocked())) return share
      return orLock(async () => {
        await signer.unlock(await pairs.read(share, (key) => auth.releaseDevice(session.token, key)))
        opened = share.address
        return share
      })
    })

  return {
    /**
     * The user's wallet on this device. With an approval a device that has no share, or none that it may trust, gets one:
     * the wallet is recovered, or created where the user has none.
     *
     * @throws {WalletError} `noShare` without an approval; `disagree`
     * @throws {PasskeyNeededError} without the vault's answer to a passkey
     * @throws {DeletionPendingError} on a dapp's page
     * @throws {SignerError} `mismatch`
     */
    open: (session: Session, { approvalId, isTrusted, held }: OpenParameters): Promise<DeviceShare> =>
      lock(async () => {
        const me = await auth.me(session.token)
        if (me.deletion) {
          await provisioning.followDeletion(session, me.deletion).catch(() => {})
          if (!me.deletion.isKept && !isOwnPage) throw new DeletionPendingError(me.deletion.purgeAt)
        }
        const share = await device.readShare(session.account)
        if (isTrusted && share && isCurrent(share, me)) {
          await follow(session, me.user.email)
          return share
        }
        if (approvalId !== undefined)
          return orLock(async () => {
            const stored = await provisioning.createOrRecover(session, me, { approvalId, held })
            opened = stored.address
            return stored
          })
        // Auth does not know the wallet of which this device has a share.
        throw new WalletError(
          share !== undefined && me.wallet?.id !== share.walletId ? 'disagree' : 'noShare',
        )
      }),

    /**
     * Has the signer hold the key: D of this device and A of auth.
     *
     * @throws {WalletError} `noShare`
     * @throws {SignerError} `mismatch`
     */
    unlock,

    /** Has the key sign a text for auth, which no dapp has asked for. */
    async sign(session: Session, text: string): Promise<string> {
      const { address } = await unlock(session)
      const request = { method: 'personal_sign', params: [text, address] }
      return signer.sign({ text: JSON.stringify(request), chainId: 1 })
    },

    /**
     * Has the signer let the key out. The user is told by mail.
     *
     * @throws {WalletError} `noShare`
     * @throws {PasskeyNeededError} without the vault's answer to a passkey
     * @throws {SignerError} `mismatch`
     */
    takeOut: <T>(
      session: Session,
      options: TakeOutParameters,
      run: (pair: KeyPair) => Promise<T>,
    ): Promise<T> =>
      lock(async () => {
        const { releasePair } = await loadPart(() => import('./releasePair.ts'))
        return run(await releasePair(parameters, { ...options, session, pairs }))
      }),

    /** True if the user has this wallet since this login. */
    isNew: (address: string): boolean => created === address,

    async lock(): Promise<void> {
      opened = undefined
      created = undefined
      await signer.lock()
    },
  }
}

export type Keys = ReturnType<typeof createKeys>
