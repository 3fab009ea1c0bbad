import { PasskeyNeededError } from '../keys/errors.ts'
import type { Account } from '../login/createAccount.ts'
import type { KeyPair } from '../signer/createPairs.ts'
import type { Signer } from '../signer/createSigner.ts'
import { wipe } from '../signer/shares.ts'
import { StaleLoginError } from './approve.ts'
import type { createAgreement } from './createAgreement.ts'

export type CreateKeyExportParameters = {
  login: Pick<Account['login'], 'isFresh' | 'takeOut'>
  signer: Pick<Signer, 'backUp' | 'reveal'>
  agreement: Pick<ReturnType<typeof createAgreement>, 'ask'>
  /** Runs it as an action of the page, whose error the page shows. */
  act: (run: () => Promise<void>) => Promise<void>
}

/**
 * Lets the key out. What is undefined has failed, which the page says. It needs a login of the last five minutes: a page
 * that was left open is not enough to take the key away.
 */
export function createKeyExport({ login, signer, agreement, act }: CreateKeyExportParameters) {
  async function takeOut<T>(
    purpose: 'backup' | 'export',
    run: (pair: KeyPair) => Promise<T>,
  ): Promise<T | undefined> {
    const kind = 'export'
    let taken: T | undefined
    await act(async () => {
      if (!login.isFresh()) throw new StaleLoginError()
      taken = await login.takeOut({ kind }, run).catch(async (error) => {
        if (!(error instanceof PasskeyNeededError)) throw error
        const held = await agreement.ask(purpose)
        return login.takeOut({ kind, held }, run).finally(() => wipe(held.passkey?.prf))
      })
    })
    return taken
  }

  return {
    /** The text of a backup file. */
    backUp: (passphrase: string) => takeOut('backup', (pair) => signer.backUp({ pair, passphrase })),

    /** The words and the private key. */
    reveal: () => takeOut('export', (pair) => signer.reveal({ pair })),
  }
}
