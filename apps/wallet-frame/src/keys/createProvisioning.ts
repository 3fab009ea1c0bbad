import type { Auth } from '../api/createAuth.ts'
import { hasStatus, isRefusal } from '../api/errors.ts'
import type { DeviceShare, Session } from '../device/createDevice.ts'
import type { EnvelopeKey } from '../signer/createPairs.ts'
import { SignerError } from '../signer/errors.ts'
import type { CreateKeysParameters, VaultAnswer } from './createKeys.ts'
import { PasskeyNeededError, WalletError } from './errors.ts'

/** Auth's answer about the user. */
export type Me = Awaited<ReturnType<Auth['me']>>

/**
 * Gives this device a share of the user's wallet, which is recovered, or created where the user has none. Calls `onCreate`
 * with the address of a created one as soon as the servers have it.
 */
export function createProvisioning(
  { auth, vault, device, signer, locale }: Omit<CreateKeysParameters, 'lock' | 'isOwnPage'>,
  onCreate: (address: string) => void,
) {
  async function askVault(approvalId: string): Promise<VaultAnswer | undefined> {
    const key = await signer.createKey()
    try {
      return { ...(await vault.release(approvalId, key)), keyId: key.keyId }
    } catch (error) {
      if (hasStatus(error, 404)) return undefined
      throw isRefusal(error, ['passkey']) ? new PasskeyNeededError() : error
    }
  }

  /** D and its records, once auth has A. From here on this device is a known one. */
  async function store({ account, userId, deviceId }: Session, walletId: string, address: string) {
    const { seal } = await device.keys()
    const sealed = await signer.seal({ key: seal, walletId, deviceId })
    const share: DeviceShare = { userId, deviceId, walletId, address, sealed }
    await device.writeShare(account, share)
    return share
  }

  /** Three servers' steps, in this order, so that none that is left out loses the key. */
  async function create(session: Session, approvalId: string): Promise<DeviceShare> {
    const { address, deviceShare, recoveryShare, vaultShare } = await signer.create()
    const { wallet } = await auth.createWallet(session.token, { address, deviceShare, recoveryShare })
    await vault.putRecovery({ approvalId, walletId: wallet.id, address, share: vaultShare })
    await auth.confirmWallet(session.token, wallet.id)
    onCreate(address)
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
        if (hasStatus(error, 410)) return false
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
      if (!hasStatus(error, 404)) throw error
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
      throw hasStatus(error, 409) ? new WalletError('disagree') : error
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
      if (!hasStatus(error, 409)) throw error
      // Another tab or browser was first. Its wallet is the user's.
      await signer.lock()
      const other = await askVault(approvalId)
      if (!other) throw new WalletError('disagree')
      return recover(session, await auth.me(session.token), other, approvalId)
    }
  }

  return { createOrRecover, followDeletion }
}
