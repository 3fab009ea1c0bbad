import { askWallet, readFailure } from '../connections/askWallet.ts'

/** The WBIPs' code for a refusal. */
const REFUSALS = [-32000]
/** No such method, or not with these parameters. */
const LACKS: readonly unknown[] = [-32601, -32602, 4200]

/** True if a wallet says that it has not what was asked for, be it in an error of ours or not. */
export const isMissing = (error: unknown) =>
  [error, Object(error).cause].some((cause) => LACKS.includes(readFailure(cause).code))

/** @throws {UserRejectedError} the user refused */
export const askBitcoin = <answer>(ask: () => answer) => askWallet(ask, REFUSALS)
