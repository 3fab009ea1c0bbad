import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEarlyChoice } from '../../app/useEarlyChoice.ts'
import { isLocale, type Locale, locales } from '../../i18n/locale.ts'
import { GlobeIcon } from '../../ui/icons.tsx'
import { useNetworkFailure } from '../failure/NetworkFailure.tsx'
import styles from './LanguagePicker.module.css'
import { usePreferences } from './Preferences.tsx'

export function LanguagePicker() {
  const { t } = useTranslation()
  const { locale, setLocale } = usePreferences()
  const openNetworkFailure = useNetworkFailure()
  /** The language whose texts are loading. */
  const [asked, setAsked] = useState<Locale>()

  function choose(next: string) {
    if (!isLocale(next)) return
    setAsked(next)
    const end = () => setAsked((last) => (last === next ? undefined : last))
    setLocale(next).catch(openNetworkFailure).finally(end)
  }
  useEarlyChoice('earlyLocale', choose)

  return (
    <span className={styles.place}>
      <GlobeIcon />
      <select
        className={styles.picker}
        aria-label={t('locale.label')}
        aria-busy={asked !== undefined}
        value={asked ?? locale}
        onChange={({ target }) => choose(target.value)}
      >
        {Object.entries(locales).map(([code, { name }]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </span>
  )
}
