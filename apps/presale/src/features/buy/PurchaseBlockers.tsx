import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, zeroAddress } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { coinsQueryOptions } from '../../chain/coinsQuery.ts'
import type { HomeView } from '../../chain/homeQuery.ts'
import { networkFeeQueryOptions } from '../../chain/networkFeeQuery.ts'
import { whitelistProofQueryOptions } from '../../chain/whitelistQuery.ts'
import { formatTokenAmount } from '../../format/amount.ts'
import { formatUtc } from '../../format/time.ts'
import { useWallet } from '../wallet/useWallet.ts'
import { findReasons } from './findReasons.ts'
import { itemName } from './itemName.ts'
import styles from './PurchaseBlockers.module.css'
import type { Draft } from './useDraft.ts'

export type PurchaseBlockersProps = {
  view: HomeView
  /** `undefined` for a visitor. */
  account: Address | undefined
  draft: Draft
  /** True if the purchase enters an invitation code. */
  binds: boolean
  /** True if the site pays the network fee. */
  isSponsored: boolean
}

/** Lists why this purchase is not possible, before the visitor tries it. */
export function PurchaseBlockers({ view, account, draft, binds, isSponsored }: PurchaseBlockersProps) {
  const { t, i18n } = useTranslation()
  const runtime = useRuntime()
  const titleId = useId()
  const { chainId } = useWallet()
  const { item, token, offer } = draft
  const { chain } = runtime.config
  const cost = offer?.order.maxCost
  const needsAllowance = token !== undefined && cost !== undefined && token.allowance < cost
  const isConnected = account !== undefined
  const { data: fee } = useQuery(networkFeeQueryOptions(runtime, { needsAllowance }))
  const { data: coins } = useQuery({
    ...coinsQueryOptions(runtime, account ?? zeroAddress),
    enabled: isConnected,
  })
  const { data: proof } = useQuery({
    ...whitelistProofQueryOptions(runtime, view.whitelistRoot, account ?? zeroAddress),
    enabled: isConnected && !view.publicOpen,
  })
  const reasons = findReasons({
    view,
    item,
    token,
    cost,
    wallet: isConnected
      ? {
          isOnNetwork: chainId === chain.id,
          isListed: proof === undefined ? undefined : proof !== null,
          binds,
          coins,
          fee: isSponsored ? 0n : fee,
        }
      : undefined,
  })
  if (reasons.length === 0) return null

  const values = {
    chain: chain.name,
    item: item === undefined ? '' : itemName(t, item.id),
    date: formatUtc(i18n.language, view.publicOpenAt),
    cost: draft.costLabel(i18n.language),
    balance: token === undefined ? '' : formatTokenAmount(i18n.language, token.balance, token),
    fee: fee === undefined ? '' : formatTokenAmount(i18n.language, fee, chain.nativeCurrency, 'ceil'),
  }
  return (
    <div className={styles.box}>
      <h4 id={titleId}>{t('why.title')}</h4>
      <ul aria-labelledby={titleId}>
        {reasons.map((reason) => (
          <li key={reason}>
            {reason === 'notStarted' ? t('failure.SaleNotStarted') : t(`why.${reason}`, values)}
          </li>
        ))}
      </ul>
    </div>
  )
}
