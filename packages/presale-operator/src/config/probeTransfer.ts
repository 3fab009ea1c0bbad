import { probeCodes } from '@foyer/presale-contracts/codes'
import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  hexToBigInt,
  keccak256,
  numberToHex,
  parseAbi,
  toHex,
} from 'viem'
import type { ChainClient } from '../chain/openChain.ts'

// Two addresses that nobody uses, for the length of one eth_call.
export const PROBE: Address = '0x00000000000000000000000000000000c0ffee01'
export const RECIPIENT: Address = '0x00000000000000000000000000000000c0ffee02'

const probeAbi = parseAbi([
  'function probe(address token, address to, uint256 amount) returns (uint256 received)',
])

/** Storage slot of OpenZeppelin's upgradeable ERC-20: ERC-7201, namespace `openzeppelin.storage.ERC20`. */
const NAMESPACED_SLOT =
  hexToBigInt(
    keccak256(numberToHex(hexToBigInt(keccak256(toHex('openzeppelin.storage.ERC20'))) - 1n, { size: 32 })),
  ) & ~0xffn

/** Slots of the mappings of balances and allowances that are tried: plain contracts, and those behind a proxy. */
export const MAPPING_SLOTS: readonly bigint[] = [
  ...Array.from({ length: 101 }, (_, index) => BigInt(index)),
  NAMESPACED_SLOT,
  NAMESPACED_SLOT + 1n,
]

/** Storage slot of an account's entry in a mapping at `slot`. */
export const mappingKey = (account: Address, slot: bigint) =>
  keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [account, slot]))

/**
 * Simulates a transfer of one token from an address that owns none, whose balance is overridden for the call.
 *
 * @returns what arrived of `amount`; `undefined` when the balance cannot be overridden, so that nothing is known
 */
export async function probeTransfer(
  client: ChainClient,
  token: Address,
  amount: bigint,
): Promise<bigint | undefined> {
  const slot = await findBalanceSlot(client, token, amount)
  if (slot === undefined) return undefined
  const { data } = await client.call({
    to: PROBE,
    data: encodeFunctionData({ abi: probeAbi, functionName: 'probe', args: [token, RECIPIENT, amount] }),
    stateOverride: [{ address: PROBE, code: probeCodes.TransferProbe }, balanceOverride(token, slot, amount)],
  })
  return hexToBigInt(data ?? '0x0')
}

async function findBalanceSlot(client: ChainClient, token: Address, amount: bigint) {
  for (const slot of MAPPING_SLOTS) {
    const balance = await client.readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [PROBE],
      stateOverride: [balanceOverride(token, slot, amount)],
    })
    if (balance === amount) return slot
  }
  return undefined
}

function balanceOverride(token: Address, slot: bigint, amount: bigint) {
  return {
    address: token,
    stateDiff: [{ slot: mappingKey(PROBE, slot), value: numberToHex(amount, { size: 32 }) }],
  }
}
