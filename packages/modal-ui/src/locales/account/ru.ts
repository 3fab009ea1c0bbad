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

  didSend: 'Отправлено',
  didReceive: 'Получено',
  didTrade: 'Обменяно',
  didMint: 'Выпущено',
  mintedItem: (item) => `Выпущено: ${item}`,
  didBurn: 'Сожжено',
  didApprove: 'Одобрено',
  didRevoke: 'Одобрение отозвано',
  didDeposit: 'Внесено',
  didWithdraw: 'Выведено',
  didBorrow: 'Взято в долг',
  didRepay: 'Погашено',
  didStake: 'Стейкинг',
  didUnstake: 'Выведено из стейкинга',
  didClaim: 'Клейм',
  didDeploy: 'Контракт развёрнут',
  didCancel: 'Отменено',
  didExecute: 'Вызов контракта',
  signIn: 'Войти',

  receiveText: (network) =>
    `Этот адрес — для сети ${network}. Токены, отправленные в другой сети, могут быть потеряны.`,
  addressQr: 'QR-код вашего адреса',
}
