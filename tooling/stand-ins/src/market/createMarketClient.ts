import {
  type Abi,
  type Account,
  type Address,
  createTestClient,
  type Hex,
  http,
  publicActions,
  walletActions,
} from 'viem'
import { marketAccount } from './accounts.ts'
import type { Artifact } from './artifacts.ts'

export type Call = {
  address: Address
  abi: Abi
  functionName: string
  args: readonly unknown[]
  value?: bigint
}

export type MarketClient = ReturnType<typeof createMarketClient>

export type CreateMarketClientParameters = {
  /** An anvil on this machine. */
  rpcUrl: string
  chainId: number
}

/** Sends transactions of the market's accounts to a development chain, and waits until they are mined. */
export function createMarketClient({ rpcUrl, chainId }: CreateMarketClientParameters) {
  const client = createTestClient({
    mode: 'anvil',
    chain: {
      id: chainId,
      name: 'Development',
      nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
      rpcUrls: { default: { http: [rpcUrl] } },
    },
    transport: http(rpcUrl),
    pollingInterval: 50,
  })
    .extend(publicActions)
    .extend(walletActions)

  async function confirm(hash: Hex) {
    const receipt = await client.waitForTransactionReceipt({ hash })
    if (receipt.status !== 'success') throw new Error(`The transaction ${hash} of the market reverted.`)
    return receipt
  }

  return {
    client,
    async deploy({ abi, bytecode }: Artifact, args: readonly unknown[]): Promise<Address> {
      const hash = await client.deployContract({ account: marketAccount(), abi: abi as Abi, bytecode, args })
      const { contractAddress } = await confirm(hash)
      if (!contractAddress) throw new Error('The transaction of the market created no contract.')
      return contractAddress
    },
    async send(call: Call, account: Account = marketAccount()) {
      await confirm(await client.writeContract({ ...call, account }))
    },
  }
}
