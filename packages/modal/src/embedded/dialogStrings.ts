import type { Locale } from '@foyer/modal-core'

/** Texts of the wallet's own dialog, which may be shown before anything else of the modal is loaded. */
export const dialogStrings: Readonly<Record<Locale, { title: string }>> = {
  en: { title: 'Your wallet' },
  'zh-CN': { title: '你的钱包' },
  'zh-TW': { title: '你的錢包' },
  id: { title: 'Dompet Anda' },
  vi: { title: 'Ví của bạn' },
  ja: { title: 'あなたのウォレット' },
  ko: { title: '내 지갑' },
  th: { title: 'กระเป๋าเงินของคุณ' },
  ru: { title: 'Ваш кошелёк' },
}
