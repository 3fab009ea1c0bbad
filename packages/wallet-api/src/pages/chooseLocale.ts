import { findLocale } from '../api/findLocale.ts'
import type { Locale } from '../api/locales.ts'

/** The language that is asked for, else the first one of the browser's `accept-language` that there are texts in. */
export const chooseLocale = (accepted = '', asked = ''): Locale =>
  findLocale([asked, ...accepted.split(',').map((part) => part.split(';')[0]?.trim() ?? '')])
