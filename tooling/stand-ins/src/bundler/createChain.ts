import {
  createPublicClient,
  createWalletClient,
  defineChain,
  type Hex,
  http,
  publicActions,
  type StateOverride,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

export type CreateChainParameters = {
  rpcUrl: string
  chainId: number
  /** Pays for the transactions, and is paid back by EntryPoint. */
  privateKey: Hex
}

/** The chain that operations are sent to. */
export function createChain({ rpcUrl, chainId, privateKey }: CreateChainParameters) {
  const chain = defineChain({
    id: chainId,
    name: `Chain ${chainId}`,
    nativeCurrency: { name: 'Native', symbol: 'NATIVE', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  })
  const account = privateKeyToAccount(privateKey)
  const transport = http(rpcUrl)
  return {
    account,
    wallet: createWalletClient({ account, chain, transport }).extend(publicActions),
    /** Asks in the name of others. */
    reader: createPublicClient({ chain, transport }),
  }
}

export type Chain = ReturnType<typeof createChain>

/** The account as it is once its delegation is in a block. */
export const delegated = (address: Hex, delegate: Hex): StateOverride => [
  { address, code: `0xef0100${delegate.slice(2)}` },
]
