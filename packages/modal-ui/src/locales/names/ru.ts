import type { NamesTexts } from './en.ts'

export const ru: NamesTexts = {
  namesText: 'По этому имени другие найдут ваш аккаунт. Адрес, на который оно указывает, виден всем.',
  namesLabel: 'Имя',
  namesRules: 'Не менее 4 символов: буквы от a до z, цифры и дефисы.',
  namesSearching: 'Ищем свободные имена…',
  namesFree: 'Свободно',
  namesTaken: 'Занято',
  namesTakenText: 'Это имя занято. Выберите другое.',
  namesCost: 'Вы подписываете сообщение в кошельке. Это бесплатно.',
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
