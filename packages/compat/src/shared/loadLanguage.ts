import type { Language, UpdateParameters } from '@foyer/modal'
import { warnOnce } from './warnOnce.ts'

const LANGUAGES: Record<string, () => Promise<Language>> = {
  ar: () => import('@foyer/modal/locales/ar').then((one) => one.ar),
  de: () => import('@foyer/modal/locales/de').then((one) => one.de),
  es: () => import('@foyer/modal/locales/es').then((one) => one.es),
  fr: () => import('@foyer/modal/locales/fr').then((one) => one.fr),
  pt: () => import('@foyer/modal/locales/pt-BR').then((one) => one.ptBR),
  tr: () => import('@foyer/modal/locales/tr').then((one) => one.tr),
}

/** The options for a language that is a value, by a tag such as `es-419`. English for one that the modal does not have. */
export async function loadLanguage(tag: string): Promise<UpdateParameters> {
  const [code = ''] = tag.split('-')
  if (!Object.hasOwn(LANGUAGES, code)) {
    warnOnce(`the language ${tag}`, 'The modal speaks English instead.')
    return { locale: 'en' }
  }
  const language = await LANGUAGES[code]?.()
  return { languages: language && [language], locale: language?.code }
}
