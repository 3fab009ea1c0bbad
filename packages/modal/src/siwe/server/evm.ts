import type { Namespace, SiwxMessage } from '@foyer/modal-core'
import type { Client, Hex } from 'viem'
import { isSignedBy } from './isSignedBy.ts'
import { parseMessage } from './parseMessage.ts'

/** Reads and verifies the sign-ins of one namespace. */
export type SiwxVerifier = {
  namespace: Namespace
  /** Reads a text. Undefined for any that is not exactly one of this namespace. */
  parse: (text: string) => SiwxMessage | undefined
  /** True if a text has the form of a signature. */
  isSignature: (text: string) => boolean
  /** True if the account signed the text. Rejects when that cannot be found out now. */
  verify: (parameters: { data: SiwxMessage; message: string; signature: string }) => Promise<boolean>
}

export type EvmParameters = {
  /** A viem client of a chain, which verifies smart accounts. Without it only ordinary accounts can sign in. */
  client?: ((chainId: number) => Client | undefined) | undefined
}

const HEX = /^0x([0-9a-fA-F]{2})*$/

/** Verifies Sign-In with Ethereum, of ordinary and smart accounts. */
export function evm({ client }: EvmParameters = {}): SiwxVerifier {
  return {
    namespace: 'eip155',
    parse: parseMessage,
    isSignature: (text) => HEX.test(text),
    verify: ({ data, message, signature }) =>
      isSignedBy({
        message,
        signature: signature as Hex,
        address: data.accountAddress as Hex,
        client: client?.(Number(data.chainId.replace('eip155:', ''))),
      }),
  }
}
