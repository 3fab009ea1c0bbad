import type { EIP1193Provider } from '@nomicfoundation/ignition-core'
import { type Hex, hexToBigInt, hexToNumber, keccak256, type LocalAccount } from 'viem'
import * as z from 'zod'
import type { ChainClient } from '../chain/openChain.ts'

const quantity = z.templateLiteral(['0x', z.string()]).transform((value) => hexToBigInt(value))
const hex = z.templateLiteral(['0x', z.string()])

/** The parameter that Ignition passes to `eth_sendTransaction`: a transaction without its signature. */
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

/** An EIP-1193 provider whose one account signs here and not in the node; so a hash is known before it is sent. */
export function createSigningProvider(
  client: ChainClient,
  account: LocalAccount,
  beforeSend: (nonce: number, hash: Hex) => Promise<void>,
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
    await beforeSend(request.nonce, keccak256(signed))
    return client.sendRawTransaction({ serializedTransaction: signed })
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
