import { decodeFunctionData, encodeFunctionData } from 'viem'
import { ACCOUNT_ABI } from './accountAbi.ts'

/**
 * The calls that the account makes for the data of an operation. Undefined for what does not encode to the same bytes
 * again: nothing can hide behind the calls.
 */
export function decodeCalls(callData: unknown) {
  const data = callData as `0x${string}`
  try {
    const decoded = decodeFunctionData({ abi: ACCOUNT_ABI, data })
    if (encodeFunctionData({ abi: ACCOUNT_ABI, ...decoded }) === data.toLowerCase()) {
      if (decoded.functionName === 'executeBatch' && decoded.args[0].length > 0) return decoded.args[0]
      if (decoded.functionName === 'execute') {
        const [target, value, data] = decoded.args
        return [{ target, value, data }]
      }
    }
  } catch {
    // The data is of no function of the account.
  }
  return undefined
}
