import { type Address, isAddressEqual } from 'viem'
import type { AppConfig } from './schema.ts'

/** A payment token as the configuration has it, if it does. */
export function findToken({ tokens }: Pick<AppConfig, 'tokens'>, token: Address) {
  return tokens.find(({ address }) => isAddressEqual(address, token))
}
