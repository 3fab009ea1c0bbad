import type { DeepReadonly, Locale, Options } from '@foyer/modal-core'
import { overridesOf } from './overrides.ts'

/**
 * The button's words in every language. They are few, and in the entry chunk, because a button must not fetch
 * anything before it is used.
 */
const labels = {
  en: {
    connect: 'Connect Wallet',
    connecting: 'Connecting…',
    account: (address: string) => `Account ${address}`,
    wrongNetwork: 'Wrong network',
    network: (name: string) => `Network ${name}`,
  },
  'zh-CN': {
    connect: '连接钱包',
    connecting: '连接中…',
    account: (address: string) => `账户 ${address}`,
    wrongNetwork: '网络不匹配',
    network: (name: string) => `网络 ${name}`,
  },
  'zh-TW': {
    connect: '連接錢包',
    connecting: '連線中…',
    account: (address: string) => `帳戶 ${address}`,
    wrongNetwork: '網路不符',
    network: (name: string) => `網路 ${name}`,
  },
  id: {
    connect: 'Hubungkan Dompet',
    connecting: 'Menghubungkan…',
    account: (address: string) => `Akun ${address}`,
    wrongNetwork: 'Jaringan salah',
    network: (name: string) => `Jaringan ${name}`,
  },
  vi: {
    connect: 'Kết nối ví',
    connecting: 'Đang kết nối…',
    account: (address: string) => `Tài khoản ${address}`,
    wrongNetwork: 'Sai mạng',
    network: (name: string) => `Mạng ${name}`,
  },
  ja: {
    connect: 'ウォレットを接続',
    connecting: '接続中…',
    account: (address: string) => `アカウント ${address}`,
    wrongNetwork: 'ネットワークが違います',
    network: (name: string) => `ネットワーク ${name}`,
  },
  ko: {
    connect: '지갑 연결',
    connecting: '연결 중…',
    account: (address: string) => `계정 ${address}`,
    wrongNetwork: '잘못된 네트워크',
    network: (name: string) => `네트워크 ${name}`,
  },
  th: {
    connect: 'เชื่อมต่อกระเป๋าเงิน',
    connecting: 'กำลังเชื่อมต่อ…',
    account: (address: string) => `บัญชี ${address}`,
    wrongNetwork: 'เครือข่ายไม่ถูกต้อง',
    network: (name: string) => `เครือข่าย ${name}`,
  },
  ru: {
    connect: 'Подключить кошелёк',
    connecting: 'Подключение…',
    account: (address: string) => `Аккаунт ${address}`,
    wrongNetwork: 'Не та сеть',
    network: (name: string) => `Сеть ${name}`,
  },
} satisfies Record<Locale, unknown>

export type Labels = typeof labels.en

/** The words in the language of the options, English for one that is not ours, with the dapp's own in their places. */
export const labelsOf = (options: DeepReadonly<Pick<Options, 'locale' | 'strings'>>): Labels => ({
  ...(labels[options.locale] ?? labels.en),
  ...overridesOf(options)?.button,
})
