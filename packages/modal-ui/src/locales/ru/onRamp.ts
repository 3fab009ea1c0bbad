import type { OnRampTexts } from '../en/onRamp.ts'

export const ru: OnRampTexts = {
  onRampPay: 'Вы платите',
  onRampGet: 'Вы получаете',
  onRampTo: 'Получатель',
  onRampLimits: (min, max) => `От ${min} до ${max}`,
  onRampChoose: 'Где купить',
  onRampAsking: 'Узнаём цену…',
  onRampUnknown: 'Цена на сайте',
  onRampFee: (fee) => `вкл. комиссию ${fee}`,
  onRampPreparing: 'Получаем ссылку…',
  onRampContinue: (provider) => `Продолжить в ${provider}`,
  onRampLeave: 'Вы платите на странице провайдера, она откроется в новой вкладке.',
  onRampFailed: 'Не удалось загрузить варианты покупки. Попробуйте ещё раз.',
  onRampOff: 'Покупка сейчас недоступна.',

  onRampErrorAmount: 'Введите сумму, например 50.',
  onRampErrorAmbiguous: (a, b) => `Это можно понять как две разные суммы. Введите ${a} или ${b}.`,
  onRampErrorDecimals: (currency, decimals) => `У ${currency} не более ${decimals} знаков после запятой.`,
  onRampErrorLeast: (min) => `Минимальная сумма — ${min}.`,
  onRampErrorMost: (max) => `Максимальная сумма за раз — ${max}.`,
  onRampErrorLink: 'Провайдер не дал ссылку. Попробуйте ещё раз или выберите другого.',
  onRampErrorExpired: 'Срок ссылки истёк. Получите новую.',
}
