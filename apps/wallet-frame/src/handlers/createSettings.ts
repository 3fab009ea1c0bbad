import type { Payload } from '@foyer/embedded-wallet-frame/protocol'
import { LOCALES, type Locale } from '@foyer/wallet-server/api'

export type ThemeMode = 'light' | 'dark'

/** What the dapp looks like and calls itself. None of it is verified. */
export function createSettings(languages: readonly string[] = navigator.languages) {
  const listeners = new Set<() => void>()
  let locale = findLocale(languages)
  let themeMode: ThemeMode | undefined
  let dapp: { name?: string; icon?: string } = {}

  return {
    locale: () => locale,
    /** Undefined: as the browser is set. */
    themeMode: () => themeMode,
    dapp: () => dapp,

    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    setTheme({ themeMode: mode, locale: language }: Payload<'SYNC_THEME'>) {
      if (mode !== undefined) themeMode = mode
      if (language !== undefined) locale = findLocale([language])
      for (const listener of listeners) listener()
    },

    setDapp({ metadata }: Payload<'SYNC_DAPP_DATA'>) {
      const [icon] = metadata?.icons ?? []
      dapp = {
        ...(metadata?.name ? { name: metadata.name } : {}),
        ...(icon === undefined ? {} : { icon }),
      }
    },
  }
}

export type Settings = ReturnType<typeof createSettings>

/** The first language that there are texts in: `zh-Hant-TW` and `zh-HK` are read as `zh-TW`. */
function findLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    if (/^zh\b.*\b(tw|hk|mo|hant)\b/i.test(language)) return 'zh-TW'
    if (/^zh\b/i.test(language)) return 'zh-CN'
    const found = LOCALES.find((locale) => locale === language.split('-')[0]?.toLowerCase())
    if (found) return found
  }
  return 'en'
}
