import { askWallet } from '../actions/askWallet.ts'
import { SignInUnavailableError, SignMessageError } from '../errors/requestErrors.ts'
import { activeAccount } from '../selectors/selectors.ts'
import type { Modal } from '../types/modal.ts'
import { readSignedText } from './readSignedText.ts'
import { namespaceOf, siwxTarget } from './siwxTarget.ts'

export const NO_ADDRESS = 'There is no active address: connect a wallet first.'
const NO_NETWORK = 'There is no active network: the wallet is on one that is not configured.'
const NO_CLIENT = 'There is no client: the adapter of this namespace cannot sign messages.'

/** @throws {SignInUnavailableError} SIWX is enabled, but an address, a network or a client is missing */
export function requireSigner(modal: Modal) {
  const account = activeAccount(modal.state)
  if (account.status !== 'connected') throw new SignInUnavailableError({ missing: NO_ADDRESS })
  const target = siwxTarget(modal.state)
  if (target === undefined) throw new SignInUnavailableError({ missing: NO_NETWORK })
  const chainNamespace = namespaceOf(target)
  const signMessage = modal.adapterOf(chainNamespace)?.signMessage
  if (signMessage === undefined) throw new SignInUnavailableError({ missing: NO_CLIENT })
  return { target, signMessage, address: account.address, chainNamespace }
}

type Signer = ReturnType<typeof requireSigner>

/** Asks the wallet to sign the text of a sign-in. */
export function requestSignature(
  modal: Modal,
  { signMessage, address, chainNamespace }: Signer,
  message: string,
) {
  return askWallet(modal, {
    key: `sign ${address} ${message}`,
    ask: async () => {
      const answer = readSignedText(chainNamespace, await signMessage({ message, address }))
      if (answer === undefined)
        throw new SignMessageError({ cause: new Error('The wallet’s answer is no signature.') })
      return answer
    },
    toError: (cause) => new SignMessageError({ cause }),
  })
}
