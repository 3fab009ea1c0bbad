import type { SiwxMessage, SiwxSession } from '@foyer/modal-core'
import { toAddresses } from '../eip1193/checksum.ts'
import type { Sdk } from './sdk.ts'

type SignInParameters = Parameters<Sdk['authenticate']>[0]
export type Cacao = NonNullable<Awaited<ReturnType<Sdk['authenticate']>>['auths']>[number]

/**
 * True if a wallet can sign a message while it connects. The wallet writes the text from the fields itself, and the SDK
 * passes no `requestId` on.
 */
export const canSignWhileConnecting = ({ serializedMessage, requestId }: SiwxMessage) =>
  serializedMessage === undefined && requestId === undefined

/** The parameters with which a wallet signs in while it connects, on any of these chains. */
export function toSignInParameters(
  message: SiwxMessage,
  chains: string[],
  methods: string[],
): SignInParameters {
  const { domain, uri, nonce, statement, notBefore, expirationTime, resources } = message
  return {
    chains,
    // The SDK sorts them in place.
    methods: [...methods],
    domain,
    uri,
    nonce,
    ...(statement === undefined ? {} : { statement }),
    ...(notBefore === undefined ? {} : { nbf: notBefore }),
    ...(expirationTime === undefined ? {} : { exp: expirationTime }),
    ...(resources === undefined ? {} : { resources: [...resources] }),
  }
}

type ToSiwxSessionParameters = {
  sdk: Sdk
  /** One signed message for each chain that the wallet chose. The SDK has verified them. */
  cacaos: readonly Cacao[]
  asked: SiwxMessage
  /** The active chain, preferred if the wallet signed for several. */
  chainId: string
}

/**
 * The session in a wallet's response, or undefined if it signed something else. The text has one sentence and one
 * resource more than the message: the methods that the wallet grants (ERC-5573).
 *
 * A wallet on several chains signs a text for each, all with the same nonce. A nonce is used once (EIP-4361), so a server
 * accepts one of them and refuses the others; and each text names its own chain. So there is one session, for the active
 * chain. Another chain is signed in to when it becomes active.
 */
export function toSiwxSession({
  sdk,
  cacaos,
  asked,
  chainId,
}: ToSiwxSessionParameters): SiwxSession | undefined {
  const answers = cacaos.filter(({ p }) => p.nonce === asked.nonce && p.domain === asked.domain)
  const cacao = answers.find(({ p }) => p.iss.startsWith(`did:pkh:${chainId}:`)) ?? answers[0]
  if (cacao === undefined) return undefined
  const { p: payload, s: signature } = cacao
  const [, , namespace, reference, account] = payload.iss.split(':')
  const [accountAddress = ''] = toAddresses([account])
  return {
    data: {
      accountAddress,
      chainId: `${namespace}:${reference}`,
      domain: payload.domain,
      uri: payload.aud ?? asked.uri,
      version: payload.version ?? asked.version,
      nonce: payload.nonce,
      statement: payload.statement,
      issuedAt: payload.iat,
      expirationTime: payload.exp,
      notBefore: payload.nbf,
      resources: payload.resources,
    },
    message: sdk.client.formatAuthMessage({ request: payload, iss: payload.iss }),
    signature: signature.s,
    cacao,
  }
}
