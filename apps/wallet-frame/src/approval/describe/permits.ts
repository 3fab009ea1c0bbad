import { ADDRESS, sameAddress, type ValueNode } from './values.ts'
import { isUnlimited, type Warning } from './warnings.ts'

/** The same on every chain. */
export const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

/** Somebody who may spend a token when this is signed, with no transaction of the user's. */
export type Permit = {
  token: string
  spender: string
  /** Undefined: everything, as long as it is not revoked. */
  amount?: bigint | undefined
  /** In seconds since 1970, of the spending itself where it is limited. */
  deadline?: bigint | undefined
}

type Fields = Record<string, unknown>

/** Signed orders of exchanges: whoever has one can take what it offers. */
const ORDERS =
  /^(OrderComponents|BulkOrder|Order|LimitOrder|RfqOrder|MakerOrder|Maker|Listing|ERC721Order|ERC1155Order|OrderParameters)$/

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown) => (Array.isArray(value) ? value : [value]).filter(isFields)
const addressOf = (value: unknown) => (typeof value === 'string' && ADDRESS.test(value) ? value : undefined)

function amountOf(value: unknown): bigint | undefined {
  try {
    return typeof value === 'string' ? BigInt(value) : undefined
  } catch {
    return undefined
  }
}

const toFields = (nodes: readonly ValueNode[]): Fields =>
  Object.fromEntries(nodes.map((node) => [node.name, toValue(node)]))

function toValue(node: ValueNode): unknown {
  if ('value' in node) return node.value
  return node.type.endsWith(']') ? node.children.map(toValue) : toFields(node.children)
}

/** Finds who may spend what in a message of typed data as it is signed, by the shapes of ERC-2612, DAI and Permit2. */
export function readPermits(primaryType: string, contract: string | undefined, signed: readonly ValueNode[]) {
  const message = toFields(signed)
  const permits: Permit[] = []
  const warnings: Warning[] = []
  const add = (token: unknown, spender: unknown, amount: unknown, deadline: unknown) => {
    const [tokenAddress, spenderAddress] = [addressOf(token), addressOf(spender)]
    if (tokenAddress === undefined || spenderAddress === undefined) return
    permits.push({
      token: tokenAddress,
      spender: spenderAddress,
      amount: amountOf(amount),
      deadline: amountOf(deadline),
    })
  }

  const isPermit2 =
    sameAddress(contract, PERMIT2) ||
    /^Permit(Single|Batch|(Batch)?(Witness)?TransferFrom)$/.test(primaryType)
  if (isPermit2) {
    warnings.push('permit2')
    for (const { token, amount, expiration } of listOf(message.details))
      add(token, message.spender, amount, expiration)
    for (const { token, amount } of listOf(message.permitted))
      add(token, message.spender, amount, message.deadline)
  } else if (/^Permit/.test(primaryType)) {
    warnings.push('permit')
    // DAI's allows everything or nothing.
    const isAll = 'allowed' in message
    add(
      contract,
      message.spender,
      isAll ? undefined : message.value,
      isAll ? message.expiry : message.deadline,
    )
    if (isAll && message.allowed === 'true') warnings.push('unlimited')
  }
  if (permits.some(({ amount }) => amount !== undefined && isLimitless(amount, isPermit2)))
    warnings.push('unlimited')
  // ERC-3009: whoever has it moves the tokens.
  if (/^(Transfer|Receive)WithAuthorization$/.test(primaryType)) warnings.push('permit')
  if (ORDERS.test(primaryType)) warnings.push('order')
  return { permits, warnings }
}

/** Amounts of Permit2 have 160 bits. */
const isLimitless = (amount: bigint, isPermit2: boolean) =>
  isUnlimited(amount) || (isPermit2 && amount === 2n ** 160n - 1n)
