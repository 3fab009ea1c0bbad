import type { Options, WalletProblem } from '@foyer/modal-core'
import { BaseError, UserRejectedError } from '@foyer/modal-core/page'

/**
 * The text about an error that a wallet outside EVM has caused, in the user's language: what has happened, and what to
 * do. Undefined for any other error.
 *
 * @example
 * await wallet.signPsbt({ psbt, signInputs }).catch(async (error) => {
 *   alert((await explainWalletError(error, { locale: 'ja' })) ?? error.message)
 * })
 */
export async function explainWalletError(
  error: unknown,
  { locale = 'en', languages }: Partial<Pick<Options, 'locale' | 'languages'>> = {},
): Promise<string | undefined> {
  const problem = problemOf(error)
  if (problem === undefined) return undefined
  const { loadProblemText } = await import('@foyer/modal-ui/namespaces')
  return loadProblemText({ locale, languages }, problem)
}

/** The failure that an error names. Those around it, such as `ConnectError`, have it as their cause. */
function problemOf(error: unknown): WalletProblem | undefined {
  if (error instanceof UserRejectedError) return { code: 'rejected', wallet: '', network: '' }
  if (error instanceof BaseError && error.problem !== undefined) return error.problem
  const { cause } = Object(error) as { cause?: unknown }
  return cause instanceof BaseError ? problemOf(cause) : undefined
}
