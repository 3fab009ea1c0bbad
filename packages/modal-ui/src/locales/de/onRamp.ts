import type { OnRampTexts } from '../en/onRamp.ts'

export const de: OnRampTexts = {
  onRampPay: 'Sie zahlen',
  onRampGet: 'Sie erhalten',
  onRampTo: 'Geht an',
  onRampLimits: (min, max) => `Von ${min} bis ${max}`,
  onRampChoose: 'Wo möchten Sie kaufen?',
  onRampAsking: 'Preis wird abgefragt…',
  onRampUnknown: 'Preis beim Anbieter',
  onRampFee: (fee) => `inkl. ${fee} Gebühren`,
  onRampPreparing: 'Link wird abgerufen…',
  onRampContinue: (provider) => `Weiter bei ${provider}`,
  onRampLeave: 'Sie zahlen auf der Website des Anbieters, die sich in einem neuen Tab öffnet.',
  onRampFailed: 'Die Kaufoptionen konnten nicht geladen werden. Versuchen Sie es erneut.',
  onRampOff: 'Kaufen ist derzeit nicht möglich.',

  onRampErrorAmount: 'Geben Sie einen Betrag ein, zum Beispiel 50.',
  onRampErrorAmbiguous: (a, b) => `Das kann zwei Beträge bedeuten. Schreiben Sie ${a} oder ${b}.`,
  onRampErrorDecimals: (currency, decimals) => `Nachkommastellen bei ${currency}: höchstens ${decimals}.`,
  onRampErrorLeast: (min) => `Der Mindestbetrag ist ${min}.`,
  onRampErrorMost: (max) => `Der Höchstbetrag pro Kauf ist ${max}.`,
  onRampErrorLink:
    'Der Anbieter hat keinen Link geliefert. Versuchen Sie es erneut oder wählen Sie einen anderen.',
  onRampErrorExpired: 'Der Link ist abgelaufen. Rufen Sie einen neuen ab.',
}
