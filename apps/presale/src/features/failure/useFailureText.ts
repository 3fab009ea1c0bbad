import { useTranslation } from 'react-i18next'
import { useRuntime } from '../../app/runtime.ts'
import type { Failure } from '../../chain/toFailure.ts'
import { numberFormat } from '../../format/formats.ts'

/** Describes a failure in the visitor's language. */
export function useFailureText() {
  const { t, i18n } = useTranslation()
  const { chain } = useRuntime().config
  return ({ name, values }: Failure) => {
    // The number that may be bought: the words for it agree with it.
    const count = Number(values?.available ?? values?.left ?? 0)
    const number = numberFormat(i18n.language).format(count)
    return t(`failure.${name}`, {
      chain: chain.name,
      symbol: chain.nativeCurrency.symbol,
      ...values,
      count,
      available: number,
      left: number,
    })
  }
}
