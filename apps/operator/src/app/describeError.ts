import { causesOf, isTransient } from '@foyer/chain-kit'
import { explainRevert, SaleError } from '@foyer/presale-operator'
import { SiteError } from '@foyer/site-kit/errors'
import { BaseError, UserRejectedRequestError } from 'viem'

/** The texts of an error for people. */
export type Described = {
  message: string
  details: readonly string[]
  remedy?: string
  /** The wallet may have sent what it was asked for, or may do so yet. */
  isUnanswered?: true
}

/** The code of a request to a paired wallet that expired without an answer. */
const EXPIRED = 8000

/** Anything thrown, as what happened, context, and what to do. */
export function describeError(error: unknown): Described {
  if (error instanceof SaleError)
    return { message: error.shortMessage, details: error.details, remedy: inConsole(error.remedy) }
  if (error instanceof SiteError)
    return { message: error.message, details: error.details, remedy: error.remedy }
  const reason = explainRevert(error)
  if (reason !== undefined)
    return {
      message: `The contracts refuse it: ${reason}.`,
      details: [],
      remedy: 'look the reason up in docs/operator.md',
    }
  const causes = causesOf(error)
  if (causes.some(({ code }) => code === EXPIRED))
    return {
      message: 'The wallet did not answer in time.',
      details: [],
      remedy: 'look into the wallet: what it sends later is shown here',
      isUnanswered: true,
    }
  if (!(error instanceof BaseError)) return { message: String(error), details: [] }
  if (error.walk((cause) => cause instanceof UserRejectedRequestError || isRejection(cause)) !== null)
    return { message: 'You have canceled the transaction.', details: [] }
  // After the wallet was asked, a connection that failed leaves open what it has sent.
  const isUnanswered = isTransient(error)
  return {
    message: error.shortMessage,
    details: [],
    ...(isUnanswered
      ? { remedy: 'try again', isUnanswered }
      : { remedy: 'try again; nothing was left half-done' }),
  }
}

/** The command line's advice in words of the console, which has a configuration and buttons, and neither flags nor commands. */
function inConsole(remedy: string) {
  if (/--(rpc|network)\b/.test(remedy))
    return 'try again; if the error persists, name another RPC endpoint in /config.json'
  return remedy
    .replace(/run the (same )?command again/, 'press the button again')
    .replace('for this command', 'for this change')
    .replace('then run `presale config check` again', 'then choose the file again')
}

function isRejection(cause: unknown) {
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 4001
}
