import type { DeepReadonly, Locale, Options } from '@foyer/modal-core'
import type { Texts } from './Language.ts'
import type { Labels } from './labels.ts'

/** Each text has its name, in whatever group. */
type AllTexts = Texts['base'] &
  Texts['account'] &
  Texts['login'] &
  Texts['names'] &
  Texts['namespaces'] &
  Texts['onRamp'] &
  Texts['send'] &
  Texts['steps'] &
  Texts['swap'] &
  Texts['transactions']

type Overrides = Partial<Omit<AllTexts, '$code' | '$dir'>> & { button?: Partial<Labels> }

/** A dapp's own texts, each in the place of one of the modal's, by language. The button's stand under `button`. */
export type StringOverrides = Partial<Record<Locale, Overrides>> & { [code: string]: Overrides | undefined }

/** Those of one language. Core holds them without knowing what texts there are. */
export const overridesOf = ({
  strings,
  locale,
}: DeepReadonly<Pick<Options, 'strings'>> & { locale: string }) => (strings as StringOverrides)[locale]
