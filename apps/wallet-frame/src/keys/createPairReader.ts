import type { Auth } from '../api/createAuth.ts'
import { hasStatus } from '../api/errors.ts'
import type { DeviceShare, Session } from '../device/createDevice.ts'
import type { EnvelopeKey } from '../signer/createPairs.ts'
import type { CreateKeysParameters } from './createKeys.ts'
import { WalletError } from './errors.ts'

export type PairReader = ReturnType<typeof createPairReader>

/** Gets the two shares that make the key. */
export function createPairReader({ signer, device }: Pick<CreateKeysParameters, 'signer' | 'device'>) {
  /** D, and A of auth as `release` answers it. */
  async function read(share: DeviceShare, release: (key: EnvelopeKey) => ReturnType<Auth['releaseDevice']>) {
    const key = await signer.createKey()
    const released = await release(key).catch((error) => {
      throw hasStatus(error, 404) ? new WalletError('noShare') : error
    })
    const { walletId, deviceId, address, sealed } = share
    const { seal } = await device.keys()
    const envelope = { ...released, keyId: key.keyId }
    return { sealed, envelope, address, key: seal, walletId, deviceId }
  }

  /** @throws {WalletError} `noShare` */
  async function requireShare({ account }: Session): Promise<DeviceShare> {
    const share = await device.readShare(account)
    if (!share) throw new WalletError('noShare')
    return share
  }

  return { requireShare, read }
}
