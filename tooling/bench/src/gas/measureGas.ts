import { startDevnet } from '@foyer/presale-operator/testing'
import type { Row } from '../row.ts'
import { buyerRows } from './buyerRows.ts'
import { createChainClient } from './chainClient.ts'
import { createCalls } from './createCalls.ts'
import { openSale, rewindToFirstPurchase } from './timeTravel.ts'
import { withdrawalRows } from './withdrawalRows.ts'

/** Gas of each call of buyers and settlers, as transactions of their own on the real contracts. */
export async function measureGas(onProgress: (message: string) => void): Promise<Row[]> {
  onProgress('Starting the chain with the contracts')
  const { rpcUrl, deployment, stop } = await startDevnet('whitelist')
  try {
    onProgress('Buying and withdrawing')
    const client = createChainClient(rpcUrl)
    const { presale } = deployment.contracts
    await rewindToFirstPurchase(client, presale)
    const calls = createCalls(client, deployment)
    const bought = await buyerRows(calls, () => openSale(client, presale))
    return [...bought, ...(await withdrawalRows(calls))]
  } finally {
    await stop()
  }
}
