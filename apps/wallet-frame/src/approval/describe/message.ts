import { isConsentText } from '@foyer/wallet-api'
import { bytesToHex, hexToBytes, stringToBytes } from 'viem/utils'
import { type JudgeSignInParameters, judgeSignIn, type SignIn, type SignInJudgement } from './siwe.ts'
import { hasHidden } from './text.ts'
import { UnreadableError } from './values.ts'
import { type Block, sortWarnings, type Warning } from './warnings.ts'

export type MessageDescription = {
  kind: 'message'
  /** The message as text, or as hexadecimal where it is none. */
  text: string
  isHex: boolean
  signIn?: SignIn | undefined
  warnings: Warning[]
  block?: Block | undefined
}

const HEX = /^0x(?:[\da-fA-F]{2})*$/
/** A text of nothing but such digits says nothing to a reader, and may be the hash of something else. */
const DIGITS = /^\s*(?:0x)?[\da-f]{32,}\s*$/i

/**
 * The bytes that a `personal_sign` signs: those of its hexadecimal data, or the UTF-8 of any other text. The worker
 * signs the same.
 */
export const toMessageBytes = (data: string): Uint8Array =>
  HEX.test(data) ? hexToBytes(data as `0x${string}`) : stringToBytes(data)

/**
 * Describes a message before it is signed.
 *
 * @throws {UnreadableError} it is none of a dapp's: auth would take it for the user's word
 */
export const describeMessage = (data: string, parameters: JudgeSignInParameters): MessageDescription =>
  describeBytes(toMessageBytes(data), (text) => judgeSignIn(text, parameters))

/**
 * The same of bytes. `judge` says whether a text signs in.
 *
 * @throws {UnreadableError} it is none of a dapp's
 */
export function describeBytes(
  bytes: Uint8Array,
  judge: (text: string) => SignInJudgement | undefined,
): MessageDescription {
  const text = toText(bytes)
  if (text === undefined) {
    // Servers may read a sign-in in it all the same.
    const { block } = judge(new TextDecoder().decode(bytes)) ?? {}
    return { kind: 'message', text: bytesToHex(bytes), isHex: true, warnings: ['hexMessage'], block }
  }
  if (isConsentText(text)) throw new UnreadableError('The wallet alone asks for this signature')
  const warnings: Warning[] = []
  if (DIGITS.test(text)) warnings.push('hexMessage')
  if (text.trim() === '') warnings.push('blankMessage')
  if (hasHidden(text)) warnings.push('hiddenCharacters')
  const { signIn, warnings: more = [], block } = judge(text) ?? {}
  return {
    kind: 'message',
    text,
    isHex: false,
    signIn,
    warnings: sortWarnings([...warnings, ...more]),
    block,
  }
}

/** Undefined for what is no UTF-8, or has control characters that no text has. */
function toText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    return /[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(text) ? undefined : text
  } catch {
    return undefined
  }
}
