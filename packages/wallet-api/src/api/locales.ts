/** Languages of mails and of the vault's page. */
export const LOCALES = ['en', 'zh-CN', 'zh-TW', 'id', 'vi', 'ja', 'ko', 'th', 'ru'] as const

export type Locale = (typeof LOCALES)[number]
