import type { VaultAnswer } from '../keys/createKeys.ts'
import type { Account } from '../login/createAccount.ts'
import type { Ceremony, Shown } from '../passkey/createCeremony.ts'
import { PasskeyError, UselessPasskeyError } from '../passkey/errors.ts'
import type { Signer } from '../signer/createSigner.ts'
import { wipe } from '../signer/shares.ts'

export type RegistrationParameters = Pick<Account, 'auth' | 'vault' | 'login'> & {
  signer: Pick<Signer, 'createKey' | 'wrap' | 'recover'>
  ceremony: Ceremony
  /** The name of the wallet in the browser's list of passkeys. */
  userName: () => string
}

/** Registers passkeys with both servers, and takes them away again. `approvalId` is the vault's approval of the change. */
export function createRegistration({
  auth,
  vault,
  login,
  signer,
  ceremony,
  userName,
}: RegistrationParameters) {
  /** Opens the wallet from both servers with a passkey, as a new device does. */
  async function rehearse(approvalId: string, passkeyId: string, shown: Shown): Promise<void> {
    const key = await signer.createKey()
    const { jwe, ...answer } = await vault.assertPasskey(approvalId, shown.credential, key)
    const other = await signer.createKey()
    const released = await login.authorized(({ token }) =>
      auth.releasePasskey(token, other, passkeyId, answer.walletId),
    )
    const { credentialId, prf } = shown
    await signer.recover({
      auth: { ...released, keyId: other.keyId },
      vault: { ...answer, jwe: jwe ?? '', keyId: key.keyId },
      passkey: { credentialId, prf },
    })
  }

  async function forget(approvalId: string, id: string): Promise<void> {
    await vault.removePasskey(approvalId, id)
    await login.withConsent({ removePasskey: id }, ({ token }, signature) =>
      auth.removePasskey(token, id, { signature }),
    )
  }

  async function register(approvalId: string, held: VaultAnswer | undefined): Promise<void> {
    const options = await vault.passkeyOptions(approvalId, 'register')
    const { walletId } = options
    const passkeys = options.passkeys.filter(({ isConfirmed }) => isConfirmed)
    const made = await ceremony.make({ ...options, passkeys, userName: userName() })
    const { credential, credentialId } = made
    const ask = async () => {
      const { challenge } = await vault.passkeyOptions(approvalId, 'assert')
      return ceremony.show({ challenge, walletId, passkeys: [{ credentialId, transports: [] }] })
    }
    const first = made.prf ?? (await ask()).prf
    const second = await ask()
    const secrets = [first, second.prf]
    try {
      // A passkey that gives another secret each time would never open the wallet again.
      if (second.credentialId !== credentialId || !isSame(first, second.prf))
        throw new PasskeyError('otherPrf')
      const context = { walletId, credentialId, prf: first }
      const { share, wrapped } = await login.takeOut({ kind: 'addPasskey', held }, (pair) =>
        signer.wrap({ pair, context }),
      )
      const { id } = await vault.registerPasskey({ approvalId, credential, wrapped })
      try {
        await login.withConsent({ addPasskey: id }, ({ token }, signature) =>
          auth.putPasskey(token, { id, share, signature }),
        )
        await rehearse(approvalId, id, second)
        await vault.confirmPasskey(approvalId, id)
      } catch (error) {
        // Its stored entries count for nothing, and expire by themselves if this request is lost.
        await forget(approvalId, id).catch(() => {})
        throw error
      }
    } finally {
      wipe(...secrets)
    }
  }

  return {
    /**
     * Makes a passkey. It counts once it has opened the wallet. `held`: the vault's answer to another passkey, where
     * passkeys protect the wallet.
     *
     * @throws {UselessPasskeyError} it gives no secret, or another one each time
     */
    make: (approvalId: string, held: VaultAnswer | undefined): Promise<void> =>
      register(approvalId, held).catch(toMadeError),

    forget,
  }
}

/** Without a secret, or with another one each time, the passkey is of no use, and stays where it was made. */
function toMadeError(error: unknown): never {
  const isUseless = error instanceof PasskeyError && ['noPrf', 'otherPrf'].includes(error.reason)
  throw isUseless ? new UselessPasskeyError({ cause: error }) : error
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index])
