import { useTranslation } from 'react-i18next'
import { useEarlyChoice } from '../../app/useEarlyChoice.ts'
import { MoonIcon, SunIcon } from '../../ui/icons.tsx'
import { usePreferences } from './Preferences.tsx'
import { isTheme } from './theme.ts'

export function ThemeToggle() {
  const { t } = useTranslation()
  const { theme, setTheme } = usePreferences()
  const isDark = theme === 'dark'
  useEarlyChoice('earlyTheme', (chosen) => {
    if (isTheme(chosen)) setTheme(chosen)
  })

  return (
    <button
      type="button"
      className="button quiet icon"
      data-theme-toggle
      aria-label={t(isDark ? 'theme.toLight' : 'theme.toDark')}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </button>
  )
}
