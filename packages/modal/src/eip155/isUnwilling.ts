import { isRejection } from '../eip1193/isRejection.ts'

/** The method, its version or its chain is not supported, the user rejects the upgrade that it needs, or it is too much. */
const UNWILLING: readonly unknown[] = [4200, -32601, -32602, 5700, 5710, 5740, 5750, 5760]

/** Whether a wallet has certainly not sent the calls, and would send each by itself. */
export function isUnwilling(error: unknown): boolean {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown }
  if (isRejection(error)) return code === 5750
  return UNWILLING.includes(code) || /not supported|unsupported|not implemented/i.test(String(message))
}
