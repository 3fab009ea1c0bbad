import {
  type Client,
  createClient,
  custom,
  type Hash,
  type TransactionReceipt,
  WaitForTransactionReceiptTimeoutError,
} from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'
import { isTransient } from './readNodeError.ts'

/** The pause before a node that had no answer is asked again, in milliseconds. */
const PAUSE = 1_000

export type WaitForReceiptParameters = {
  hash: Hash
  /** Blocks until it counts. @default 1 */
  confirmations?: number
  /** In milliseconds. @default 180_000 */
  timeout?: number
  /** Between two questions to a node without an answer, in milliseconds. @default 1_000 */
  pause?: number
}

/**
 * Waits for a transaction that was sent, or for what replaced it, and asks again while the node is behind, limited or out
 * of reach: what it cannot tell says nothing about the transaction.
 *
 * @throws {WaitForTransactionReceiptTimeoutError} it was not seen in time
 */
export function waitForReceipt(
  client: Client,
  { hash, confirmations = 1, timeout = 180_000, pause = PAUSE }: WaitForReceiptParameters,
): Promise<TransactionReceipt> {
  const end = Date.now() + timeout
  const request = async (parameters: Parameters<Client['request']>[0]) => {
    for (;;) {
      try {
        return await client.request(parameters)
      } catch (error) {
        if (!isTransient(error) || Date.now() >= end) throw error
      }
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  const { chain, pollingInterval, cacheTime } = client
  const transport = custom({ request }, { retryCount: 0 })
  const patient = createClient({ chain, transport, pollingInterval, cacheTime })
  return waitForTransactionReceipt(patient, { hash, confirmations, timeout }).catch((error: unknown) => {
    throw isTransient(error) ? new WaitForTransactionReceiptTimeoutError({ hash }) : error
  })
}
