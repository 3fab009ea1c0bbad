import type { DeviceShare } from '../device/createDevice.ts'
import { SignerError } from '../signer/errors.ts'
import type { Me } from './createProvisioning.ts'

/**
 * True if the share of this device is that of the user's wallet, and auth knows the device by it.
 *
 * @throws {SignerError} `mismatch`
 */
export function isCurrent(share: DeviceShare, { wallet, device }: Me): boolean {
  if (wallet?.state !== 'confirmed' || wallet.id !== share.walletId || !device.hasShare) return false
  if (wallet.address !== share.address.toLowerCase()) throw new SignerError('mismatch')
  return device.id === share.deviceId
}
