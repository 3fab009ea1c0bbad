/** The statuses of wallets that are older than EIP-5792's numbers. */
const OLDER = new Map<string, number>([
  ['PENDING', 100],
  ['CONFIRMED', 200],
  ['FAILED', 400],
])

/** Reads a wallet's status of calls that it sends as one (EIP-5792): their hash once they are in a block. */
export function readCalls(answer: unknown): 'pending' | { hash: unknown } {
  const { status, receipts } = (answer ?? {}) as { status?: unknown; receipts?: unknown }
  const code =
    OLDER.get(String(status).toUpperCase()) ?? (typeof status === 'object' ? Number.NaN : Number(status))
  if (!(code >= 200)) return 'pending'
  const receipt: unknown = Array.isArray(receipts) ? receipts.at(-1) : undefined
  return { hash: (receipt as { transactionHash?: unknown } | null | undefined)?.transactionHash }
}
