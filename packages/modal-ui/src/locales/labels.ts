import type { Locale } from '@foyer/modal-core'

/**
 * The button's words in every language. They are few and stand in the entry chunk, because a button must not
 * fetch anything before it is used.
 */
const labels = {
  en: {
    connect: 'Connect Wallet',
    connecting: 'Connecting…',
    account: (address: string) => `Account ${address}`,
    wrongNetwork: 'Wrong network',
  },
  'zh-CN': {
    connect: '连接钱包',
    connecting: '连接中…',
    account: (address: string) => `账户 ${address}`,
    wrongNetwork: '网络错误',
  },
} satisfies Record<Locale, unknown>

/** English for a locale that is not one of ours. */
export const labelsOf = (locale: Locale) => labels[locale] ?? labels.en
