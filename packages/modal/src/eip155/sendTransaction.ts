import type { TransactionParameters } from '@foyer/modal-core'
import { AccountChangedError } from '@foyer/modal-core/page'
import { type Eip1193Provider, toChainId } from '../eip1193/provider.ts'
import { toTransaction } from './toTransaction.ts'

/**
 * Has the wallet send a transaction, if it still has the account and is on the network: it may have switched either
 * without an event. The answer is not checked.
 */
export async function sendTransaction(
  provider: Eip1193Provider,
  parameters: TransactionParameters,
): Promise<string> {
  const { address, network } = parameters
  const accounts = await provider.request({ method: 'eth_accounts' })
  const chainId = toChainId(await provider.request({ method: 'eth_chainId' }))
  const isShared =
    Array.isArray(accounts) && accounts.some((one) => String(one).toLowerCase() === address.toLowerCase())
  if (!isShared || chainId !== network.id) throw new AccountChangedError()
  const transaction = { ...toTransaction(parameters), chainId: `0x${chainId.toString(16)}` }
  return (await provider.request({ method: 'eth_sendTransaction', params: [transaction] })) as string
}
