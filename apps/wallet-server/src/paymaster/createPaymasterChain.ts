import { type Address, createPublicClient, fallback, http } from 'viem'
import { entryPoint08Abi, entryPoint08Address } from 'viem/account-abstraction'
import { SponsorPaymaster } from '../generated/sponsorPaymaster.ts'

/** In milliseconds, for one try of one node. Wallets wait 10 s and more for the whole answer. */
const TIMEOUT = 4_000
/** Nodes limit how many blocks a request for logs may span. */
const SPAN = 4_000
/** Payments in older blocks are not looked for. Vouchers are valid for minutes. */
const MAX_SPANS = 5

export type PaidOperation = { sender: Address; nonce: bigint; cost: bigint }

/** Payments of EntryPoint since a block, up to the newest one. */
export type Payments = {
  paid: PaidOperation[]
  /** Operations before this block were not looked at. */
  from: number
  /** Of the newest block, in seconds. */
  timestamp: number
}

/** Reads what sponsoring operations on a chain needs, by the nodes of the project file. */
export function createPaymasterChain(rpcUrls: readonly string[]) {
  const client = createPublicClient({
    transport: fallback(rpcUrls.map((url) => http(url, { timeout: TIMEOUT, retryCount: 0 }))),
    cacheTime: 0,
  })
  const entryPoint = { abi: entryPoint08Abi, address: entryPoint08Address } as const

  /** Reads the deposit that a paymaster has left at EntryPoint, in wei. */
  const readDeposit = (paymaster: Address): Promise<bigint> =>
    client.readContract({ ...entryPoint, functionName: 'balanceOf', args: [paymaster] })

  return {
    readDeposit,

    /** The account as the chain has it now, and what gas costs. `nonce` is the next one of the same key. */
    async readAccount(sender: Address, nonce: bigint) {
      const [code, next, block, gasPrice] = await Promise.all([
        client.getCode({ address: sender }),
        client.readContract({ ...entryPoint, functionName: 'getNonce', args: [sender, nonce >> 64n] }),
        client.getBlock(),
        client.getGasPrice(),
      ])
      return {
        gasPrice,
        code: code ?? '0x',
        nonce: next,
        block: Number(block.number),
        timestamp: Number(block.timestamp),
      }
    },

    /** Operations that a paymaster has paid for since a block. */
    async readPayments(paymaster: Address, since: number): Promise<Payments> {
      const latest = await client.getBlock()
      const newest = Number(latest.number)
      const from = Math.max(since, newest - MAX_SPANS * SPAN + 1)
      const paid: PaidOperation[] = []
      for (let start = from; start <= newest; start += SPAN) {
        const events = await client.getContractEvents({
          ...entryPoint,
          eventName: 'UserOperationEvent',
          args: { paymaster },
          fromBlock: BigInt(start),
          toBlock: BigInt(Math.min(start + SPAN - 1, newest)),
          strict: true,
        })
        for (const { args } of events)
          paid.push({ sender: args.sender, nonce: args.nonce, cost: args.actualGasCost })
      }
      return { paid, from, timestamp: Number(latest.timestamp) }
    },

    /** Reads owner, signer, deposit and stake of a paymaster. Undefined where there is no paymaster. */
    async readStatus(paymaster: Address) {
      if ((await client.getCode({ address: paymaster })) === undefined) return undefined
      const contract = { abi: SponsorPaymaster.abi, address: paymaster } as const
      const [owner, signer, deposit, info] = await Promise.all([
        client.readContract({ ...contract, functionName: 'owner' }),
        client.readContract({ ...contract, functionName: 'signer' }),
        readDeposit(paymaster),
        client.readContract({ ...entryPoint, functionName: 'getDepositInfo', args: [paymaster] }),
      ])
      return { owner, signer, deposit, stake: info.stake }
    },
  }
}
