import type { Strings } from '../en/base.ts'

export const ru: Strings = {
  $code: 'ru',
  $dir: 'ltr',

  close: 'Закрыть',
  back: 'Назад',
  tryAgain: 'Повторить',
  loading: 'Загрузка…',
  loadFailed: 'Не удалось загрузить этот раздел. Проверьте подключение к интернету и попробуйте снова.',
  pageUpdated: 'Страница обновилась. Перезагрузите её, чтобы продолжить.',
  partFailed: 'Ошибка на этой странице остановила этот раздел. Попробуйте снова или перезагрузите страницу.',
  disconnect: 'Отключить',

  connectTitle: 'Подключить кошелёк',
  connectEmail: 'Войти по эл. почте',
  socialTitle: 'Или войдите через',
  recent: 'Недавний',
  installed: 'Установлен',
  recentWallets: 'Недавние',
  installedWallets: 'Установленные',
  popularWallets: 'Популярные',
  noWalletTitle: 'Кошелёк не найден',
  noWalletText:
    'Установите кошелёк в этом браузере или откройте страницу внутри приложения кошелька. Затем обновите страницу.',
  get: 'Скачать',
  getWallet: 'Скачать кошелёк',
  reload: 'Обновить',
  missingWalletText:
    'Убедитесь, что расширение кошелька установлено и включено для этого сайта, затем обновите страницу.',
  allWallets: 'Все кошельки',
  searchWallets: 'Поиск кошелька',
  clearSearch: 'Сбросить поиск',
  results: (count) => `Найдено: ${count}`,
  noMatch: 'Кошелёк с таким названием не найден',
  listFailed: 'Не удалось загрузить список кошельков. Проверьте соединение и попробуйте снова.',
  certified: 'Только проверенные',
  haveNoWallet: 'У меня нет кошелька',
  whatIsWallet: 'Что такое кошелёк?',
  walletHoldsTitle: 'Хранилище ваших активов',
  walletHoldsText:
    'Кошелёк хранит ключи к вашим токенам и NFT. С его помощью их можно просматривать, отправлять и получать.',
  walletSignsTitle: 'Способ входа',
  walletSignsText:
    'Вместо пароля сайт запрашивает подтверждение в кошельке. Без вашего согласия ничего не произойдёт.',
  walletYoursTitle: 'Только ваш',
  walletYoursText:
    'Запишите секретную фразу и никому её не сообщайте. Настоящая служба поддержки её никогда не спросит.',
  getWalletText: 'Выберите кошелёк, установите его и вернитесь на эту страницу.',
  missingIt: (wallet) => `Нет ${wallet}?`,
  legal: (documents) => `Подключая кошелёк, вы принимаете ${documents}.`,
  both: (terms, privacy) => `${terms} и ${privacy}`,
  terms: 'Условия использования',
  privacy: 'Политику конфиденциальности',

  continueIn: (wallet) => `Продолжите в ${wallet}`,
  acceptRequest: 'Подтвердите запрос на подключение в кошельке.',
  rejectedTitle: 'Подключение отклонено',
  rejectedText: 'Вы отклонили запрос. Его можно отправить снова в любой момент.',
  busyTitle: 'Кошелёк ждёт ответа',
  busyText: 'Откройте кошелёк, ответьте на уже отправленный запрос и попробуйте снова.',
  failedTitle: 'Не удалось подключиться',
  failedText: 'Кошелёк не подключился. Разблокируйте его и попробуйте снова.',
  forbiddenTitle: 'Действие не разрешено',
  forbiddenText: 'Кошелёк не разрешает сайтам такой запрос.',

  scanTitle: 'Отсканируйте телефоном',
  scanText: 'Откройте приложение кошелька, отсканируйте код и подтвердите подключение.',
  linkCopied: 'Ссылка скопирована',
  linkCopyFailed: 'Не удалось скопировать ссылку',
  relayOffline: 'Вы не в сети. Подключитесь к интернету и попробуйте снова.',

  accountTitle: 'Аккаунт',
  addressCopied: 'Адрес скопирован',
  copyFailed: 'Не удалось скопировать адрес',
  disconnectFailed: 'Не удалось отключиться. Отключите этот сайт внутри кошелька.',

  unsupportedTitle: 'Смена сети',
  switchNetwork: 'Сменить сеть',

  networksTitle: 'Выбор сети',
  switchChainTitle: (network) => `Переключиться на ${network}`,

  walletsTitle: 'Ваши кошельки',
  addWallet: 'Подключить ещё один кошелёк',

  signTitle: 'Вход',
  cancel: 'Отмена',
  authenticating: 'Проверка входа…',
  signFailedText: 'Кошелёк не подписал сообщение. Разблокируйте его и попробуйте снова.',
  authenticationFailed: 'Не удалось проверить вход. Подключите кошелёк и попробуйте снова.',
  sessionFailed: 'Войти не удалось. Подключите кошелёк и попробуйте снова.',
  sessionExpired: 'Срок подключения к кошельку истёк. Подключитесь снова.',

  emailTitle: 'Будем на связи',
  emailLabel: 'Адрес электронной почты',
  emailWallet: 'Кошелёк по почте',
  emailInvalid: 'Введите корректный адрес электронной почты',
  emailSubmit: 'Продолжить',

  walletReceiveTitle: 'Получить',

  walletSendTitle: 'Отправить',

  walletSendSelectTokenTitle: 'Выбор токена',

  walletSendPreviewTitle: 'Проверка',

  walletSendConfirmedTitle: 'Транзакция',

  swapTitle: 'Обмен',

  emailLoginTitle: 'Вход по эл. почте',

  approveTransactionTitle: 'Подтвердите в кошельке',

  registerAccountNameTitle: 'Зарегистрировать имя',

  registerAccountNameSuccessTitle: 'Ваше имя',

  onRampProvidersTitle: 'Купить',

  onRampTokenSelectTitle: 'Выбор токена',

  onRampFiatSelectTitle: 'Выберите валюту',
}
