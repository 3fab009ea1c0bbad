import { en as account } from '../../locales/account/en.ts'
import { en } from '../../locales/en.ts'
import { labelsOf } from '../../locales/labels.ts'
import { en as login } from '../../locales/login/en.ts'
import { en as names } from '../../locales/names/en.ts'
import { en as namespaces } from '../../locales/namespaces/en.ts'
import { en as onRamp } from '../../locales/onRamp/en.ts'
import { toPseudo } from '../../locales/pseudo.ts'
import { en as send } from '../../locales/send/en.ts'
import { en as steps } from '../../locales/steps/en.ts'
import { en as swap } from '../../locales/swap/en.ts'
import { transactionTexts } from '../../locales/transactions/texts.ts'

/** Languages that nobody speaks, under the codes that other projects give them: long English with accents, and English from right to left. */
export type TestLanguage = 'en-XA' | 'ar-XB'

const { en: transactions } = transactionTexts
const group = {
  ...account,
  ...login,
  ...names,
  ...namespaces,
  ...onRamp,
  ...send,
  ...steps,
  ...swap,
  ...transactions,
}

/** The texts that stand in the place of the English ones. */
export const TEST_LANGUAGES: Record<TestLanguage, object> = {
  'en-XA': { ...toPseudo({ ...en, ...group }), button: toPseudo(labelsOf({ locale: 'en', strings: {} })) },
  'ar-XB': { $dir: 'rtl' },
}
