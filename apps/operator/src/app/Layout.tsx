import { FoyerButton } from '@foyer/modal/react'
import { formatTime } from '@foyer/presale-operator'
import { modalTheme } from '@foyer/site-kit/styles/modalTheme'
import { useEffect, useRef, useState } from 'react'
import { NavLink, Outlet } from 'react-router-dom'
import { useSale } from '../chain/useSale.ts'
import { NewSaleLink } from '../features/deployment/NewSaleLink.tsx'
import { formatUtc } from '../format/time.ts'
import { DevelopmentBanner } from '../ui/DevelopmentBanner.tsx'
import { readTheme, type Theme, writeTheme } from '../ui/theme.ts'
import styles from './Layout.module.css'
import { useRuntime } from './runtime.ts'

const PAGES = [
  ['/', 'Status'],
  ['/schedule', 'Schedule'],
  ['/whitelist', 'Whitelist'],
  ['/tokens', 'Tokens'],
  ['/treasury', 'Treasury'],
  ['/withdrawals', 'Withdrawals'],
  ['/contracts', 'Rare changes'],
  ['/roles', 'Roles'],
  ['/operations', 'Scheduled calls'],
] as const

/** The frame of every page: banner, header with the wallet, navigation. */
export function Layout() {
  const { modal, config, isDevelopmentChain } = useRuntime()
  const { data: sale } = useSale()
  const [theme, setTheme] = useState<Theme>(readTheme)
  const main = useRef<HTMLElement>(null)

  useEffect(() => {
    writeTheme(theme)
    modal.update({ themeMode: theme, themeVariables: modalTheme })
  }, [modal, theme])

  return (
    <>
      {/* Not a link to an anchor: what is behind the # is the address of the page. */}
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        Skip to the content
      </button>
      {isDevelopmentChain && <DevelopmentBanner />}
      <header className={styles.header}>
        <p className={styles.brand}>
          Genesis <span>operator’s console</span>
        </p>
        <p className={styles.network}>
          <span>{config.deployment.network}</span>
          {sale && (
            <>
              <span>{' · '}</span>
              <time dateTime={formatTime(sale.now)}>{formatUtc(sale.now)}</time>
            </>
          )}
        </p>
        <button
          type="button"
          className={`button quiet ${styles.theme}`}
          onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
        >
          {theme === 'dark' ? 'Light' : 'Dark'}
        </button>
        <div className={styles.wallet}>
          <FoyerButton modal={modal} />
        </div>
      </header>
      <div className={styles.body}>
        <nav className={styles.nav} aria-label="Pages">
          {PAGES.map(([path, name]) => (
            <NavLink key={path} to={path} end>
              {name}
            </NavLink>
          ))}
          <NewSaleLink>New sale</NewSaleLink>
        </nav>
        <main ref={main} className={styles.main} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </>
  )
}
