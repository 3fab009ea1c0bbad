import type { Strings } from './base.ts'

/** The texts that only the views of buying have. The other languages have the type of this one. */
export const en = {
  onRampPay: 'You pay',
  onRampGet: 'You get',
  onRampTo: 'Goes to',
  onRampLimits: (min: string, max: string) => `From ${min} to ${max}`,
  onRampChoose: 'Choose where to buy',
  onRampAsking: 'Asking for the price…',
  onRampUnknown: 'See price on site',
  onRampFee: (fee: string) => `incl. ${fee} fees`,
  onRampPreparing: 'Getting the link…',
  onRampContinue: (provider: string) => `Continue at ${provider}`,
  onRampLeave: 'You pay on the provider’s site, which opens in a new tab.',
  onRampFailed: 'Couldn’t load purchase options. Try again.',
  onRampOff: 'Buying isn’t available right now.',

  onRampErrorAmount: 'Enter an amount, for example 50.',
  onRampErrorAmbiguous: (a: string, b: string) => `This can mean two amounts. Write ${a} or ${b}.`,
  onRampErrorDecimals: (currency: string, decimals: string) =>
    `${currency} has ${decimals} decimals at most.`,
  onRampErrorLeast: (min: string) => `The minimum is ${min}.`,
  onRampErrorMost: (max: string) => `The maximum for one purchase is ${max}.`,
  onRampErrorLink: 'The provider sent no link. Try again, or choose another one.',
  onRampErrorExpired: 'The link has expired. Get another one.',
}

export type OnRampTexts = typeof en

/** The texts of those views. */
export type OnRampStrings = Strings & OnRampTexts
