import type { GetBalancesParameters, TokenBalance } from '@foyer/modal-core'
import { blake2b } from '@noble/hashes/blake2'
import { fromHex, toHex } from '../encoding/hex.ts'
import { createNodes } from '../rpc/createNodes.ts'
import { rpcOf } from '../rpc/rpcOf.ts'
import { toAccountId } from './toAccountId.ts'

/** `twox128('System')` and `twox128('Account')`. */
const SYSTEM_ACCOUNT = '26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'
/** Four counters of four bytes, and what is free: 128 bits, the lowest byte first. */
const FREE = [16, 32] as const
/** Networks have the first characters of their genesis as their id. */
const ID_LENGTH = 32

/**
 * Creates what reads how much of the network's own currency an account has. It asks the network's `rpcUrls`, after they have
 * said which network they serve.
 */
export function createBalanceReader() {
  const nodeOf = createNodes({
    toNode: rpcOf,
    isOf: async (ask, { id }) => String(await ask('chain_getBlockHash', [0])).slice(2, 2 + ID_LENGTH) === id,
  })

  return async ({ address, network }: GetBalancesParameters): Promise<readonly TokenBalance[]> => {
    const account = toAccountId(address)
    if (account === undefined) throw new Error('The address is not a Polkadot address')
    const request = await nodeOf(network)
    const hash = blake2b(account, { dkLen: 16 })
    const key = `0x${SYSTEM_ACCOUNT}${toHex(hash).slice(2)}${toHex(account).slice(2)}`
    const value = await request('state_getStorage', [key])
    const { name, symbol, decimals } = network.nativeCurrency
    return [
      {
        chainId: network.caipNetworkId,
        address: undefined,
        name,
        symbol,
        decimals,
        // Nodes answer nothing for an account that has never had anything.
        amount: value === null ? 0n : toAmount(value),
        price: undefined,
        value: undefined,
        imageUrl: network.assets?.imageUrl,
        note: undefined,
      },
    ]
  }
}

function toAmount(value: unknown): bigint {
  const bytes = /^0x([0-9a-f]{2}){32,}$/i.test(String(value)) ? fromHex(String(value)) : undefined
  if (bytes === undefined) throw new Error('The node returned no balance of the account')
  return BigInt(toHex(bytes.slice(...FREE).reverse()))
}
