import { useTranslation } from 'react-i18next'
import styles from './BuyPanel.module.css'

export type BuyButtonProps = {
  isConfirmed: boolean
  /** True if the sale is paused. */
  isPaused: boolean
  /** True if a purchase is under way. */
  isBusy: boolean
  isDisabled: boolean
  /** Goes back to an order that was not placed. */
  reset: () => void
}

/** Buys; after a purchase it begins the next one. */
export function BuyButton({ isConfirmed, isPaused, isBusy, isDisabled, reset }: BuyButtonProps) {
  const { t } = useTranslation()
  if (isConfirmed) {
    return (
      <button
        key="again"
        type="button"
        className="button primary wide"
        onClick={({ currentTarget }) => {
          // Before the button goes, with the focus that it has.
          currentTarget.form?.querySelector('input')?.focus()
          reset()
        }}
      >
        {t('buy.again')}
      </button>
    )
  }
  if (isPaused && !isBusy) return <p className={styles.paused}>{t('why.paused')}</p>
  // Keys: one reused element would turn into the submit button during the click that brings it back, and buy.
  return (
    <button
      key="buy"
      type="submit"
      className="button primary wide"
      aria-busy={isBusy}
      // Not disabled while it works: it would lose the focus, which comes back to it from dialogs and wallets.
      aria-disabled={isBusy}
      disabled={isDisabled && !isBusy}
    >
      {isBusy ? t('buy.purchasing') : t('buy.buyNow')}
    </button>
  )
}
