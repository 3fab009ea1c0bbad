import type { AccountTexts } from './en.ts'

export const ru: AccountTexts = {
  connectedWith: (wallet) => `Подключено через ${wallet}`,
  totalBalance: 'Общий баланс',
  copyAddress: 'Скопировать адрес',
  network: 'Сеть',
  unknownNetwork: (id) => `Неизвестная (${id})`,
  viewOnExplorer: 'Открыть в обозревателе',
  walletsRow: 'Кошельки',

  tokensTitle: 'Токены',
  balanceFailed: 'Баланс токенов недоступен',
  balanceRetry: 'Запрос скоро повторится.',

  activityTitle: 'История',
  activityEmpty: 'Транзакций пока нет',
  activityEmptyText: 'Здесь появится всё, что вы отправите, получите или обменяете в этой сети.',
  activityFailed: 'Не удалось загрузить транзакции',
  activityUnsupported: 'Транзакции этой сети здесь показать нельзя.',
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
  didBurn: 'Сожжено',
  didApprove: 'Разрешено',
  didRevoke: 'Отозвано',
  didDeposit: 'Внесено',
  didWithdraw: 'Выведено',
  didBorrow: 'Взято в долг',
  didRepay: 'Погашено',
  didStake: 'В стейкинге',
  didUnstake: 'Из стейкинга',
  didClaim: 'Забрано',
  didDeploy: 'Развёрнуто',
  didCancel: 'Отменено',
  didExecute: 'Вызов контракта',
  signIn: 'Войти',

  receiveText: (network) =>
    `Этот адрес — для сети ${network}. Токены, отправленные в другой сети, могут быть потеряны.`,
  addressQr: 'QR-код вашего адреса',
}
