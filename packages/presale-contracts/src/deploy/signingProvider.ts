import type { EIP1193Provider } from '@nomicfoundation/ignition-core'
import { type Hex, hexToBigInt, hexToNumber, type LocalAccount } from 'viem'
import * as z from 'zod'
import type { ChainClient } from '../chain/openChain.ts'

const quantity = z.templateLiteral(['0x', z.string()]).transform((value) => hexToBigInt(value))
const hex = z.templateLiteral(['0x', z.string()])

/** What Ignition passes to `eth_sendTransaction`: everything is decided, only the signature is missing. */
const transactionSchema = z.object({
  to: hex.optional(),
  data: hex.optional(),
  value: quantity.optional(),
  gas: quantity,
  nonce: hex.transform((value) => hexToNumber(value)),
  gasPrice: quantity.optional(),
  maxFeePerGas: quantity.optional(),
  maxPriorityFeePerGas: quantity.optional(),
})

/** An EIP-1193 provider whose one account signs here and not in the node. */
export function createSigningProvider(
  client: ChainClient,
  account: LocalAccount,
  onTransaction: (hash: Hex) => void,
): EIP1193Provider {
  async function sendTransaction(params: unknown): Promise<Hex> {
    const [request] = z.tuple([transactionSchema]).parse(params)
    const { gasPrice, maxFeePerGas, maxPriorityFeePerGas, ...common } = request
    const signed = await account.signTransaction({
      ...common,
      chainId: client.chain.id,
      ...(gasPrice === undefined
        ? { type: 'eip1559', maxFeePerGas, maxPriorityFeePerGas }
        : { type: 'legacy', gasPrice }),
    })
    const hash = await client.sendRawTransaction({ serializedTransaction: signed })
    onTransaction(hash)
    return hash
  }

  return {
    async request({ method, params }) {
      if (method === 'eth_accounts') return [account.address]
      if (method === 'eth_sendTransaction') return sendTransaction(params)
      // Any other method goes to the node as it is; viem types only the methods it knows.
      return client.request({ method, params } as Parameters<typeof client.request>[0])
    },
  }
}
