/** The interface languages that need no import. */
export const LOCALES = ['en', 'zh-CN', 'zh-TW', 'id', 'vi', 'ja', 'ko', 'th', 'ru'] as const
