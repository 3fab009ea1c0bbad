import type { FunctionComponent, ReactNode } from 'react'

export type Theme = 'auto' | 'web95' | 'retro' | 'soft' | 'midnight' | 'minimal' | 'rounded' | 'nouns'
export type Mode = 'light' | 'dark' | 'auto'
/** CSS variables of ConnectKit, of which the modal reads those that `themeOptions` maps. */
export type CustomTheme = Record<string, string | number | undefined>
/** Languages of ConnectKit. The modal speaks English in place of those that it does not have. */
export type Languages = `${string}-${string}`
export type CustomAvatarProps = {
  address?: string | undefined
  ensName?: string | undefined
  ensImage?: string | undefined
  size: number
  radius: number
}

export type ConnectKitOptions = {
  language?: Languages | undefined
  /** Text with at most two links, to the terms and to the privacy policy. */
  disclaimer?: ReactNode
  customAvatar?: FunctionComponent<CustomAvatarProps> | undefined
  /** The network that wallets are asked to switch to once they have connected; 0 asks for none. */
  initialChainId?: number | undefined
  /** Default true: a wallet on a network that is not configured is asked to switch. */
  enforceSupportedChains?: boolean | undefined
  walletOnboardingUrl?: string | undefined
  ethereumOnboardingUrl?: string | undefined
  hideBalance?: boolean | undefined
  hideTooltips?: boolean | undefined
  hideQuestionMarkCTA?: boolean | undefined
  hideNoWalletCTA?: boolean | undefined
  hideRecentBadge?: boolean | undefined
  walletConnectCTA?: 'link' | 'modal' | 'both' | undefined
  walletConnectName?: string | undefined
  avoidLayoutShift?: boolean | undefined
  embedGoogleFonts?: boolean | undefined
  truncateLongENSAddress?: boolean | undefined
  reducedMotion?: boolean | undefined
  bufferPolyfill?: boolean | undefined
  disableSiweRedirect?: boolean | undefined
  overlayBlur?: number | undefined
}
