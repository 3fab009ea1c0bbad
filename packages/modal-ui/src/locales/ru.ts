import type { Strings } from './en.ts'

export const ru: Strings = {
  $code: 'ru',
  $dir: 'ltr',

  close: 'Закрыть',
  back: 'Назад',
  tryAgain: 'Повторить',
  loading: 'Загрузка…',
  loadFailed: 'Не удалось загрузить этот раздел. Проверьте подключение к интернету и повторите попытку.',
  disconnect: 'Отключить',
  connectedWith: (wallet) => `Подключено через ${wallet}`,

  connectTitle: 'Подключить кошелёк',
  recent: 'Недавний',
  installed: 'Установлен',
  noWalletTitle: 'Кошелёк не найден',
  noWalletText:
    'Установите кошелёк в этом браузере или откройте страницу внутри приложения кошелька. Затем обновите страницу.',
  getWallet: 'Скачать кошелёк',
  reload: 'Обновить страницу',
  missingWallet: 'Моего кошелька нет в списке',
  missingWalletText:
    'Убедитесь, что расширение установлено и включено для этого сайта, затем обновите страницу.',
  legal: (documents) => `Подключая кошелёк, вы принимаете ${documents}.`,
  both: (terms, privacy) => `${terms} и ${privacy}`,
  terms: 'Условия использования',
  privacy: 'Политику конфиденциальности',

  continueIn: (wallet) => `Продолжите в ${wallet}`,
  acceptRequest: 'Примите запрос на подключение в кошельке.',
  rejectedTitle: 'Подключение отклонено',
  rejectedText: 'Вы отклонили запрос. Его можно отправить снова в любой момент.',
  busyTitle: 'Кошелёк ждёт ответа',
  busyText: 'Откройте кошелёк, ответьте на уже отправленный запрос и повторите попытку.',
  failedTitle: 'Не удалось подключиться',
  failedText: 'Кошелёк не подключился. Разблокируйте его и повторите попытку.',

  accountTitle: 'Аккаунт',
  copyAddress: 'Скопировать адрес',
  addressCopied: 'Адрес скопирован',
  copyFailed: 'Не удалось скопировать адрес',
  network: 'Сеть',
  viewOnExplorer: 'Открыть в обозревателе',
  disconnectFailed: 'Не удалось отключиться. Отключите этот сайт внутри кошелька.',

  unsupportedTitle: 'Смена сети',
  unsupportedOne: (network) => `Ваш кошелёк в другой сети. Переключитесь на ${network}, чтобы продолжить.`,
  unsupportedMany: 'Сеть вашего кошелька здесь не поддерживается. Выберите одну из этих, чтобы продолжить.',
  switchNetwork: 'Сменить сеть',
  switchingTitle: (network) => `Переключение на ${network}`,
  acceptSwitch: 'Примите запрос в кошельке.',
  switchRejected: 'Вы отклонили смену сети. Запрос можно отправить снова в любой момент.',
  switchFailed: (network) =>
    `Не удалось переключиться на ${network}. Смените сеть в кошельке или повторите попытку.`,

  networksTitle: 'Выбор сети',
  networkInUse: 'Текущая',
  networksHelp: 'Кошелёк может попросить подтвердить смену сети.',
  switchChainTitle: (network) => `Переключиться на ${network}`,
  switchChainText: (network) =>
    `На ${network} ещё не подключён ни один аккаунт. Переключитесь и подключите кошелёк.`,

  switchFailedAny: 'Не удалось сменить сеть. Смените её в кошельке или повторите попытку.',

  walletsTitle: 'Ваши кошельки',
  walletsRow: 'Кошельки',
  walletInUse: 'Текущий',
  disconnectWallet: (wallet) => `Отключить ${wallet}`,
  addWallet: 'Подключить ещё кошелёк',
  walletSwitchFailed: 'Кошелёк не отвечает. Разблокируйте его и повторите попытку.',

  tokensTitle: 'Токены',
  balanceFailed: 'Баланс токенов недоступен',
  balanceRetry: 'Запрос скоро повторится.',
}
