import type { Address, Client } from 'viem'
import { call } from 'viem/actions'
import { decodeText } from './decodeText.ts'

/** `symbol()` */
const SYMBOL = '0x95d89b41'

/**
 * A token's own symbol, in any of the ways in which tokens say it. Undefined where the contract says none.
 *
 * @throws the contract reverts, or the node does not answer
 */
export async function readSymbol(client: Client, token: Address): Promise<string | undefined> {
  const { data } = await call(client, { to: token, data: SYMBOL })
  return decodeText(data)
}
