import type { DeepReadonly, Network, SwapErrorCode, SwapState } from '@foyer/modal-core'
import type { SwapStrings } from '../../locales/en/swap.ts'
import { bothReadings } from '../../locales/typedAmount.ts'

type SwapErrorParameters = {
  swap: DeepReadonly<SwapState>
  strings: SwapStrings
  network: DeepReadonly<Network> | undefined
}

/** Codes whose texts take no parameter, and are named after the code. */
type PlainCode = Exclude<SwapErrorCode, 'ambiguous' | 'decimals' | 'fee' | 'rejected' | 'busy' | 'forbidden'>

/** The error of the form, the server or the wallet, in the user's language. */
export function swapError({ swap, strings, network }: SwapErrorParameters): string | undefined {
  const { error, sourceToken } = swap
  if (error === undefined) return undefined
  const { code } = error
  if (code === 'ambiguous')
    return strings.swapErrorAmbiguous(
      ...bothReadings(swap.sourceTokenAmount, sourceToken?.decimals ?? 0, strings.$code),
    )
  if (code === 'decimals')
    return strings.swapErrorDecimals(sourceToken?.symbol ?? '', String(sourceToken?.decimals))
  if (code === 'fee') return strings.swapErrorFee(network?.nativeCurrency.symbol ?? '')
  if (code === 'rejected') return strings.rejectedText
  if (code === 'busy') return strings.busyText
  if (code === 'forbidden') return strings.forbiddenTitle
  const name = (code[0]?.toUpperCase() + code.slice(1)) as Capitalize<PlainCode>
  return strings[`swapError${name}`]
}
