import { parseUrl } from '@foyer/kit'
import type { Block, Warning } from './warnings.ts'

/** A message that signs in (EIP-4361), as far as it can be read. */
export type SignIn = {
  domain: string
  statement?: string | undefined
  uri?: string | undefined
  nonce?: string | undefined
  isWellFormed: boolean
}

export type SignInJudgement = { signIn: SignIn; warnings: Warning[]; block?: Block }

/** A server that is not strict may take such a line for a sign-in wherever it stands. */
const CLAIM = /\bwants\s+you\s+to\s+sign\s+in\s+with\s+your\b/i

const MESSAGE =
  /^(?:(?<scheme>[a-z][\w+.-]*):\/\/)?(?<domain>[^\s/?#@]+) wants you to sign in with your Ethereum account:\n(?<address>0x[\da-fA-F]{40})\n\n(?:(?<statement>[^\n]+)\n)?\nURI: (?<uri>\S+)\nVersion: 1\nChain ID: (?<chainId>\d+)\nNonce: (?<nonce>[a-zA-Z0-9]{8,})\nIssued At: (?<issuedAt>\S+)(?:\nExpiration Time: (?<expirationTime>\S+))?(?:\nNot Before: (?<notBefore>\S+))?(?:\nRequest ID: [^\n]*)?(?:\nResources:(?:\n- \S+)*)?$/

export type JudgeSignInParameters = {
  /** Verified, such as `https://dapp.example`. */
  origin: string
  account: string
  chainId: number
  /** Host time in milliseconds. */
  now: number
}

/** The format of such a message on one kind of chain. A field that it may leave out is undefined. */
export type SignInFormat = {
  pattern: RegExp
  isAccount: (address: string | undefined) => boolean
  isChain: (chainId: string | undefined) => boolean
}

/** The same for a message of EVM. */
export const judgeSignIn = (
  text: string,
  { account, chainId, ...place }: JudgeSignInParameters,
): SignInJudgement | undefined =>
  judgeSignInAs(text, place, {
    pattern: MESSAGE,
    isAccount: (address) => address?.toLowerCase() === account.toLowerCase(),
    isChain: (id) => id === String(chainId),
  })

/**
 * Judges a message that signs the user in. One of another domain than the dapp's is blocked: it would sign the user in
 * there, in somebody else's browser. Undefined for a message that signs nobody in.
 */
export function judgeSignInAs(
  text: string,
  { origin, now }: Pick<JudgeSignInParameters, 'origin' | 'now'>,
  { pattern, isAccount, isChain }: SignInFormat,
): SignInJudgement | undefined {
  const plain = text.replaceAll('\r\n', '\n')
  const claims = plain.split(/[\n\r\u2028\u2029]/).flatMap((line) => {
    const index = line.search(CLAIM)
    return index === -1 ? [] : [line.slice(0, index).trim()]
  })
  const [claim] = claims
  if (claim === undefined) return undefined
  const { host } = new URL(origin)
  const fields = pattern.exec(plain)?.groups
  const signIn: SignIn = {
    domain: fields?.domain ?? claim,
    statement: fields?.statement,
    uri: fields?.uri,
    nonce: fields?.nonce,
    isWellFormed: fields !== undefined,
  }
  const foreign = claims.find((each) => !isOwn(each, origin, host))
  if (foreign !== undefined)
    return { signIn, warnings: [], block: { kind: 'signInDomain', domain: domainOf(foreign) } }
  if (fields === undefined || claims.length > 1) return { signIn, warnings: ['signInMalformed'] }

  const warnings: Warning[] = []
  if (!isAccount(fields.address)) warnings.push('signInAddress')
  if (!isChain(fields.chainId)) warnings.push('signInChain')
  if (fields.uri !== undefined && originOf(fields.uri) !== origin) warnings.push('signInUri')
  const isExpired = fields.expirationTime !== undefined && !(Date.parse(fields.expirationTime) > now)
  const isEarly = fields.notBefore !== undefined && !(Date.parse(fields.notBefore) <= now)
  if (isExpired || isEarly) warnings.push('signInTime')
  return { signIn, warnings }
}

/** A domain may be named with its scheme, which is then the dapp's too. */
function isOwn(claim: string, origin: string, host: string) {
  return claim.toLowerCase() === host || claim.toLowerCase() === origin
}

const domainOf = (claim: string) => claim.replace(/^[a-z][\w+.-]*:\/\//i, '')

function originOf(uri: string | undefined) {
  return uri !== undefined && parseUrl(uri) !== undefined ? new URL(uri).origin : undefined
}
