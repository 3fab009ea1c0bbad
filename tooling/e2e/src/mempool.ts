import type { TestDevnet } from '@foyer/presale-operator/testing'
import type { Address, Hex, LocalAccount } from 'viem'
import { createWalletClient, http } from 'viem'

/** More than any node requires to replace a waiting transaction. */
const HIGHER_FEE = { maxFeePerGas: 100_000_000_000n, maxPriorityFeePerGas: 50_000_000_000n }

type Waiting = { nonce: Hex; to: Address; input: Hex; gas: Hex }

/** Speeds up or cancels waiting transactions as a wallet does, and mines blocks when the test says so. */
export function createMempool({ rpc, rpcUrl, client, mine }: TestDevnet) {
  const wallet = (account: LocalAccount) =>
    createWalletClient({ account, chain: client.chain, transport: http(rpcUrl) })

  async function waiting({ address }: LocalAccount): Promise<Waiting | undefined> {
    const { pending } = (await rpc('txpool_content')) as { pending: Record<Address, Record<string, Waiting>> }
    const found = Object.entries(pending).find(([from]) => from.toLowerCase() === address.toLowerCase())
    return Object.values(found?.[1] ?? {})[0]
  }

  async function replace(account: LocalAccount, change: (waiting: Waiting) => { to: Address; data?: Hex }) {
    const found = await waiting(account)
    if (found === undefined) throw new Error('No transaction of the account waits.')
    return wallet(account).sendTransaction({
      ...change(found),
      ...HIGHER_FEE,
      nonce: Number(found.nonce),
      gas: BigInt(found.gas),
    })
  }

  return {
    waiting,
    /** Transactions wait from now on. */
    hold: () => rpc('evm_setAutomine', false),
    /** Blocks are mined again; what waits is mined and finalized. */
    async release() {
      await rpc('evm_setAutomine', true)
      await mine(4)
    },
    /** Sends the waiting transaction again with a higher fee. Resolves with the new hash. */
    speedUp: (account: LocalAccount) => replace(account, ({ to, input }) => ({ to, data: input })),
    /** Sends an empty transaction with the same nonce and a higher fee. Resolves with its hash. */
    cancel: (account: LocalAccount) => replace(account, () => ({ to: account.address })),
  }
}
