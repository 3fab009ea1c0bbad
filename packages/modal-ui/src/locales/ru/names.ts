import type { NamesTexts } from '../en/names.ts'

export const ru: NamesTexts = {
  namesText: 'Вам смогут отправлять на это имя вместо адреса. Связь имени с адресом видна всем.',
  namesLabel: 'Имя',
  namesRules: 'Не менее 4 символов: буквы от a до z, цифры и дефисы.',
  namesSearching: 'Ищем свободные имена…',
  namesFree: 'Свободно',
  namesTaken: 'Занято',
  namesTakenText: 'Это имя занято. Выберите другое.',
  namesCost: 'Бесплатно. Для подтверждения вы подпишете сообщение.',
  namesSubmit: 'Зарегистрировать',
  namesSigning: 'Подпишите в кошельке…',
  namesRegistering: 'Регистрация…',
  namesDone: 'Теперь это имя указывает на ваш аккаунт.',
  namesClose: 'К аккаунту',

  namesErrorNetwork: 'Сеть не найдена',
  namesErrorSigner: 'Подключите кошелёк, который подписывает сообщения.',
  namesErrorChainId: 'В этой сети нет имён. Смените сеть на другую.',
  namesErrorSuggestions: 'Не удалось получить варианты имён',
  namesErrorRegister: (name) => `Не удалось зарегистрировать имя ${name}`,
}
