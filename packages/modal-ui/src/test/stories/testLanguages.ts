import { en as account } from '../../locales/en/account.ts'
import { en } from '../../locales/en/base.ts'
import { en as login } from '../../locales/en/login.ts'
import { en as names } from '../../locales/en/names.ts'
import { en as namespaces } from '../../locales/en/namespaces.ts'
import { en as onRamp } from '../../locales/en/onRamp.ts'
import { en as send } from '../../locales/en/send.ts'
import { en as steps } from '../../locales/en/steps.ts'
import { en as swap } from '../../locales/en/swap.ts'
import { en as transactions } from '../../locales/en/transactions.ts'
import { labelsOf } from '../../locales/labels.ts'
import { toPseudo } from '../../locales/pseudo.ts'

/** Languages that nobody speaks, under the codes that other projects give them: long English with accents, and English from right to left. */
export type TestLanguage = 'en-XA' | 'ar-XB'

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
  'en-XA': {
    ...toPseudo({ ...en, ...group }),
    button: toPseudo(labelsOf({ locale: 'en', strings: {} })),
  },
  'ar-XB': { $dir: 'rtl' },
}
