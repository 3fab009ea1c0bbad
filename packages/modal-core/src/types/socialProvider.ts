/** Providers whose users can log in without an e-mail address of their own. */
export type SocialProvider = 'google' | 'github' | 'apple' | 'facebook' | 'x' | 'discord'
