import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import { OTHER_ACCOUNT } from '@foyer/embedded-wallet-frame/protocol'

/**
 * The text to sign and the account, in the order of the method. Dapps also write them the other way round.
 *
 * @throws {ReplyError} neither is the account
 */
export function orderParams(method: string, [first, second]: unknown[], account: string): unknown[] {
  const isAccount = (value: unknown) =>
    typeof value === 'string' && value.toLowerCase() === account.toLowerCase()
  const [signer, other] = method === 'personal_sign' ? [second, first] : [first, second]
  if (isAccount(signer)) return [first, second]
  if (isAccount(other)) return [second, first]
  throw new ReplyError(OTHER_ACCOUNT)
}
