import type { DeepReadonly, Network, SendError, SendErrorCode, SendState } from '@foyer/modal-core'
import type { SendStrings } from '../../locales/en/send.ts'
import { bothReadings } from '../../locales/typedAmount.ts'

type SendErrorParameters = {
  send: DeepReadonly<SendState>
  strings: SendStrings
  network: DeepReadonly<Network> | undefined
}

/** The error of the form or of the wallet, in the user's language. */
export function sendError({ send, strings, network }: SendErrorParameters): string | undefined {
  const { error, token, sendTokenAmount } = send
  if (error === undefined) return undefined
  const texts: Record<SendErrorCode, string> = {
    token: strings.sendErrorToken,
    required: strings.sendErrorRequired,
    unsupportedChain: strings.sendErrorUnsupportedChain,
    amount: strings.sendErrorAmount,
    ambiguous: strings.sendErrorAmbiguous(
      ...bothReadings(sendTokenAmount, token?.decimals ?? 0, strings.$code),
    ),
    decimals: strings.sendErrorDecimals(token?.symbol ?? '', String(token?.decimals)),
    balance: strings.sendErrorBalance,
    receiver: strings.sendErrorReceiver,
    checksum: strings.sendErrorChecksum,
    name: strings.sendErrorName,
    invalidName: strings.sendErrorInvalidName,
    zeroAddress: strings.sendErrorZeroAddress,
    tokenContract: strings.sendErrorTokenContract,
    estimate: strings.sendErrorEstimate,
    fee: strings.sendErrorFee(network?.nativeCurrency.symbol ?? ''),
    changed: strings.sendErrorChanged,
    rejected: strings.rejectedText,
    busy: strings.busyText,
    forbidden: strings.forbiddenTitle,
    hash: strings.sendErrorHash,
    unanswered: strings.sendErrorUnanswered,
    failed: strings.sendErrorFailed,
  }
  return texts[error.code]
}

/** The fields of the form that an error is about, `required` being about both. */
const fields: Partial<Record<SendErrorCode, readonly ('amount' | 'receiver')[]>> = {
  required: ['amount', 'receiver'],
  amount: ['amount'],
  ambiguous: ['amount'],
  decimals: ['amount'],
  balance: ['amount'],
  fee: ['amount'],
  receiver: ['receiver'],
  checksum: ['receiver'],
  name: ['receiver'],
  invalidName: ['receiver'],
  zeroAddress: ['receiver'],
  tokenContract: ['receiver'],
}

/** True if an error is about this field. */
export const isAbout = (field: 'amount' | 'receiver', error: DeepReadonly<SendError> | undefined): boolean =>
  error !== undefined && fields[error.code]?.includes(field) === true
