import { isRefusal } from '../api/errors.ts'
import type { Session } from '../device/createDevice.ts'
import type { Envelope, EnvelopeKey, KeyPair } from '../signer/createPairs.ts'
import type { CreateKeysParameters, TakeOutParameters } from './createKeys.ts'
import type { PairReader } from './createPairReader.ts'
import { PasskeyNeededError } from './errors.ts'

type ReleasePairParameters = TakeOutParameters & {
  session: Session
  pairs: PairReader
}

/**
 * The shares that let the key out: D and A, or R and A where passkeys protect the wallet.
 *
 * @throws {WalletError} `noShare`
 * @throws {PasskeyNeededError} without the vault's answer to a passkey
 */
export async function releasePair(
  { auth, signer, locale }: Pick<CreateKeysParameters, 'auth' | 'signer' | 'locale'>,
  { session, pairs, kind, held }: ReleasePairParameters,
): Promise<KeyPair> {
  const { passkey, ...vault } = held ?? {}
  const release = (key: EnvelopeKey) =>
    auth.releaseKey(session.token, key, { kind, passkeyId: passkey?.id, locale: locale() }).catch((error) => {
      throw isRefusal(error, ['passkey']) ? new PasskeyNeededError() : error
    })
  if (!passkey) return pairs.read(await pairs.requireShare(session), release)
  const key = await signer.createKey()
  const released = { ...(await release(key)), keyId: key.keyId }
  return { auth: released, vault: vault as Envelope, passkey }
}
