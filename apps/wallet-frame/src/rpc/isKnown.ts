import type { Rpc } from './createRpc.ts'

/** True if any endpoint of the chain has the transaction, in a block or waiting for one. */
export async function isKnown(hash: `0x${string}`, { endpoints }: Rpc): Promise<boolean> {
  const answers = await Promise.allSettled(
    endpoints.map((endpoint) => endpoint('eth_getTransactionByHash', [hash])),
  )
  return answers.some(({ status, ...answer }) => {
    const value = (answer as { value?: { hash?: unknown } | null }).value
    return status === 'fulfilled' && typeof value?.hash === 'string' && value.hash.toLowerCase() === hash
  })
}
