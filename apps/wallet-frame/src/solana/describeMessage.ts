import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import { OTHER_ACCOUNT } from '@foyer/embedded-wallet-frame/protocol'
import { base58 } from '@scure/base'
import { describeBytes, type MessageDescription } from '../approval/describe/message.ts'
import { judgeSignInAs } from '../approval/describe/siwe.ts'
import { UnreadableError } from '../approval/describe/values.ts'
import { chainNamesOf } from './networks.ts'
import { isTransactionLike } from './readTransaction.ts'

/** Sign In With Solana. All but the domain and the account may be left out. */
const MESSAGE =
  /^(?:(?<scheme>[a-z][\w+.-]*):\/\/)?(?<domain>[^\s/?#@]+) wants you to sign in with your Solana account:\n(?<address>[1-9A-HJ-NP-Za-km-z]{32,44})(?:\n\n(?<statement>(?!(?:URI|Version|Chain ID|Nonce|Issued At): )[^\n]+))?(?:\n{1,2})?(?:\nURI: (?<uri>\S+))?(?:\nVersion: 1)?(?:\nChain ID: (?<chainId>\S+))?(?:\nNonce: (?<nonce>[a-zA-Z0-9]{8,}))?(?:\nIssued At: (?<issuedAt>\S+))?(?:\nExpiration Time: (?<expirationTime>\S+))?(?:\nNot Before: (?<notBefore>\S+))?(?:\nRequest ID: [^\n]*)?(?:\nResources:(?:\n- \S+)*)?$/

export type DescribeMessageParameters = {
  /** JSON of `{ method, params }`: the worker signs this same text. */
  text: string
  account: string
  /** The network by the start of its genesis hash. */
  reference: string
  /** Verified. */
  origin: string
  /** Host time in milliseconds. */
  now: number
}

/**
 * Describes a message before it is signed.
 *
 * @throws {ReplyError} it is for another account, or its signature could be one of a transaction
 */
export function describeSolanaMessage(parameters: DescribeMessageParameters): MessageDescription {
  const { text, account, reference, ...place } = parameters
  const { message, pubkey } = JSON.parse(text).params as { message: string; pubkey: string }
  if (pubkey !== account) throw new ReplyError(OTHER_ACCOUNT)
  const bytes = decode(message)
  if (isTransactionLike(bytes)) throw new ReplyError('A transaction cannot be signed as a message')
  const names = chainNamesOf(reference)
  try {
    return describeBytes(bytes, (text) =>
      judgeSignInAs(text, place, {
        pattern: MESSAGE,
        isAccount: (address) => address === account,
        isChain: (id) => id === undefined || names.includes(id),
      }),
    )
  } catch (error) {
    if (error instanceof UnreadableError) throw new ReplyError(error.message)
    throw error
  }
}

function decode(message: string): Uint8Array {
  try {
    return base58.decode(message)
  } catch {
    throw new ReplyError('The message is not in base58')
  }
}
