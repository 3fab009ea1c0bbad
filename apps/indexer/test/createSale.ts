import { type Address, type Hex, keccak256, padHex, parseUnits, stringToHex, toHex } from 'viem'
import { type SaleEvent, saleEvents } from './saleEvents.ts'

export const TOKENS = [
  { symbol: 'USDT', address: account(0x5e_00_01), decimals: 18 },
  { symbol: 'USDC', address: account(0x5e_00_02), decimals: 18 },
] as const satisfies { symbol: string; address: Address; decimals: number }[]

/** Belongs to no inviter, and earns nothing. */
export const ROOT = account(0x12_00)

const YES_PER_UNIT = parseUnits('1000', 18)
const PRICE = parseUnits('0.1', 18)
const ONE_TOKEN = parseUnits('1', 18)

/** The address that ends with this number. */
export function account(number: number): Address {
  return padHex(toHex(number), { size: 20 })
}

export type BuyParameters = { buyer: Address; itemId?: number; quantity?: number; payToken?: Address }

/**
 * Simulates the logs of a sale, with the contracts' arithmetic (10 % or 20 % for the inviter, 5 % and one token per withdrawal)
 * but none of their checks. Each function returns the events of one call.
 */
export function createSale() {
  const inviters = new Map<Address, Address>()
  const directCounts = new Map<Address, number>()
  const requests = new Map<bigint, { user: Address; token: Address; net: bigint; gasFee: bigint }>()
  const nonces = new Map<Hex, number>()
  let purchases = 0n
  let codes = 0

  const nextCode = (): Hex => stringToHex((++codes).toString().padStart(8, '0'), { size: 8 })
  const codesOf = new Map<Address, Hex>([[ROOT, nextCode()]])

  return {
    bind(user: Address, inviter: Address = ROOT): SaleEvent[] {
      const directCount = (directCounts.get(inviter) ?? 0) + 1
      const code = nextCode()
      directCounts.set(inviter, directCount)
      inviters.set(user, inviter)
      codesOf.set(user, code)
      return [
        saleEvents.inviterBound({
          user,
          inviter,
          code,
          inviterCode: codesOf.get(inviter) ?? '0x',
          directCount,
        }),
      ]
    },

    buy({ buyer, itemId = 1, quantity = 1, payToken = TOKENS[0].address }: BuyParameters): SaleEvent[] {
      const inviter = inviters.get(buyer) ?? ROOT
      const yesAmount = YES_PER_UNIT * BigInt(quantity)
      const cost = (yesAmount * PRICE) / ONE_TOKEN
      const percent = inviter === ROOT ? 0n : directCounts.get(inviter) === 1 ? 10n : 20n
      const reward = (cost * percent) / 100n
      purchases += 1n
      const purchased = saleEvents.purchased({
        purchaseId: purchases,
        buyer,
        inviter,
        itemId,
        quantity,
        payToken,
        cost,
        yesAmount,
        price: PRICE,
        reward,
      })
      if (reward === 0n) return [purchased]
      return [saleEvents.rewardCredited({ user: inviter, token: payToken, amount: reward }), purchased]
    },

    withdraw(user: Address, amount: bigint, token: Address = TOKENS[0].address): SaleEvent[] {
      const id = BigInt(requests.size + 1)
      const fee = (amount * 5n + 99n) / 100n
      const gasFee = ONE_TOKEN
      const net = amount - fee - gasFee
      requests.set(id, { user, token, net, gasFee })
      return [saleEvents.withdrawalRequested({ id, user, token, amount, fee, gasFee, net })]
    },

    /** Schedules the call `data`, or the same call once more. */
    schedule(data: Hex, schedule = 1_760_000_000): SaleEvent[] {
      const operationId = keccak256(data)
      const nonce = (nonces.get(operationId) ?? 0) + 1
      nonces.set(operationId, nonce)
      const [caller, target] = [account(0xad_01), account(0xc0_01)]
      return [saleEvents.operationScheduled({ operationId, nonce, schedule, caller, target, data })]
    },

    /** Executes or cancels what was last scheduled with this `data`. */
    close(data: Hex, how: 'Executed' | 'Canceled'): SaleEvent[] {
      const operationId = keccak256(data)
      return [saleEvents[`operation${how}`]({ operationId, nonce: nonces.get(operationId) ?? 0 })]
    },

    grant(roleId: bigint, account: Address, delay = 0): SaleEvent[] {
      return [saleEvents.roleGranted({ roleId, account, delay, since: 1, newMember: true })]
    },

    revoke(roleId: bigint, account: Address): SaleEvent[] {
      return [saleEvents.roleRevoked({ roleId, account })]
    },

    settle(id: bigint, settler: Address = account(0x4e_e9)): SaleEvent[] {
      const request = requests.get(id)
      if (request === undefined) throw new Error(`There is no withdrawal ${id}.`)
      const { user, token, net, gasFee } = request
      const received = settler === user ? net + gasFee : net
      return [saleEvents.withdrawalSettled({ id, user, token, settler, received })]
    },
  }
}
