import { causesOf } from './causesOf.ts'

/** EIP-1193's 4001, and 5000 and 5002 of paired wallets (CAIP-25). */
const REJECTED: readonly unknown[] = [4001, 5000, 5002]

/** Whether the user has rejected a request in the wallet. Wallets say it by a code, or by text alone. */
export const isRejection = (thrown: unknown): boolean =>
  causesOf(thrown).some(
    ({ code, message }) => REJECTED.includes(code) || /user rejected/i.test(String(message)),
  )
