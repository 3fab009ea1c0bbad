import type { Locale } from '@foyer/modal'

const CODES: readonly Locale[] = ['en', 'id', 'ja', 'ko', 'ru', 'th', 'vi']

/** The language for a tag such as `ja-JP` among those that the modal has without an import. */
export function localeOf(tag = 'en'): Locale | undefined {
  if (/^zh-(TW|HK|Hant)/.test(tag)) return 'zh-TW'
  const [code] = tag.split('-')
  return code === 'zh' ? 'zh-CN' : CODES.find((one) => one === code)
}
