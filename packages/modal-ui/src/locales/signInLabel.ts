import type { DeepReadonly, Locale, Options } from '@foyer/modal-core'
import { type LanguageOptions, languageOf } from './languageOf.ts'
import { overridesOf } from './overrides.ts'

/** Not among the labels: those are in the entry chunk of every page, and the modal's own buttons do not need this one. */
const texts: Record<string, string | undefined> & Record<Locale, string> = {
  en: 'Sign in',
  'zh-CN': '登录',
  'zh-TW': '登入',
  id: 'Masuk',
  vi: 'Đăng nhập',
  ja: 'ログイン',
  ko: '로그인',
  th: 'เข้าสู่ระบบ',
  ru: 'Войти',
}

/** 'Sign in' in the language of the options, or the dapp's own text for it. */
export const signInLabel = (options: LanguageOptions & DeepReadonly<Pick<Options, 'strings'>>): string =>
  overridesOf(options)?.signIn ?? languageOf(options)?.button?.signIn ?? texts[options.locale] ?? texts.en
