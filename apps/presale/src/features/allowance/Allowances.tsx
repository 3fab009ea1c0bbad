import { isUnderWay } from '@foyer/site-kit/transaction'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import type { TokenView } from '../../chain/homeQuery.ts'
import { formatTokenAmount } from '../../format/amount.ts'
import { TransactionNote } from '../transaction/TransactionNote.tsx'
import styles from './Allowances.module.css'
import { useRevoke } from './useRevoke.ts'

/** From here on an allowance is none that anybody counts: wallets offer the largest number there is, and tokens may never reduce it. */
const UNLIMITED = 2n ** 128n

export type AllowancesProps = { tokens: readonly TokenView[]; account: Address }

/** The allowances of the sale that an unfinished purchase left; each can be revoked. */
export function Allowances({ tokens, account }: AllowancesProps) {
  const { t, i18n } = useTranslation()
  const revocation = useRevoke(account)
  const left = tokens.filter(({ allowance }) => allowance > 0n)
  if (left.length === 0 && !isUnderWay(revocation.state)) return null

  return (
    <div className={styles.allowances}>
      {left.map(({ token, symbol, decimals, allowance }) => (
        <p key={token}>
          <span>
            {allowance >= UNLIMITED
              ? t('allowance.unlimited', { symbol })
              : t('allowance.left', {
                  amount: formatTokenAmount(i18n.language, allowance, { decimals, symbol }, 'ceil'),
                })}
          </span>{' '}
          <button
            type="button"
            className="link"
            disabled={isUnderWay(revocation.state)}
            onClick={() => void revocation.revoke(token)}
          >
            {t('allowance.revoke')}
          </button>
        </p>
      ))}
      <TransactionNote transaction={revocation} />
    </div>
  )
}
