import type { AccountTexts } from './en/account.ts'
import type { Strings } from './en/base.ts'
import type { LoginTexts } from './en/login.ts'
import type { NamesTexts } from './en/names.ts'
import type { NamespacesTexts } from './en/namespaces.ts'
import type { OnRampTexts } from './en/onRamp.ts'
import type { SendTexts } from './en/send.ts'
import type { StepsTexts } from './en/steps.ts'
import type { SwapTexts } from './en/swap.ts'
import type { TransactionTexts } from './en/transactions.ts'
import type { Labels } from './labels.ts'

/** `base` has what every view may show. Each of the others loads with the first view that has its texts. */
export type Texts = {
  base: Strings
  account: AccountTexts
  login: LoginTexts
  names: NamesTexts
  namespaces: NamespacesTexts
  onRamp: OnRampTexts
  send: SendTexts
  steps: StepsTexts
  swap: SwapTexts
  transactions: TransactionTexts
}

type Lazy<texts> = texts | (() => Promise<texts>)

/** Every text of a language, by group. */
export type WholeTexts = { [group in keyof Texts]: Lazy<Texts[group]> }

/** Some texts of a language, by group: each group as it is, or as a function that loads it. */
export type LanguageTexts = {
  [group in keyof Texts]?: Lazy<Partial<Omit<Texts[group], '$code' | '$dir'>>>
}

type LanguageBase = {
  /** As BCP 47 writes it, for example `pt-BR`. Amounts and dates are written as in this language. */
  code: string
  /** The direction of the script. Default `ltr`. */
  dir?: 'ltr' | 'rtl' | undefined
  /** The words of the buttons, which stand there before anything is loaded. Those that are missing are English. */
  button?: (Partial<Labels> & { signIn?: string }) | undefined
  /** The name of the embedded wallet's dialog. Default English. */
  walletTitle?: string | undefined
}

/**
 * A language that the modal does not have, for the option `languages`. Its texts load when they are first shown; those
 * that are missing are English.
 *
 * @example
 * const pl: Language = { code: 'pl', button: { connect: 'Połącz portfel' }, load: () => import('./pl.ts') }
 */
export type Language = LanguageBase &
  (
    | {
        /** True if no text is missing, so that no English is loaded. Default false. */
        isWhole: true
        load: () => Promise<WholeTexts>
      }
    | { isWhole?: false | undefined; load: () => Promise<LanguageTexts> }
  )
