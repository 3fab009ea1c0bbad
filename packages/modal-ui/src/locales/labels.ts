import type { DeepReadonly, Options } from '@foyer/modal-core'
import { type LanguageOptions, languageOf } from './languageOf.ts'
import { overridesOf } from './overrides.ts'

type Words = readonly [
  connect: string,
  connecting: string,
  account: string,
  wrongNetwork: string,
  network: string,
]

export type Labels = {
  connect: string
  connecting: string
  account: (address: string) => string
  wrongNetwork: string
  network: (name: string) => string
}

/**
 * The button's words, as a button must not fetch anything before it is used: those of English, then of each other language
 * that needs no import its code and its words. They are in the entry chunk of every page. The words of further languages
 * are in the values that dapps import.
 */
const words = `Connect Wallet
Connecting…
Account
Wrong network
Network
zh-CN
连接钱包
连接中…
账户
网络不匹配
网络
zh-TW
連接錢包
連線中…
帳戶
網路不符
網路
id
Hubungkan Dompet
Menghubungkan…
Akun
Jaringan salah
Jaringan
vi
Kết nối ví
Đang kết nối…
Tài khoản
Sai mạng
Mạng
ja
ウォレットを接続
接続中…
アカウント
ネットワークが違います
ネットワーク
ko
지갑 연결
연결 중…
계정
잘못된 네트워크
네트워크
th
เชื่อมต่อกระเป๋าเงิน
กำลังเชื่อมต่อ…
บัญชี
เครือข่ายไม่ถูกต้อง
เครือข่าย
ru
Подключить кошелёк
Подключение…
Аккаунт
Не та сеть
Сеть`.split('\n')

/** The words in the language of the options, English for one that is not ours, with the dapp's own in their places. */
export function labelsOf(options: LanguageOptions & DeepReadonly<Pick<Options, 'strings'>>): Labels {
  const [connect, connecting, account, wrongNetwork, network] = words.slice(
    words.indexOf(options.locale) + 1,
  ) as unknown as Words
  return {
    connect,
    connecting,
    account: (address) => `${account} ${address}`,
    wrongNetwork,
    network: (name) => `${network} ${name}`,
    ...languageOf(options)?.button,
    ...overridesOf(options)?.button,
  }
}
