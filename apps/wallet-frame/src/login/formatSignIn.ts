import type { SiwxMessage } from '@foyer/embedded-wallet-frame/protocol'
import { parseUrl } from '@foyer/kit'
import { stringToHex } from 'viem'
import { createSiweMessage } from 'viem/siwe'

export type FormatSignInParameters = {
  siwx: SiwxMessage
  address: `0x${string}`
  /** Of the page that asks, verified. */
  origin: string
  hasChain: (id: string) => boolean
}

/** Distance from now that the time of a message may have, in milliseconds. */
const FRESH = 5 * 60_000

/**
 * The sign-in message of a login, made of its fields, and the request that signs it. Only a message for the page that
 * asks, for now, on one of the project's chains, that hands over no rights, is signed without a screen: undefined for
 * any other one.
 */
export function formatSignIn({
  siwx,
  address,
  origin,
  hasChain,
}: FormatSignInParameters): { message: string; text: string } | undefined {
  const { chainId, domain, uri, statement, requestId, resources = [] } = siwx
  const isOfPage = domain === new URL(origin).host && isPage(uri, origin)
  // ERC-5573: such a resource lets the reader of the message act for the user.
  const handsOver = resources.some((resource) => /^\s*urn:recap:/i.test(resource))
  const isOneLine = [statement, requestId, ...resources].every((text) => !/[\r\n]/.test(text ?? ''))
  if (
    !isOfPage ||
    handsOver ||
    !isOneLine ||
    siwx.version !== '1' ||
    !chainId.startsWith('eip155:') ||
    !hasChain(chainId)
  )
    return undefined
  try {
    const now = Date.now()
    const issuedAt = toDate(siwx.issuedAt) ?? new Date(now)
    const expiry = toDate(siwx.expirationTime)
    const start = toDate(siwx.notBefore)
    if (Math.abs(issuedAt.getTime() - now) > FRESH) return undefined
    if ((expiry && expiry.getTime() <= now) || (start && start.getTime() > now + FRESH)) return undefined
    const message = createSiweMessage({
      address,
      domain,
      uri,
      version: '1',
      nonce: siwx.nonce,
      chainId: Number(chainId.slice(7)),
      ...(statement === undefined ? {} : { statement }),
      ...(requestId === undefined ? {} : { requestId }),
      ...(resources.length === 0 ? {} : { resources }),
      issuedAt,
      ...(expiry && { expirationTime: expiry }),
      ...(start && { notBefore: start }),
    })
    return {
      message,
      text: JSON.stringify({ method: 'personal_sign', params: [stringToHex(message), address] }),
    }
  } catch {
    // A field would make another text than it says.
    return undefined
  }
}

function isPage(uri: string, origin: string): boolean {
  if (parseUrl(uri) === undefined) return false
  const { origin: own, username, password } = new URL(uri)
  return own === origin && username === '' && password === ''
}

/** @throws {RangeError} it is no time */
function toDate(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) throw new RangeError('Not a time')
  return date
}
