import { startStack } from '@foyer/devstack'
import type { Row } from '../row.ts'
import { buyerRows } from './buyerRows.ts'
import { createChainClient } from './chainClient.ts'
import { createCalls } from './createCalls.ts'
import { openSale, rewindToFirstPurchase } from './timeTravel.ts'
import { withdrawalRows } from './withdrawalRows.ts'

/** Gas of each call of buyers and settlers, as transactions of their own on the real contracts. */
export async function measureGas(onProgress: (message: string) => void): Promise<Row[]> {
  onProgress('Starting the chain with the contracts')
  const stack = await startStack({ scenario: 'whitelist' })
  try {
    const client = createChainClient(stack.addresses.rpc)
    const { presale } = stack.config.contracts
    const calls = createCalls(client, stack.config)

    onProgress('Buying and withdrawing')
    await rewindToFirstPurchase(client, presale)
    const bought = await buyerRows(calls, () => openSale(client, presale))
    return [...bought, ...(await withdrawalRows(calls))]
  } finally {
    await stack.stop()
  }
}
