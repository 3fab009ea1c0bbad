/** What a wallet says about calls that it sends as one (EIP-5792): their hash once they are in a block. */
export function readCalls(answer: unknown): 'pending' | { hash: unknown } {
  const { status, receipts } = (answer ?? {}) as { status?: unknown; receipts?: unknown }
  if (typeof status !== 'number' || status < 200) return 'pending'
  const receipt: unknown = Array.isArray(receipts) ? receipts.at(-1) : undefined
  return { hash: (receipt as { transactionHash?: unknown } | null | undefined)?.transactionHash }
}
