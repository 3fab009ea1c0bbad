import { useTranslation } from 'react-i18next'
import { isLocale, locales } from '../../i18n/locale.ts'
import { GlobeIcon } from '../../ui/icons.tsx'
import { useNetworkFailure } from '../failure/NetworkFailure.tsx'
import styles from './LanguagePicker.module.css'
import { usePreferences } from './Preferences.tsx'

export function LanguagePicker() {
  const { t } = useTranslation()
  const { locale, setLocale } = usePreferences()
  const openNetworkFailure = useNetworkFailure()

  return (
    <span className={styles.place}>
      <GlobeIcon />
      <select
        className={styles.picker}
        aria-label={t('locale.label')}
        value={locale}
        onChange={({ target }) => {
          if (isLocale(target.value)) setLocale(target.value).catch(openNetworkFailure)
        }}
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
