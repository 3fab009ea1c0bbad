import { ErrorBoundary } from '@foyer/site-kit/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, Outlet, useLocation, useMatch } from 'react-router-dom'
import { LanguagePicker } from '../features/preferences/LanguagePicker.tsx'
import { LocaleOffer } from '../features/preferences/LocaleOffer.tsx'
import { ThemeToggle } from '../features/preferences/ThemeToggle.tsx'
import { EarlyConnect } from '../features/wallet/EarlyConnect.tsx'
import { BrandMark } from '../ui/BrandMark.tsx'
import { leaveRoomFor } from '../ui/foot.ts'
import { Footer } from './Footer.tsx'
import { HeaderMenu } from './HeaderMenu.tsx'
import styles from './Layout.module.css'
import { Part } from './Part.tsx'
import { PartFailure } from './PartFailure.tsx'
import { DevelopmentChain, WalletButton } from './parts.ts'
import { useRuntime } from './runtime.ts'
import { usePageChange } from './usePageChange.ts'
import { usePageTitle } from './usePageTitle.ts'
import { WhenReady } from './WhenReady.tsx'

/** Loaded on a development chain only. */
function OnDevelopmentChain() {
  return useRuntime().isDevelopmentChain && <Part of={DevelopmentChain} />
}

/** The frame of every route: banners, header, footer. */
export function Layout() {
  const { t } = useTranslation()
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const isRecord = useMatch('/record') !== null
  usePageTitle(isRecord ? `${t('record.title')} · ${t('app.title')}` : t('app.title'))
  usePageChange(main)

  return (
    <>
      <a className={styles.skip} href="#content">
        {t('app.skip')}
      </a>
      {/* One above the other, whichever of them there are; BuyBar.tsx adds itself. */}
      <div id="foot" ref={leaveRoomFor} className={styles.foot}>
        {/* First: it comes later than the offer of a language, which is not to move for it. */}
        <WhenReady>
          <OnDevelopmentChain />
        </WhenReady>
        <LocaleOffer />
      </div>
      <header className={styles.header}>
        <Link to="/" className={styles.brand} aria-label={t('app.brand')}>
          <BrandMark />
          <span className={styles.wordmark}>YES Genesis</span>
        </Link>
        <HeaderMenu key={pathname}>
          <nav className={styles.nav} aria-label={t('app.nav')}>
            <NavLink to="/" end>
              {t('app.presale')}
            </NavLink>
            <NavLink to="/record">{t('app.history')}</NavLink>
          </nav>
          <div className={styles.tools}>
            <LanguagePicker />
            <ThemeToggle />
          </div>
        </HeaderMenu>
        <div className={styles.wallet}>
          <WhenReady fallback={<EarlyConnect />}>
            <Part of={WalletButton} />
          </WhenReady>
        </div>
      </header>
      <main ref={main} id="content" className={styles.main} tabIndex={-1}>
        {/* By page: going to another one gives that one its chance. */}
        <ErrorBoundary key={pathname} fallback={(error) => <PartFailure error={error} />}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <Footer />
    </>
  )
}
