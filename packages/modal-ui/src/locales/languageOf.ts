import type { DeepReadonly, Options } from '@foyer/modal-core'
import type { Language } from './Language.ts'

/** The options that say which texts there are. */
export type LanguageOptions = { locale: string; languages?: DeepReadonly<Options['languages']> }

/** The value that the dapp has given for the language in force. Core holds it without knowing what texts there are. */
export const languageOf = ({ languages, locale }: LanguageOptions) =>
  languages?.find(({ code }) => code === locale) as Language | undefined
