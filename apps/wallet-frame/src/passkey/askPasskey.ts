import type { Vault } from '../api/createVault.ts'
import type { VaultAnswer } from '../keys/createKeys.ts'
import type { Signer } from '../signer/createSigner.ts'
import { wipe } from '../signer/shares.ts'
import type { Ceremony } from './createCeremony.ts'

export type AskPasskeyParameters = {
  vault: Pick<Vault, 'passkeyOptions' | 'assertPasskey'>
  signer: Pick<Signer, 'createKey'>
  ceremony: Pick<Ceremony, 'show'>
  /**
   * Runs the browser's question when the user has pressed a button of this page, and again when they try again. Default at
   * once: a press has led here.
   */
  press?: <T>(run: () => Promise<T>) => Promise<T>
}

/** Has the user show a passkey of the wallet, which the vault answers with R of its pair. */
export async function askPasskey(
  { vault, signer, ceremony, press = (run) => run() }: AskPasskeyParameters,
  approvalId: string,
): Promise<VaultAnswer> {
  const { challenge, walletId, passkeys } = await vault.passkeyOptions(approvalId, 'assert')
  // One on trial has not shown yet that it opens the wallet.
  const usable = passkeys.filter(({ isConfirmed }) => isConfirmed)
  const { credential, credentialId, prf } = await press(() =>
    ceremony.show({ challenge, walletId, passkeys: usable }),
  )
  try {
    const key = await signer.createKey()
    const { id, ...answer } = await vault.assertPasskey(approvalId, credential, key)
    return { ...answer, jwe: answer.jwe ?? '', keyId: key.keyId, passkey: { id, credentialId, prf } }
  } catch (error) {
    wipe(prf)
    throw error
  }
}
