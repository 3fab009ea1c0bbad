import type { RpcRequest } from './createPost.ts'
import { RpcRefusedError } from './errors.ts'
import { toBigInt } from './quantity.ts'

/** The GasPriceOracle, which every chain of the OP stack has. */
const ORACLE = '0x420000000000000000000000000000000000000F'
/** `l1BaseFee()` */
const BASE_FEE = '0x519b4bd3'

/** The oracle's answer. Undefined if it refuses the call; `0x` on chains that have none. */
export const askOracle = (rpc: RpcRequest, data: string) =>
  rpc('eth_call', [{ to: ORACLE, data }, 'latest']).catch((error: unknown) => {
    if (!(error instanceof RpcRefusedError)) throw error
  })

/** True if a chain takes more than the gas, for what it stores on the chain beneath it. */
export const isRollup = async (rpc: RpcRequest) => toBigInt(await askOracle(rpc, BASE_FEE)) !== undefined
