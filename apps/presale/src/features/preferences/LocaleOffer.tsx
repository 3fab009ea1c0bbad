import { locales } from '../../i18n/locale.ts'
import { useNetworkFailure } from '../failure/NetworkFailure.tsx'
import styles from './LocaleOffer.module.css'
import { usePreferences } from './Preferences.tsx'

/** A line at the foot of the screen that offers the browser's language, in that language, until the visitor answers. */
export function LocaleOffer() {
  const { locale, offeredLocale, setLocale } = usePreferences()
  const openNetworkFailure = useNetworkFailure()
  if (offeredLocale === undefined) return null
  const { name, offer, accept, dismiss } = locales[offeredLocale]

  return (
    <aside className={styles.offer} lang={offeredLocale} aria-label={name}>
      <p>
        <span className={styles.name} aria-hidden="true">
          {name}
        </span>
        <span className={styles.text}>{offer}</span>
      </p>
      <button type="button" onClick={() => setLocale(offeredLocale).catch(openNetworkFailure)}>
        {accept}
      </button>
      <button type="button" onClick={() => setLocale(locale).catch(openNetworkFailure)}>
        {dismiss}
      </button>
    </aside>
  )
}
