import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useRuntime } from '../../app/runtime.ts'
import { networkFeeQueryOptions } from '../../chain/networkFeeQuery.ts'
import { formatAmount } from '../../format/amount.ts'

/** A row of the order's summary with the estimated network fee, or with who pays it. */
export function NetworkFee({
  needsAllowance,
  isSponsored,
}: {
  needsAllowance: boolean
  isSponsored: boolean
}) {
  const { t, i18n } = useTranslation()
  const runtime = useRuntime()
  const { decimals, symbol } = runtime.config.chain.nativeCurrency
  const { data: fee } = useQuery(networkFeeQueryOptions(runtime, { needsAllowance }))

  return (
    <div>
      <dt>{t('buy.networkFee')}</dt>
      <dd>
        {isSponsored
          ? t('buy.feePaid')
          : fee === undefined
            ? '–'
            : `${formatAmount(i18n.language, fee, { decimals, maximumFractionDigits: 6, rounding: 'ceil' })} ${symbol}`}
      </dd>
    </div>
  )
}
