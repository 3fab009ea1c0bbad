import type { LoginTexts } from '../en/login.ts'

export const ru: LoginTexts = {
  loginText:
    'Мы пришлём на почту ссылку для подтверждения этого устройства, а затем код для входа. Вы здесь впервые? Мы создадим для вас кошелёк.',

  loginLinkTitle: 'Откройте ссылку в письме',
  loginLinkText: (email) =>
    `Ссылка отправлена на ${email}. Откройте её на любом устройстве и подтвердите вход.`,
  loginStep: (step) => `Шаг ${step} из 2`,
  loginLinkThen: 'Затем вы введёте код из второго письма.',
  loginCodeTitle: 'Введите код',
  loginCodeText: (email) => `Код отправлен на ${email}.`,
  loginTest: 'Тест',
  loginTestText: 'Это тестовый аккаунт: писем не будет. Введите его код.',
  loginCodeLabel: 'Код из письма',
  loginCodeSubmit: 'Войти',
  loginVerifying: 'Проверка кода…',
  loginConnectingTitle: 'Вы вошли',
  loginConnectingText: 'Открываем ваш кошелёк.',
  loginConnectFailed: 'Не удалось открыть кошелёк. Попробуйте снова.',
  loginReadyTitle: 'Ваш кошелёк готов',
  loginReadyText: 'Это его адрес. Сохраните резервную копию сейчас, чтобы всегда иметь доступ к средствам.',
  loginReadyCopy: 'Скопировать адрес',
  loginReadyDone: 'Не сейчас',
  loginResend: 'Отправить ещё раз',
  loginResendIn: (seconds) => `Отправить ещё раз через ${seconds} с`,
  loginOtherEmail: 'Указать другой адрес',

  loginErrorCooldown: (seconds) => `Повторите попытку через ${seconds} с`,
  loginErrorLoad:
    'Не удалось загрузить вход по эл. почте. Проверьте соединение или блокировщик рекламы и попробуйте ещё раз.',
  loginErrorUpdated: 'Кошелёк обновился. Начните сначала.',
  loginErrorFramed:
    'Не удалось загрузить компонент для входа: другой сайт показывает эту страницу внутри своей. Откройте её в отдельной вкладке.',
  loginErrorOldBrowser:
    'Этот браузер слишком старый для кошелька. Обновите его или откройте эту страницу в более новом.',
  loginOwnTab: 'Открыть в новой вкладке',
  loginKeepsNothing:
    'Браузер ничего не сохраняет для кошелька на этой странице, поэтому при каждом посещении нужны оба письма. Чтобы оставаться в системе, откройте страницу в отдельной вкладке или разрешите ей хранить данные.',
  loginErrorTimeout: 'Ответ не пришёл вовремя. Попробуйте снова.',
  loginErrorRejected: 'Вход отклонён в письме. Никто не вошёл.',
  loginErrorReplaced: 'Этот адрес заменён другим. Войдите с тем адресом.',
  loginErrorTestAccount: 'Это приложение не допускает этот тестовый аккаунт.',
  loginErrorExpiredLink: 'Ссылка устарела. Отправьте новую.',
  loginErrorWrongCode: 'Неверный код. Проверьте его и попробуйте ещё раз.',
  loginErrorExpiredCode: 'Код устарел. Отправьте новый.',
  loginErrorTries: 'Слишком много неверных кодов. Отправьте новый.',
  loginErrorRecovery: 'Служба восстановления недоступна. Устройство, на котором вы уже входили, работает.',
  loginErrorPasskey:
    'Этот кошелёк открывается ключом доступа, который на этой странице не работает. Откройте страницу самого кошелька.',
  loginErrorDeletion:
    'Этот кошелёк скоро будет удалён. Чтобы оставить его, откройте ссылку из письма об этом или страницу самого кошелька.',
  loginErrorLimit: 'Слишком много запросов. Попробуйте позже.',
  loginErrorProject: 'На этом сайте вход по эл. почте не настроен. Сообщите его владельцу.',
  loginErrorUnreadable: 'Произошла ошибка',
  loginErrorFailed: 'Что-то пошло не так',

  socialWaitingTitle: (provider: string) => `Войти через ${provider}`,
  socialWaitingText: (provider: string) => `Продолжите в окне ${provider}. Оно закроется само.`,
  socialErrorBlocked: 'Браузер заблокировал всплывающее окно. Разрешите его или нажмите кнопку.',
  socialErrorClosed: 'Всплывающее окно закрыто. Если вы всё ещё входите там, эта страница продолжит сама.',
  socialErrorRefused: 'Подключение отклонено',
  socialErrorInitiate: 'Не удалось начать вход через соцсеть',
  socialOpenAgain: 'Открыть окно снова',

  farcasterScanText: 'Отсканируйте код телефоном и подтвердите вход в Farcaster.',
  farcasterOpenText: 'Подтвердите вход в Farcaster и вернитесь на эту страницу.',
  farcasterOpen: 'Открыть Farcaster',
  farcasterCodeLabel: 'QR-код для приложения Farcaster',
  farcasterError: 'Не удалось подключиться к Farcaster',

  updateEmailLabel: 'Новый адрес почты',
  updateEmailText: 'Сначала мы проверим нынешний адрес, затем новый.',
  updateEmailMails: (email) =>
    `На ${email} отправлены два письма. Откройте ссылку в одном из них и одобрите. Затем введите код из другого.`,
  updateEmailWaiting: 'Если вы ещё не открыли ссылку, откройте её сейчас.',
  updateEmailConfirm: 'Подтвердить',
  updateEmailDone: (email) =>
    `Теперь вы входите с ${email}. В течение 24 часов это можно отменить по ссылке, отправленной на старый адрес.`,
  updateEmailSame: 'Это уже ваш адрес.',
  updateEmailTaken: 'У этого адреса уже есть кошелёк. Выберите другой.',
  updateEmailRejected: 'Смена отклонена в письме. Адрес остаётся прежним.',
  updateEmailNotApproved: 'Ссылка в письме ещё не одобрена. Откройте её и введите код ещё раз.',

  walletSettings: 'Настройки кошелька',
  walletBackUp: 'Сохраните копию кошелька',
  walletBackUpFailed: 'Здесь копия не сохранена. Сохраните её на странице кошелька.',
  accountTypeLabel: 'Тип аккаунта',
  accountTypeEoa: 'Обычный аккаунт',
  accountTypeSmartAccount: 'Смарт-аккаунт',
  accountTypeText: 'Несколько шагов с одним подтверждением. Адрес не меняется.',
  accountTypeFailed: 'Кошелёк не переключился. Попробуйте ещё раз.',

  approveText: 'Кошелёк показывает запрос в отдельном окне. Проверьте его там.',
}
