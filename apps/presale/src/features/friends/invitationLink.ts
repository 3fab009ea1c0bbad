import { defaultLocale } from '../../i18n/locale.ts'

/**
 * The link that brings a friend here with a code.
 *
 * @param locale language of the picture that networks show of the link; of the page it decides nothing
 * @example invitationLink('https://presale.example', 'K7M2P9QX') // 'https://presale.example/?code=K7M2P9QX'
 */
export function invitationLink(origin: string, code: string, locale: string = defaultLocale) {
  return `${origin}/?code=${code}${locale === defaultLocale ? '' : `&lang=${locale}`}`
}
