import type { DeepReadonly, Locale, Options } from '@foyer/modal-core'
import type { AccountStrings } from './account/en.ts'
import type { Labels } from './labels.ts'
import type { LoginStrings } from './login/en.ts'
import type { SendStrings } from './send/en.ts'
import type { StepsStrings } from './steps/en.ts'

/** A dapp's own texts, each in the place of one of the modal's. The button's stand under `button`. */
export type StringOverrides = Partial<
  Record<
    Locale,
    Partial<Omit<AccountStrings & LoginStrings & SendStrings & StepsStrings, '$code' | '$dir'>> & {
      button?: Partial<Labels>
    }
  >
>

/** Those of one language. Core holds them without knowing what texts there are. */
export const overridesOf = ({ strings, locale }: DeepReadonly<Pick<Options, 'strings' | 'locale'>>) =>
  (strings as StringOverrides)[locale]
