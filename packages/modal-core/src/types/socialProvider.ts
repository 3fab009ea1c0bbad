/** Providers that log their users in in a popup. */
export type PopupProvider = 'google' | 'github' | 'apple' | 'facebook' | 'x' | 'discord'

/** Providers whose users can log in without an e-mail address of their own. */
export type SocialProvider = PopupProvider | 'farcaster'

/** Names of the providers, the same in every language. */
export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
  farcaster: 'Farcaster',
}
