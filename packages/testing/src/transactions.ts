import type { Hash, LocalAccount } from 'viem'
import * as z from 'zod/mini'
import type { Accounts } from './accounts.ts'
import type { Chains } from './chains.ts'
import { createSender } from './createSender.ts'
import { invalidParams, toProviderError } from './errors.ts'
import { addressSchema, chainIdSchema, hexSchema, parseParams, quantitySchema } from './params.ts'
import type { Ask } from './prompt.ts'
import type { Queue } from './queue.ts'

const transactionSchema = z.object({
  from: addressSchema,
  to: z.nullish(addressSchema),
  data: z.optional(hexSchema),
  input: z.optional(hexSchema),
  value: z.optional(quantitySchema),
  gas: z.optional(quantitySchema),
  gasPrice: z.optional(quantitySchema),
  maxFeePerGas: z.optional(quantitySchema),
  maxPriorityFeePerGas: z.optional(quantitySchema),
  nonce: z.optional(quantitySchema),
  chainId: z.optional(chainIdSchema),
})
const sendTransactionSchema = z.tuple([transactionSchema], z.unknown())

type Transaction = z.output<typeof transactionSchema>

/** The method that signs a transaction with the account's key and sends it as a raw transaction. */
export function createTransactions(options: { accounts: Accounts; chains: Chains; enqueue: Queue }) {
  const { accounts, chains, enqueue } = options

  async function send(account: LocalAccount, transaction: Transaction): Promise<Hash> {
    const client = await createSender(account, chains)
    const { from: _, input, data = input, nonce, ...rest } = transaction
    const request = { ...rest, data, nonce: nonce === undefined ? undefined : Number(nonce) }
    return client.sendTransaction(request as Parameters<typeof client.sendTransaction>[0])
  }

  return {
    methods: {
      async eth_sendTransaction(params: unknown, ask: Ask) {
        const [transaction] = parseParams('eth_sendTransaction', sendTransactionSchema, params)
        const account = accounts.authorize('eth_sendTransaction', transaction.from)
        const { chainId } = transaction
        if (chainId !== undefined && chainId !== chains.current())
          throw invalidParams(
            'eth_sendTransaction',
            `chainId is ${chainId}, the wallet is on ${chains.current()}`,
          )
        const sendOne = () =>
          enqueue(() => send(account, transaction)).catch((error) => Promise.reject(toProviderError(error)))
        return ask(sendOne, { replaceable: true })
      },
    },
  }
}
