import { ReplyError } from '@foyer/embedded-wallet-frame/host'

const QUANTITY = /^0x[\da-f]{1,64}$/i

/** Reads a JSON-RPC quantity. Undefined for a value that is not one. */
export function toBigInt(value: unknown): bigint | undefined {
  return typeof value === 'string' && QUANTITY.test(value) ? BigInt(value) : undefined
}

/**
 * Reads a quantity that an endpoint answered.
 *
 * @throws {ReplyError} the value is not a quantity
 */
export function quantity(value: unknown): bigint {
  const amount = toBigInt(value)
  if (amount === undefined) throw new ReplyError('The network gave an answer that cannot be used')
  return amount
}

export const toHex = (value: bigint | number): `0x${string}` => `0x${value.toString(16)}`
