import type { Payload } from '@foyer/embedded-wallet-frame/protocol'
import { findLocale } from '@foyer/wallet-api'
import type { Kept } from '../parts/keptSchema.ts'

/** The dapp's look and name. None of it is verified. */
export function createSettings(
  languages: readonly string[] = navigator.languages,
  kept?: Pick<Kept, 'theme' | 'dapp'> | undefined,
) {
  const listeners = new Set<() => void>()
  let locale = findLocale(languages)
  let theme: Pick<Payload<'SYNC_THEME'>, 'themeMode' | 'themeVariables'> = {}
  let dapp: Kept['dapp'] = kept?.dapp ?? {}

  const settings = {
    locale: () => locale,
    /** Without a mode: as the browser is set. */
    theme: () => theme,
    dapp: () => dapp,

    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    setTheme({ themeMode = theme.themeMode, themeVariables, locale: language }: Payload<'SYNC_THEME'>) {
      theme = { themeMode, themeVariables }
      if (language !== undefined) locale = findLocale([language])
      for (const listener of listeners) listener()
    },

    setDapp({ metadata, sdkType }: Payload<'SYNC_DAPP_DATA'>) {
      const [icon] = metadata?.icons ?? []
      dapp = {
        ...(metadata?.name ? { name: metadata.name } : {}),
        ...(icon === undefined ? {} : { icon }),
        ...(sdkType === 'foyer' ? { isOwn: true } : {}),
      }
    },
  }
  if (kept !== undefined) settings.setTheme(kept.theme)
  return settings
}

export type Settings = ReturnType<typeof createSettings>
