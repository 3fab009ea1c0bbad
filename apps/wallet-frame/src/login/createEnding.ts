import type { Auth } from '../api/createAuth.ts'
import { isRefusal } from '../api/errors.ts'
import type { Device, Session } from '../device/createDevice.ts'
import type { Keys } from '../keys/createKeys.ts'
import { WalletError } from '../keys/errors.ts'
import { SignerError } from '../signer/errors.ts'

export type CreateEndingParameters = {
  auth: Pick<Auth, 'report'>
  device: Device
  keys: Keys
}

/** Runs requests of a session, and ends here what the servers have ended. */
export function createEnding({ auth, device, keys }: CreateEndingParameters) {
  /** Addresses whose D does not fit what the servers say: they take the way of a new device. */
  const distrusted = new Set<string>()

  /** Ends the session here where the server has ended it. */
  async function ending<T>(session: Session, run: () => Promise<T>): Promise<T> {
    try {
      return await run()
    } catch (error) {
      if (isRefusal(error, ['session', 'revoked'])) {
        // If another tab has logged in since, its session stands.
        if ((await device.readSession())?.token === session.token) {
          await device.removeSession()
          if (isRefusal(error, ['revoked'])) await device.removeShare(session.account)
        }
        await keys.lock()
      }
      const isUseless = error instanceof WalletError && error.reason === 'noShare'
      if (isUseless && !distrusted.has(session.account)) await device.removeShare(session.account)
      const isUnfit = error instanceof SignerError && error.reason === 'mismatch'
      if (isUnfit || error instanceof WalletError) distrusted.add(session.account)
      const isDisagreement = error instanceof WalletError && error.reason === 'disagree'
      // Neither server can find this by itself. Whether its operator can be told changes nothing here.
      if (isUnfit || isDisagreement)
        void auth.report(session.token, isUnfit ? 'mismatch' : 'disagree').catch(() => {})
      throw error
    }
  }

  return {
    ending,
    isTrusted: (account: string): boolean => !distrusted.has(account),

    trust(account: string): void {
      distrusted.delete(account)
    },
  }
}
