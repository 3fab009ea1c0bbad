import { type Account, type Address, createTestClient, custom, type Hex } from 'viem'
import type { Call } from '../chain/call.ts'
import type { ChainClient } from '../chain/openChain.ts'
import { sendCall } from '../chain/sendCall.ts'

/** Powers over a development chain: its clock, its balances, its code. */
export function createDevnetClient(client: ChainClient) {
  const test = createTestClient({ mode: 'anvil', chain: client.chain, transport: custom(client) })

  return {
    client,
    send: (account: Account, call: Call) => sendCall(client, account, call),
    setCode: (address: Address, bytecode: Hex) => test.setCode({ address, bytecode }),
    setBalance: (address: Address, value: bigint) => test.setBalance({ address, value }),

    /** Moves the clock on and mines a block at that time. The clock never goes back: a past time changes nothing. */
    async advanceTo(timestamp: number): Promise<void> {
      const { timestamp: now } = await client.getBlock()
      if (now >= BigInt(timestamp)) return
      await test.setNextBlockTimestamp({ timestamp: BigInt(timestamp) })
      await test.mine({ blocks: 1 })
    },
  }
}

export type DevnetClient = ReturnType<typeof createDevnetClient>
