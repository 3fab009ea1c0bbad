/** The part of `localStorage` that is used. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Interface languages. */
export type Locale = 'en' | 'zh-CN' | 'zh-TW' | 'id' | 'vi' | 'ja' | 'ko' | 'th' | 'ru'

export type ThemeMode = 'dark' | 'light' | 'auto'

/** Values for the CSS variables of the same names. */
export type ThemeVariables = Partial<
  Record<'--fy-accent' | '--fy-font-family' | '--fy-font-size-master' | '--fy-border-radius-master', string>
>

/** Options that `update` may change while the modal lives. */
export type Options = {
  /** Default `dark`. */
  themeMode: ThemeMode
  themeVariables: ThemeVariables
  /** Default `en`. */
  locale: Locale
  /** Shown in the legal footer of the Connect view. */
  termsUrl: string | undefined
  privacyUrl: string | undefined
  /** Default false: a wallet on a network that is not configured is asked to switch. */
  allowUnsupportedChain: boolean
  /** Default true. False never offers a switch. */
  enableNetworkSwitch: boolean
}
