import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { formatUsd } from '../../format/amount.ts'
import { formatCountdown } from '../../format/countdown.ts'
import styles from './BuyBar.module.css'
import { useChainTime } from './useChainTime.ts'
import type { Sale } from './useSale.ts'

/** At the foot of a phone's screen: price, time left and the way to the form, as long as the form is not on the screen. */
export function BuyBar({ sale: { state, access, view, isPriced, otherPrice } }: { sale: Sale }) {
  const { t, i18n } = useTranslation()
  const isFormNear = useIsOnScreen('presale')
  const canBuy = state === 'public' || state === 'whitelist'
  if (!canBuy || isFormNear) return null

  // The time belongs to the price beside it.
  const isWaiting = access === 'waiting' && otherPrice?.of !== 'opening'
  const until = isWaiting ? view.publicOpenAt : access === 'checking' ? 0n : view.nextPriceAt
  return createPortal(
    <aside className={styles.bar} aria-label={t('home.title')}>
      <p>
        <b translate="no">{isPriced ? formatUsd(i18n.language, view.price) : '…'}</b>
        {until > 0n && (
          <small>
            <span>{t(isWaiting ? 'home.opensIn' : 'home.countdown')}</span> <TimeLeft until={Number(until)} />
          </small>
        )}
      </p>
      <a className="button primary" href="#presale">
        {access === 'open' ? t('home.buyLink') : t('hero.cta')}
      </a>
    </aside>,
    document.getElementById('foot') ?? document.body,
  )
}

/** @param until chain time in seconds */
function TimeLeft({ until }: { until: number }) {
  const { i18n } = useTranslation()
  const now = useChainTime()
  const parts = formatCountdown(i18n.language, until - (now ?? until))
  return <span className={styles.time}>{parts.map(({ digits }) => digits).join(':')}</span>
}

/** True if any of the element with this id is on the screen. */
function useIsOnScreen(id: string) {
  const [isOnScreen, setOnScreen] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (element === null) return
    const observer = new IntersectionObserver((entries) =>
      setOnScreen(entries.at(-1)?.isIntersecting ?? false),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isOnScreen
}
