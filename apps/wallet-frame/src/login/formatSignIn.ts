import type { SiwxMessage } from '@foyer/embedded-wallet-frame/protocol'
import { createSiweMessage } from 'viem/siwe'

export type FormatSignInParameters = {
  siwx: SiwxMessage
  address: `0x${string}`
  /** Of the page that asks, verified. */
  origin: string
  hasChain: (id: string) => boolean
}

/**
 * The sign-in message of a login, made of its fields. Only a message for the page that asks, on one of the project's
 * chains, is signed without a screen: undefined for any other one.
 */
export function formatSignIn({
  siwx,
  address,
  origin,
  hasChain,
}: FormatSignInParameters): string | undefined {
  const { chainId, domain, uri, statement, requestId, resources = [] } = siwx
  const isOfPage = domain === new URL(origin).host && URL.canParse(uri) && new URL(uri).origin === origin
  const isOneLine = [statement, requestId, ...resources].every((text) => !/[\r\n]/.test(text ?? ''))
  if (!isOfPage || !isOneLine || siwx.version !== '1' || !chainId.startsWith('eip155:') || !hasChain(chainId))
    return undefined
  try {
    return createSiweMessage({
      ...{ address, domain, uri, version: '1', nonce: siwx.nonce, chainId: Number(chainId.slice(7)) },
      ...(statement === undefined ? {} : { statement }),
      ...(requestId === undefined ? {} : { requestId }),
      ...(resources.length === 0 ? {} : { resources }),
      issuedAt: toDate(siwx.issuedAt) ?? new Date(),
      ...optionalDate('expirationTime', siwx.expirationTime),
      ...optionalDate('notBefore', siwx.notBefore),
    })
  } catch {
    // A field would make another text than it says.
    return undefined
  }
}

/** @throws {RangeError} it is no time */
function toDate(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) throw new RangeError('Not a time')
  return date
}

function optionalDate<name extends 'expirationTime' | 'notBefore'>(name: name, text: string | undefined) {
  const date = toDate(text)
  return (date ? { [name]: date } : {}) as { [key in name]?: Date }
}
