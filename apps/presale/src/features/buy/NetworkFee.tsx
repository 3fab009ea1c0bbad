import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useRuntime } from '../../app/runtime.ts'
import { networkFeeQueryOptions } from '../../chain/networkFeeQuery.ts'
import { formatTokenAmount } from '../../format/amount.ts'

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
  const { data: fee } = useQuery(networkFeeQueryOptions(runtime, { needsAllowance }))

  return (
    <div>
      <dt>{t('buy.networkFee')}</dt>
      <dd>
        {isSponsored
          ? t('buy.feePaid')
          : fee === undefined
            ? '–'
            : formatTokenAmount(i18n.language, fee, runtime.config.chain.nativeCurrency, 'ceil')}
      </dd>
    </div>
  )
}
