import type { Auth, KeyRequest } from '../api/createAuth.ts'
import type { Vault } from '../api/createVault.ts'
import { isRefusal as isReason, RefusedError } from '../api/errors.ts'
import type { Device, DeviceShare, Session } from '../device/createDevice.ts'
import type { Lock } from '../device/createLock.ts'
import { isSameMailbox } from '../device/isSameMailbox.ts'
import type { Envelope, EnvelopeKey, KeyPair } from '../signer/createPairs.ts'
import type { Signer } from '../signer/createSigner.ts'
import { SignerError } from '../signer/errors.ts'
import type { PasskeySecret } from '../signer/wrap.ts'
import { DeletionPendingError, PasskeyNeededError, WalletError } from './errors.ts'

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

type Me = Awaited<ReturnType<Auth['me']>>

/** The vault's answer: the user's wallet, and its share R. */
export type VaultAnswer = Envelope & {
  /** The passkey that protects R, and the secret that opens it. */
  passkey?: (PasskeySecret & { id: string }) | undefined
}

/**
 * Opens the user's wallet on this device. The vault's first recovery share decides which wallet that is: whoever comes
 * second drops its own key and recovers that one.
 */
export function createKeys({ auth, vault, device, signer, lock, locale, isOwnPage }: CreateKeysParameters) {
  /** The address whose key the signer holds, as far as this page knows. */
  let opened: string | undefined
  /** The address of the wallet that this page has created, until it is locked. */
  let created: string | undefined

  async function askVault(approvalId: string): Promise<VaultAnswer | undefined> {
    const key = await signer.createKey()
    try {
      return { ...(await vault.release(approvalId, key)), keyId: key.keyId }
    } catch (error) {
      if (isRefusal(error, 404)) return undefined
      throw isReason(error, ['passkey']) ? new PasskeyNeededError() : error
    }
  }

  /** D and its records, once auth has A. From here on this device is a known one. */
  async function store({ account, userId, deviceId }: Session, walletId: string, address: string) {
    const { seal } = await device.keys()
    const sealed = await signer.seal({ key: seal, walletId, deviceId })
    const share: DeviceShare = { userId, deviceId, walletId, address, sealed }
    await device.writeShare(account, share)
    opened = address
    return share
  }

  /** Three servers' steps, in this order, so that none that is left out loses the key. */
  async function create(session: Session, approvalId: string): Promise<DeviceShare> {
    const { address, deviceShare, recoveryShare, vaultShare } = await signer.create()
    const { wallet } = await auth.createWallet(session.token, { address, deviceShare, recoveryShare })
    await vault.putRecovery({ approvalId, walletId: wallet.id, address, share: vaultShare })
    await auth.confirmWallet(session.token, wallet.id)
    created = address
    return store(session, wallet.id, address)
  }

  const release = (token: string, key: EnvelopeKey, { walletId, passkey }: VaultAnswer) =>
    passkey
      ? auth.releasePasskey(token, key, passkey.id, walletId)
      : auth.releaseRecovery(token, key, walletId)

  /** True if the user has asked the vault to delete a wallet that auth has deleted already. */
  const finishDeletion = (approvalId: string) =>
    vault.finishDeletion(approvalId).then(
      () => true,
      (error) => {
        if (isRefusal(error, 410)) return false
        throw error
      },
    )

  /** Brings a deletion that had stopped between the servers to its end. The next login tries again. */
  async function followDeletion({ token }: Session, { isKept, vaultToken }: NonNullable<Me['deletion']>) {
    if (!isKept) return vault.confirmDeletion(vaultToken)
    await vault.undoDeletion(vaultToken)
    return auth.endDeletion(token)
  }

  async function recover(
    session: Session,
    { wallet }: Me,
    held: VaultAnswer,
    approvalId: string,
  ): Promise<DeviceShare> {
    const { token, account } = session
    if (wallet?.state === 'confirmed' && wallet.id !== held.walletId) throw new WalletError('disagree')
    const key = await signer.createKey()
    const { passkey, ...envelope } = held
    const released = await release(token, key, held).catch(async (error) => {
      if (!isRefusal(error, 404)) throw error
      if (!wallet && (await finishDeletion(approvalId))) return undefined
      throw new WalletError('disagree')
    })
    // Nothing is left of the old wallet.
    if (!released) return create(session, approvalId)
    const { address } = await signer.recover({
      auth: { ...released, keyId: key.keyId },
      vault: envelope,
      passkey,
    })
    const known = await device.readShare(account)
    if (known?.walletId === held.walletId && known.address !== address) throw new SignerError('mismatch')
    await auth.confirmWallet(token, held.walletId).catch((error) => {
      throw isRefusal(error, 409) ? new WalletError('disagree') : error
    })
    const { share } = await signer.split()
    await auth.putDeviceShare(token, { walletId: held.walletId, share, locale: locale() })
    const stored = await store(session, held.walletId, address)
    // Both servers know the wallet by this address, so those that it has replaced go. A later recovery can do it, too.
    void vault.keepSubject(approvalId).catch(() => {})
    // The vault has no other half of auth's old share any more, should a change to passkeys have ended before this.
    if (passkey) void auth.protect(token).catch(() => {})
    return stored
  }

  /** The address may have been replaced on another device. */
  async function follow(session: Session, email: string | null) {
    if (email === null || isSameMailbox(session.email ?? '', email)) return
    await device.rename(session, email)
  }

  async function createOrRecover(
    session: Session,
    me: Me,
    { approvalId, held: answer }: { approvalId: string; held: VaultAnswer | undefined },
  ): Promise<DeviceShare> {
    const held = answer ?? (await askVault(approvalId))
    if (held) return recover(session, me, held, approvalId)
    // A wallet that was confirmed had its share at the vault.
    if (me.wallet?.state === 'confirmed') throw new WalletError('disagree')
    try {
      return await create(session, approvalId)
    } catch (error) {
      if (!isRefusal(error, 409)) throw error
      // Another tab or browser was first. Its wallet is the user's.
      await signer.lock()
      const other = await askVault(approvalId)
      if (!other) throw new WalletError('disagree')
      return recover(session, await auth.me(session.token), other, approvalId)
    }
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

  /** D, and A of auth as `release` answers it. */
  async function readPair(
    share: DeviceShare,
    release: (key: EnvelopeKey) => ReturnType<Auth['releaseDevice']>,
  ) {
    const key = await signer.createKey()
    const released = await release(key).catch((error) => {
      throw isRefusal(error, 404) ? new WalletError('noShare') : error
    })
    const { walletId, deviceId, address, sealed } = share
    const { seal } = await device.keys()
    const envelope = { ...released, keyId: key.keyId }
    return { sealed, envelope, address, key: seal, walletId, deviceId }
  }

  async function requireShare({ account }: Session): Promise<DeviceShare> {
    const share = await device.readShare(account)
    if (!share) throw new WalletError('noShare')
    return share
  }

  const unlock = (session: Session): Promise<DeviceShare> =>
    // A login that stores D at this moment goes first.
    lock(async () => {
      const share = await requireShare(session)
      if (opened === share.address && (await signer.isUnlocked())) return share
      return orLock(async () => {
        await signer.unlock(await readPair(share, (key) => auth.releaseDevice(session.token, key)))
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
          await followDeletion(session, me.deletion).catch(() => {})
          if (!me.deletion.isKept && !isOwnPage) throw new DeletionPendingError(me.deletion.purgeAt)
        }
        const share = await device.readShare(session.account)
        const isConfirmed = share !== undefined && me.wallet?.state === 'confirmed'
        if (isTrusted && isConfirmed && me.wallet?.id === share.walletId && me.device.hasShare) {
          if (me.wallet.address !== share.address.toLowerCase()) throw new SignerError('mismatch')
          if (me.device.id === share.deviceId) {
            await follow(session, me.user.email)
            return share
          }
        }
        if (approvalId !== undefined) return orLock(() => createOrRecover(session, me, { approvalId, held }))
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
      { kind, held }: TakeOutParameters,
      run: (pair: KeyPair) => Promise<T>,
    ): Promise<T> =>
      lock(async () => {
        const { passkey, ...vault } = held ?? {}
        const release = (key: EnvelopeKey) =>
          auth
            .releaseKey(session.token, key, { kind, passkeyId: passkey?.id, locale: locale() })
            .catch((error) => {
              throw isReason(error, ['passkey']) ? new PasskeyNeededError() : error
            })
        if (!passkey) return run(await readPair(await requireShare(session), release))
        const key = await signer.createKey()
        const released = { ...(await release(key)), keyId: key.keyId }
        return run({ auth: released, vault: vault as Envelope, passkey })
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

const isRefusal = (error: unknown, status: number) => error instanceof RefusedError && error.status === status
