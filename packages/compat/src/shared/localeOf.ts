import type { Locale } from '@foyer/modal'
import { warnOnce } from './warnOnce.ts'

const LOCALES: Record<string, Locale> = {
  en: 'en',
  id: 'id',
  ja: 'ja',
  ko: 'ko',
  ru: 'ru',
  th: 'th',
  vi: 'vi',
  zh: 'zh-CN',
  'zh-CN': 'zh-CN',
  'zh-Hans': 'zh-CN',
  'zh-HK': 'zh-TW',
  'zh-Hant': 'zh-TW',
  'zh-TW': 'zh-TW',
}

/** The modal’s language for a tag such as `ja-JP`, English for one that it does not have. */
export function localeOf(tag: string | undefined): Locale {
  if (tag === undefined) return 'en'
  const locale = LOCALES[tag] ?? LOCALES[tag.split('-')[0] ?? '']
  if (locale === undefined) warnOnce(`the language ${tag}`, 'The modal speaks English instead.')
  return locale ?? 'en'
}
