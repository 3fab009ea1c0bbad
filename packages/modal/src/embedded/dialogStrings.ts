import type { Locale } from '@foyer/modal-core'

/** Texts of the wallet's own dialog, which may be shown before anything else of the modal is loaded. */
export const dialogStrings: Readonly<Record<Locale, { close: string; title: string }>> = {
  en: { close: 'Close', title: 'Your wallet' },
  'zh-CN': { close: '关闭', title: '你的钱包' },
  'zh-TW': { close: '關閉', title: '你的錢包' },
  id: { close: 'Tutup', title: 'Dompet Anda' },
  vi: { close: 'Đóng', title: 'Ví của bạn' },
  ja: { close: '閉じる', title: 'あなたのウォレット' },
  ko: { close: '닫기', title: '내 지갑' },
  th: { close: 'ปิด', title: 'กระเป๋าเงินของคุณ' },
  ru: { close: 'Закрыть', title: 'Ваш кошелёк' },
}
