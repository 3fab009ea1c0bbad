import type { KeyValueStorage } from '@foyer/site-kit/storage'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTranslation } from 'react-i18next'
import { PresaleError } from '../../errors/PresaleError.ts'
import { changeLocale } from '../../i18n/createI18n.ts'
import { isLocale, type Locale, matchLocale, readStoredLocale, storeLocale } from '../../i18n/locale.ts'
import { readStoredTheme, storeTheme, systemTheme, type Theme, watchSystemTheme } from './theme.ts'

type Preferences = {
  locale: Locale
  /** Rejects when the language's texts cannot be loaded; the present language stays. */
  setLocale: (locale: Locale) => Promise<void>
  /** The browser's language, while the visitor has not chosen one; `undefined` when there is nothing to offer. */
  offeredLocale: Locale | undefined
  /** The chosen one, else the system's. */
  theme: Theme
  setTheme: (theme: Theme) => void
}

const PreferencesContext = createContext<Preferences | undefined>(undefined)

export function usePreferences() {
  const preferences = useContext(PreferencesContext)
  if (preferences === undefined) {
    throw new PresaleError('usePreferences was called outside Preferences.', { docs: 'structure' })
  }
  return preferences
}

type PreferencesProps = { storage: KeyValueStorage; languages: readonly string[]; children: ReactNode }

/** Language and theme, remembered in the browser and set on the page. */
export function Preferences({ storage, languages, children }: PreferencesProps) {
  const { i18n } = useTranslation()
  const [chosen, setChosen] = useState(() => readStoredLocale(storage))
  const [chosenTheme, setTheme] = useState(() => readStoredTheme(storage))
  // The build draws the page in dark.
  const system = useSyncExternalStore(watchSystemTheme, systemTheme, () => 'dark' as const)
  const theme = chosenTheme ?? system
  const locale = isLocale(i18n.language) ? i18n.language : 'en'
  /** The language that was chosen last: the texts of one before it may come later. */
  const wanted = useRef<Locale>(undefined)
  const [preferred] = useState(() => matchLocale(languages))

  // Before the texts are painted: in some languages they have another size.
  useLayoutEffect(() => {
    document.documentElement.lang = locale
  }, [locale])

  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])

  const preferences: Preferences = {
    locale,
    async setLocale(next) {
      wanted.current = next
      const isWanted = () => wanted.current === next
      await changeLocale(i18n, next, isWanted)
      if (!isWanted()) return
      storeLocale(storage, next)
      setChosen(next)
    },
    offeredLocale: chosen === undefined && preferred !== locale ? preferred : undefined,
    theme,
    setTheme(next) {
      storeTheme(storage, next)
      setTheme(next)
    },
  }
  return <PreferencesContext value={preferences}>{children}</PreferencesContext>
}
