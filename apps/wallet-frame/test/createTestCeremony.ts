import type { TestAuthenticator } from '@foyer/wallet-server/test/authenticator'
import { type Ceremony, toSalt } from '../src/passkey/createCeremony.ts'
import { PasskeyError } from '../src/passkey/errors.ts'

/** Creates the browser's ceremony with the passkeys that the user has at hand. */
export function createTestCeremony(passkeys: () => readonly TestAuthenticator[]): Ceremony {
  return {
    async make({ challenge, walletId, passkeys: excluded }) {
      const passkey = passkeys().find(({ id }) => excluded.every(({ credentialId }) => credentialId !== id))
      if (!passkey) throw new PasskeyError('exists')
      const prf = passkey.prf(new Uint8Array(await toSalt(walletId)))
      return { credential: passkey.create(challenge), credentialId: passkey.id, prf }
    },

    async show({ challenge, walletId, passkeys: allowed }) {
      const passkey = passkeys().find(({ id }) => allowed.some(({ credentialId }) => credentialId === id))
      if (!passkey) throw new PasskeyError('canceled')
      const prf = passkey.prf(new Uint8Array(await toSalt(walletId)))
      return { credential: passkey.get(challenge), credentialId: passkey.id, prf }
    },
  }
}
