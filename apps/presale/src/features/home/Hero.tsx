import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './Hero.module.css'
import { Orrery } from './Orrery.tsx'

/** @param children what is sold, beside the words */
export function Hero({ children }: { children: ReactNode }) {
  const { t } = useTranslation()

  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.art}>
        <Orrery />
      </div>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{t('hero.eyebrow')}</p>
        <h1 id="hero-title" className={styles.title}>
          {t('hero.title')}
        </h1>
        <p className={styles.lede}>{t('hero.lede')}</p>
        <ul className={styles.pillars}>
          <li>{t('hero.pillars.flow')}</li>
          <li>{t('hero.pillars.permissionless')}</li>
          <li>{t('hero.pillars.infrastructure')}</li>
          <li>{t('hero.pillars.sovereignty')}</li>
          <li>{t('hero.pillars.adoption')}</li>
        </ul>
        <p className={styles.history}>
          <Link to="/record">{t('app.history')}</Link>
        </p>
      </div>
      <div className={styles.offer}>{children}</div>
    </section>
  )
}
