import type { Vault } from '../api/createVault.ts'
import type { VaultAnswer } from '../keys/createKeys.ts'
import { askPasskey } from '../passkey/askPasskey.ts'
import type { Ceremony } from '../passkey/createCeremony.ts'
import { PasskeyError } from '../passkey/errors.ts'
import type { Signer } from '../signer/createSigner.ts'
import { type ApproveParameters, approve } from './approve.ts'
import { type HomeError, toHomeError } from './toHomeError.ts'

/** A passkey that is asked for, because it protects what the user does. */
export type Agreement = {
  for: 'email' | 'backup' | 'export' | 'deletion'
  /** `link`: the vault's link is waited for. `passkey`: a press. */
  step: 'link' | 'passkey'
  isBusy: boolean
  error?: HomeError | undefined
}

export type CreateAgreementParameters = ApproveParameters & {
  vault: Pick<Vault, 'passkeyOptions' | 'assertPasskey'>
  signer: Pick<Signer, 'createKey'>
  ceremony: Pick<Ceremony, 'show'>
  write: (agreement: Agreement | undefined) => void
}

/** Has the user show a passkey where one protects the wallet: for another address, a backup, an export and a deletion. */
export function createAgreement({
  vault,
  signer,
  ceremony,
  write,
  ...parameters
}: CreateAgreementParameters) {
  let waiting = new AbortController()
  let press: () => void = () => {}

  return {
    /**
     * Asks for a passkey, with an approval of the vault or after a link that is mailed for it.
     *
     * @throws {PasskeyError} `canceled`
     * @throws {StaleLoginError}
     */
    async ask(purpose: Agreement['for'], approvalId?: string): Promise<VaultAnswer> {
      waiting.abort()
      waiting = new AbortController()
      const { signal } = waiting
      const show = (values: Partial<Agreement>) =>
        write({ for: purpose, step: 'passkey', isBusy: false, ...values })

      const whenPressed = <T>(run: () => Promise<T>) =>
        new Promise<T>((resolve, reject) => {
          signal.addEventListener('abort', () => reject(new PasskeyError('canceled')))
          show({})
          press = () => {
            show({ isBusy: true })
            run().then(resolve, (error: unknown) => {
              if (error instanceof PasskeyError) show({ error: toHomeError(error) })
              else reject(error)
            })
          }
        })

      try {
        const id = approvalId ?? (await approve(parameters, signal, () => show({ step: 'link' })))
        return await askPasskey({ vault, signer, ceremony, press: whenPressed }, id)
      } catch (error) {
        throw signal.aborted ? new PasskeyError('canceled') : error
      } finally {
        if (waiting.signal === signal) write(undefined)
      }
    },

    /** Has the browser ask for the passkey. */
    use: () => press(),

    cancel: () => waiting.abort(),
  }
}
