import { describeCauses } from '@foyer/server-kit'

const CODE_DESCRIPTIONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refuses connections',
  ECONNRESET: 'ends the connection',
  ENOTFOUND: 'has no address in DNS',
  EAI_AGAIN: 'cannot be looked up in DNS now',
  ETIMEDOUT: 'does not answer in time',
  UND_ERR_CONNECT_TIMEOUT: 'does not answer in time',
  CERT_HAS_EXPIRED: 'has a certificate that has ended',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'has a certificate that nobody trusts',
  SELF_SIGNED_CERT_IN_CHAIN: 'has a certificate that nobody trusts',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'sends an incomplete chain of certificates',
  ERR_TLS_CERT_ALTNAME_INVALID: 'has a certificate for another name',
}

/**
 * Describes why a request got no answer, with each address that was tried where there are several. The error's own text
 * is not used: it may repeat the URL, which may contain a key.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'cannot be reached'
  const tried = [error, error.cause].find((each) => each instanceof AggregateError)
  return tried === undefined ? describeCode(error) : `${describeCode(error)} (${describeCauses(tried)})`
}

function describeCode(error: Error): string {
  if (error.name === 'TimeoutError') return 'does not answer in time'
  const code = codeOf(error) ?? codeOf(error.cause)
  return (code && CODE_DESCRIPTIONS[code]) ?? `cannot be reached${code ? ` (${code})` : ''}`
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
