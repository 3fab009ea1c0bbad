import type { DeepReadonly, Locale, Options } from '@foyer/modal-core'
import type { AccountStrings } from './account/en.ts'
import type { Labels } from './labels.ts'
import type { LoginStrings } from './login/en.ts'
import type { NamesStrings } from './names/en.ts'
import type { NamespacesStrings } from './namespaces/en.ts'
import type { OnRampStrings } from './onRamp/en.ts'
import type { SendStrings } from './send/en.ts'
import type { StepsStrings } from './steps/en.ts'
import type { SwapStrings } from './swap/en.ts'
import type { TransactionTexts } from './transactions/texts.ts'

type AllStrings = AccountStrings &
  LoginStrings &
  NamesStrings &
  NamespacesStrings &
  OnRampStrings &
  SendStrings &
  StepsStrings &
  SwapStrings &
  TransactionTexts

/** A dapp's own texts, each in the place of one of the modal's. The button's stand under `button`. */
export type StringOverrides = Partial<
  Record<Locale, Partial<Omit<AllStrings, '$code' | '$dir'>> & { button?: Partial<Labels> }>
>

/** Those of one language. Core holds them without knowing what texts there are. */
export const overridesOf = ({ strings, locale }: DeepReadonly<Pick<Options, 'strings' | 'locale'>>) =>
  (strings as StringOverrides)[locale]
