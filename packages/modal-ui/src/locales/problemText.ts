import type { WalletProblem } from '@foyer/modal-core'
import type { NamespacesTexts, ProblemText } from './en/namespaces.ts'
import { formatAmount } from './formatAmount.ts'
import type { LanguageOptions } from './languageOf.ts'
import { loadGroup } from './loadGroup.ts'

/** Says what went wrong with a wallet, and what to do. */
export function problemText(
  texts: NamespacesTexts & { $code: string },
  { code, wallet, network, amount }: WalletProblem,
): string {
  const text: ProblemText = texts[code]
  if (typeof text === 'string') return text
  return text(amount === undefined ? wallet : writeUnits(amount, texts.$code), network)
}

/** Every digit of an amount: what is cut off would be missing. */
export const writeUnits = (
  { units, decimals, symbol }: NonNullable<WalletProblem['amount']>,
  locale: string,
): string => `${formatAmount(units, decimals, locale, decimals)} ${symbol}`

/** The same in a language, whose texts are loaded first. */
export const loadProblemText = async (options: LanguageOptions, problem: WalletProblem): Promise<string> =>
  problemText({ ...(await loadGroup('namespaces', options)), $code: options.locale }, problem)
