import type { WalletProblem } from '@foyer/modal-core'
import type { NamespacesTexts, ProblemText } from './en/namespaces.ts'
import type { LanguageOptions } from './languageOf.ts'
import { loadGroup } from './loadGroup.ts'

/** Says what went wrong with a wallet, and what to do. */
export function problemText(texts: NamespacesTexts, { code, wallet, network }: WalletProblem): string {
  const text: ProblemText = texts[code]
  return typeof text === 'string' ? text : text(wallet, network)
}

/** The same in a language, whose texts are loaded first. */
export const loadProblemText = async (options: LanguageOptions, problem: WalletProblem): Promise<string> =>
  problemText(await loadGroup('namespaces', options), problem)
