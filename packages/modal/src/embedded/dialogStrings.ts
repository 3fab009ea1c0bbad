import type { DeepReadonly, Locale, Options } from '@foyer/modal-core'

/** Texts of the wallet's own dialog, which may be shown before anything else of the modal is loaded. */
const titles: Readonly<Record<string, string | undefined> & Record<Locale, string>> = {
  en: 'Your wallet',
  'zh-CN': '你的钱包',
  'zh-TW': '你的錢包',
  id: 'Dompet Anda',
  vi: 'Ví của bạn',
  ja: 'あなたのウォレット',
  ko: '내 지갑',
  th: 'กระเป๋าเงินของคุณ',
  ru: 'Ваш кошелёк',
}

/** In the language of the options. */
export function dialogStringsOf({ locale, languages }: DeepReadonly<Pick<Options, 'locale' | 'languages'>>) {
  const own = languages?.find(({ code }) => code === locale)?.walletTitle
  return { title: own ?? titles[locale] ?? titles.en }
}
