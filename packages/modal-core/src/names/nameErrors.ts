import { type BaseError, NetworkNotFoundError } from '../errors/errors.ts'
import { InvalidChainIdError, InvalidNameError, SignerNotFoundError } from '../errors/nameErrors.ts'
import { SignMessageError } from '../errors/requestErrors.ts'
import { walletErrorCode } from '../errors/walletErrorCode.ts'
import type { NamesError, NamesErrorCode } from '../types/names.ts'
import { firstReason } from '../wire/ServerFailure.ts'

/** Control, bidi and zero-width characters, which reorder or hide what follows. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const REASON_LENGTH = 200

/** Returns the reason for which a server refused a request, safe to draw. */
export function reasonOf(error: unknown): string | undefined {
  const reason = firstReason(error)
  if (typeof reason !== 'string') return undefined
  const text = reason.slice(0, REASON_LENGTH).replace(INVISIBLE, ' ').trim()
  return text === '' ? undefined : text
}

const CODES: [new (parameters: never) => BaseError, NamesErrorCode][] = [
  [InvalidNameError, 'name'],
  [NetworkNotFoundError, 'network'],
  [SignerNotFoundError, 'signer'],
  [InvalidChainIdError, 'chainId'],
  [SignMessageError, 'sign'],
]

/** Why a registration failed. */
export const toNamesError = (error: BaseError): NamesError => ({
  code: CODES.find(([type]) => error instanceof type)?.[1] ?? walletErrorCode(error) ?? 'register',
  message: error.shortMessage,
  reason: reasonOf(error.cause),
})
