import { useTranslation } from 'react-i18next'
import { useRuntime } from '../../app/runtime.ts'
import type { Failure } from '../../chain/toFailure.ts'

/** Describes a failure in the visitor's language. */
export function useFailureText() {
  const { t } = useTranslation()
  const { chain } = useRuntime().config
  return ({ name, values }: Failure) =>
    t(`failure.${name}`, {
      chain: chain.name,
      symbol: chain.nativeCurrency.symbol,
      // How many may be bought: the words for them agree with it.
      count: Number(values?.available ?? values?.left ?? 0),
      ...values,
    })
}
