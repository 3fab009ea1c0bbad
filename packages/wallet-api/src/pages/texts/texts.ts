import type { Locale } from '../../api/locales.ts'
import { en, type Texts } from './en.ts'
import { id } from './id.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { ru } from './ru.ts'
import { th } from './th.ts'
import { vi } from './vi.ts'
import { zhCN } from './zh-CN.ts'
import { zhTW } from './zh-TW.ts'

export const TEXTS: Record<Locale, Texts> = {
  en: en,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  id: id,
  vi: vi,
  ja: ja,
  ko: ko,
  th: th,
  ru: ru,
}
