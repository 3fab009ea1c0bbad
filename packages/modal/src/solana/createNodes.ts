import { createNodes as createCheckedNodes } from '../rpc/createNodes.ts'
import { rpcOf } from '../rpc/rpcOf.ts'
import { chainOf } from './chains.ts'

/** Networks have the first characters of their genesis as their id. */
const ID_LENGTH = 32

/** The nodes of Solana's networks, each asked for its genesis first. */
export const createNodes = () =>
  createCheckedNodes({
    toNode: rpcOf,
    isOf: async (ask, { id }) => String(await ask('getGenesisHash', [])).slice(0, ID_LENGTH) === id,
    // A chain of this machine has a new genesis each time.
    isUnchecked: (network) => chainOf(network) === 'solana:localnet',
  })
