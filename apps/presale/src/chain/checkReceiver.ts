import { isTransient } from '@foyer/chain-kit'
import { type Address, parseAbi, zeroAddress } from 'viem'
import { getCode, readContract } from 'viem/actions'
import type { Runtime } from '../app/boot.ts'
import type { Order } from './calls.ts'
import { retrying } from './retrying.ts'
import { RefusedError } from './toFailure.ts'

const abi = parseAbi([
  'function onERC1155Received(address operator, address from, uint256 id, uint256 value, bytes data) returns (bytes4)',
])

/** The answer of a receiver that takes an item (ERC-1155). */
const ACCEPTED = '0xf23a6e61'

/**
 * Asks the code of an account, also one that its key has delegated to (EIP-7702), whether it takes the items of an order.
 *
 * @throws {RefusedError} it does not
 */
export async function checkReceiver(
  { client, config }: Pick<Runtime, 'client' | 'config'>,
  account: Address,
  { itemId, quantity }: Pick<Order, 'itemId' | 'quantity'>,
) {
  const { presale, genesisNft } = config.contracts
  const code = await retrying(() => getCode(client, { address: account }))
  if (code === undefined) return
  const answer = await retrying(() =>
    readContract(client, {
      account: genesisNft,
      address: account,
      abi,
      functionName: 'onERC1155Received',
      args: [presale, zeroAddress, BigInt(itemId), BigInt(quantity), '0x'],
    }),
  ).catch((error: unknown) => {
    if (isTransient(error)) throw error
    return undefined
  })
  if (answer !== ACCEPTED) throw new RefusedError({ name: 'WalletCannotReceive' })
}
