import { errorsAbi } from '@foyer/presale-contracts'
import { BaseError, decodeErrorResult, type Hex, isHex, RawContractError } from 'viem'

/**
 * A contract's own reason for refusing a call, with its values; `undefined` when the failure was something else.
 *
 * @example
 * explainRevert(error) // 'WithdrawalTooSmall(1052631578947368422)'
 */
export function explainRevert(error: unknown): string | undefined {
  const data = revertData(error)
  if (data === undefined) return undefined
  try {
    const { errorName, args = [] } = decodeErrorResult({ abi: errorsAbi, data })
    return `${errorName}(${args.map(String).join(', ')})`
  } catch {
    return data === '0x' ? 'a revert without a reason' : `an unknown error ${data}`
  }
}

/** The reason with which a contract reverted; `undefined` when the failure was something else. */
export function revertData(error: unknown): Hex | undefined {
  if (!(error instanceof BaseError)) return undefined
  const raw = error.walk((cause) => cause instanceof RawContractError || hasData(cause))
  if (raw instanceof RawContractError) return typeof raw.data === 'object' ? raw.data.data : raw.data
  return hasData(raw) ? raw.data : undefined
}

function hasData(error: unknown): error is { data: Hex } {
  return typeof error === 'object' && error !== null && 'data' in error && isHex(error.data)
}
