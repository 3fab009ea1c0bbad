import { isRejection, levelsOf } from '../eip1193/isRejection.ts'

/** The user rejects the upgrade of the account that the calls need: the wallet may be asked for each by itself. */
const UPGRADE_REJECTED = 5750

/** The method, its version or its chain is not supported, the user rejects the upgrade that it needs, or it is too much. */
const UNWILLING: readonly unknown[] = [4200, -32601, -32602, 5700, 5710, 5740, UPGRADE_REJECTED, 5760]

/** The words of wallets, and of the libraries that drive them, for a method that they do not have. */
const UNKNOWN_METHOD =
  /unsupported|not (supported|implemented)|does not exist|(unknown|unauthorized) method|invalid\. request\(\) method/i

/**
 * Tells by what `wallet_sendCalls` rejected with that the wallet has certainly not sent the calls, and may send each by
 * itself: it does not know the method, or does not do what was asked (EIP-5792). False for a rejection by the user, other
 * than that of an upgrade of the account.
 */
export function areCallsRefused(error: unknown): boolean {
  const levels = levelsOf(error)
  if (isRejection(error)) return levels.some(({ code }) => code === UPGRADE_REJECTED)
  return levels.some(({ code, message }) => UNWILLING.includes(code) || UNKNOWN_METHOD.test(String(message)))
}
