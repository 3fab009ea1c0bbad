import { waitForReceipt } from '@foyer/chain-kit'
import {
  type Account,
  type Address,
  createWalletClient,
  custom,
  type Hex,
  type TransactionReceipt,
} from 'viem'
import { SaleError } from '../errors.ts'
import type { Call } from './call.ts'
import { explainRevert } from './explainRevert.ts'
import { assertChain, type ChainClient } from './openChain.ts'

/** A contract refused a call, before or after it was sent. */
export class CallError extends SaleError {
  override name = 'CallError'
}

/**
 * Runs a call without sending it.
 *
 * @throws {CallError} with the contract's own reason
 */
export async function simulateCall(client: ChainClient, from: Address, call: Call): Promise<Hex> {
  const result = await client
    .call({ account: from, to: call.to, data: call.data })
    .catch((cause: unknown) => {
      const reason = explainRevert(cause)
      if (reason === undefined) throw cause
      throw new CallError(`${call.functionName} would be refused: ${reason}.`, {
        details: [`from ${from}`, `to   ${call.to}`],
        remedy: 'look the reason up in the table of errors; nothing was sent',
        docs: 'errors-of-the-contracts',
        cause,
      })
    })
  return result.data ?? '0x'
}

/**
 * Simulates, signs, sends, and waits until the transaction is mined.
 *
 * @throws {CallError} refused, or mined and reverted
 */
export async function sendCall(
  client: ChainClient,
  account: Account,
  call: Call,
): Promise<TransactionReceipt> {
  await assertChain(client)
  await simulateCall(client, account.address, call)
  const wallet = createWalletClient({ account, chain: client.chain, transport: custom(client) })
  const hash = await wallet.sendTransaction({ to: call.to, data: call.data })
  const receipt = await waitForReceipt(client, { hash }).catch((cause: unknown) => {
    throw new CallError(`${call.functionName} was sent, but it is not known whether it was mined.`, {
      details: [`transaction ${hash}`],
      remedy: 'look the transaction up before you run the command again',
      docs: 'when-something-fails',
      cause,
    })
  })
  if (receipt.status === 'success') return receipt
  throw new CallError(`${call.functionName} was mined but reverted.`, {
    details: [`transaction ${hash}`],
    remedy: 'the state changed between simulation and mining; run the command again',
    docs: 'errors-of-the-contracts',
  })
}
