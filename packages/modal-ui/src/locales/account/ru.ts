import type { AccountTexts } from './en.ts'

export const ru: AccountTexts = {
  connectedWith: (wallet) => `Подключено через ${wallet}`,
  totalBalance: 'Общий баланс',
  copyAddress: 'Скопировать адрес',
  network: 'Сеть',
  unknownNetwork: (id) => `Неизвестная (${id})`,
  viewOnExplorer: 'Открыть в обозревателе блоков',
  walletsRow: 'Кошельки',

  tokensTitle: 'Токены',
  tokensAll: 'Все токены',
  balanceFailed: 'Не удалось загрузить баланс токенов',
  balanceRetry: 'Скоро попробуем ещё раз.',

  activityTitle: 'История',
  activityEmpty: 'Транзакций пока нет',
  activityEmptyText: 'Здесь появится всё, что вы отправите, получите или обменяете в этой сети.',
  activityFailed: 'Не удалось загрузить транзакции',
  activityUnsupported: 'Истории для этой сети нет',
  activityUnsupportedText: 'Транзакции этой сети здесь показать нельзя.',
  activityMore: 'Показать более ранние',

  isPending: 'В обработке',
  didFail: 'Не выполнено',
  sentTo: (address) => `Кому: ${address}`,
  receivedFrom: (address) => `От: ${address}`,
  moreTransfers: (count) => `ещё ${count}`,

  didSend: 'Отправка',
  didReceive: 'Получение',
  didTrade: 'Обмен',
  didMint: 'Выпуск',
  didBurn: 'Сжигание',
  didApprove: 'Одобрение',
  didRevoke: 'Отзыв одобрения',
  didDeposit: 'Внесение',
  didWithdraw: 'Вывод',
  didBorrow: 'Заём',
  didRepay: 'Погашение',
  didStake: 'Стейкинг',
  didUnstake: 'Вывод из стейкинга',
  didClaim: 'Клейм',
  didDeploy: 'Развёртывание контракта',
  didCancel: 'Отмена',
  didExecute: 'Вызов контракта',
  signIn: 'Войти',

  receiveText: (network) =>
    `Этот адрес — для сети ${network}. Токены, отправленные в другой сети, могут быть потеряны.`,
  addressQr: 'QR-код вашего адреса',
}
