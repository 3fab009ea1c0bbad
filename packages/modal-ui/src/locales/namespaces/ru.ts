import type { NamespacesTexts } from './en.ts'

export const ru: NamespacesTexts = {
  connectTo: (namespace) => `Подключение к ${namespace}`,
  sendInWallet: (wallet, network) =>
    `Чтобы отправить или обменять токены в сети ${network}, используйте ${wallet}.`,
  otherTokens: (wallet) => `Токены, которых нет в этом списке, показаны в ${wallet}.`,
  forPayments: 'Платежи',
  forOrdinals: 'Ordinals',
}
