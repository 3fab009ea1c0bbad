import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import type { TokenView } from '../../chain/homeQuery.ts'
import { LastKnownNote } from '../failure/LastKnownNote.tsx'
import { useAccountHome } from '../presale/useHome.ts'
import { TransactionNote } from '../transaction/TransactionNote.tsx'
import { useWithdrawal } from '../withdraw/useWithdrawal.ts'
import { WithdrawDialog } from '../withdraw/WithdrawDialog.tsx'
import styles from './Record.module.css'
import { RewardBalances } from './RewardBalances.tsx'
import { RewardList } from './RewardList.tsx'

/** The rewards of an account, the part that can be withdrawn, and the button to do so. */
export function ReferralRewards({ account }: { account: Address }) {
  const { t } = useTranslation()
  const { view, lastHome } = useAccountHome(account)
  const tokens = (view ?? lastHome?.view)?.tokens
  const withdrawal = useWithdrawal(account)
  const [isOpen, setOpen] = useState(false)
  // A token that is not accepted any more keeps its rewards.
  const shown = tokens?.filter(({ enabled, ...token }) => enabled || hasRewards(token))
  const canWithdraw = view?.tokens.some((token) => token.rewardAvailable >= token.minWithdrawal)

  return (
    <section className="panel" aria-labelledby="rewards-title">
      <h2 id="rewards-title" tabIndex={-1}>
        {t('rewards.title')}
      </h2>
      {shown === undefined ? (
        <p className={styles.loadingBalances} aria-busy="true">
          {t('app.loading')}
        </p>
      ) : (
        <RewardBalances tokens={withRewards(shown)} />
      )}
      {lastHome && (
        <LastKnownNote
          className={styles.stale}
          block={lastHome.view.blockNumber}
          savedAt={lastHome.savedAt}
        />
      )}
      <button
        type="button"
        className="button primary"
        disabled={!canWithdraw || withdrawal.state.status === 'pending'}
        onClick={() => {
          if (withdrawal.id !== undefined) withdrawal.reset()
          setOpen(true)
        }}
      >
        {t('withdraw.open')}
      </button>
      {view !== undefined && !canWithdraw && <p>{t(whyNothing(view.tokens))}</p>}
      {!isOpen && <TransactionNote transaction={withdrawal} />}
      <RewardList account={account} tokens={tokens ?? []} />
      {isOpen && shown !== undefined && shown.length > 0 && (
        <WithdrawDialog
          account={account}
          tokens={shown}
          withdrawal={withdrawal}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}

/** The text that says why nothing can be withdrawn. */
function whyNothing(tokens: readonly TokenView[]) {
  if (!tokens.some(hasRewards)) return 'rewards.none'
  return tokens.some((token) => token.rewardAvailable > 0n) ? 'rewards.nothing' : 'rewards.withdrawn'
}

/** Tokens without rewards are not shown; of several without any, the first one stands for all. */
function withRewards(tokens: readonly TokenView[]) {
  const earned = tokens.filter(hasRewards)
  return earned.length > 0 ? earned : tokens.slice(0, 1)
}

function hasRewards(token: { rewardAvailable: bigint; rewardPending: bigint; rewardClaimed: bigint }) {
  return token.rewardAvailable + token.rewardPending + token.rewardClaimed > 0n
}
