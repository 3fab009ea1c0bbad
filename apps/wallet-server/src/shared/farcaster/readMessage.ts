import { type Address, type Hex, verifyMessage } from 'viem'
import { createSiweMessage, parseSiweMessage, type SiweMessage, validateSiweMessage } from 'viem/siwe'

/** Farcaster's chain, Optimism, and the sentence in each of its messages. */
const CHAIN_ID = 10
const STATEMENT = 'Farcaster Auth'

const FID = /^farcaster:\/\/fid\/([1-9]\d{0,18})\/?$/
/** Only the custody address signs here: an address that the user has allowed to log in elsewhere does not. */
const METHOD = /^farcaster:\/\/signer\/type\/(?!custody\/?$)/

export type ReadMessageParameters = {
  message: string
  signature: Hex
  /** The domain that the message has to name, as `uri` and `nonce` are its other fields. */
  domain: string
  uri: string
  nonce: string
}

export type SignedMessage = { custody: Address; fid: bigint }

/**
 * Reads a "Sign In With Farcaster" message (EIP-4361 with the user's id as a resource) that its address has signed.
 * Undefined for any other text. Whether the address is the user's is up to Farcaster's registry.
 */
export async function readMessage(parameters: ReadMessageParameters): Promise<SignedMessage | undefined> {
  const { message, signature, domain, uri, nonce } = parameters
  const fields = parseSiweMessage(message)
  const { address, resources = [] } = fields
  const isMeant =
    validateSiweMessage({ message: fields, domain, nonce }) &&
    fields.uri === uri &&
    fields.chainId === CHAIN_ID &&
    fields.statement === STATEMENT
  if (!isMeant || address === undefined || !isExact(message, fields)) return undefined
  const [fid, ...others] = resources.flatMap((resource) => FID.exec(resource)?.[1] ?? [])
  if (fid === undefined || others.length > 0 || resources.some((resource) => METHOD.test(resource)))
    return undefined
  const isSigned = await verifyMessage({ address, message, signature }).catch(() => false)
  return isSigned ? { custody: address, fid: BigInt(fid) } : undefined
}

/** True if the text has its fields and nothing else: all that was signed was read. Times may be written in any way. */
function isExact(message: string, fields: Partial<SiweMessage>): boolean {
  try {
    return withoutTimes(createSiweMessage(fields as SiweMessage)) === withoutTimes(message)
  } catch {
    return false
  }
}

const withoutTimes = (message: string) =>
  message.replaceAll(/^(Issued At|Expiration Time|Not Before): .+$/gm, '$1')
