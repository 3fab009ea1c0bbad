import { useTranslation } from 'react-i18next'
import { MoonIcon, SunIcon } from '../../ui/icons.tsx'
import { usePreferences } from './Preferences.tsx'

export function ThemeToggle() {
  const { t } = useTranslation()
  const { theme, setTheme } = usePreferences()
  const isDark = theme === 'dark'

  return (
    <button
      type="button"
      className="button quiet icon"
      aria-label={t(isDark ? 'theme.toLight' : 'theme.toDark')}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </button>
  )
}
