import { hexToBigInt, isHex, zeroAddress } from 'viem'
import { createRegistry } from '../shared/farcaster/createRegistry.ts'
import { describeFailure } from './describeFailure.ts'
import { requestRpc } from './request.ts'
import { type Check, ok, skipped, todo } from './types.ts'

const OPTIMISM = 10n

/** Asks the node of Farcaster's chain whether it is one, and has the registry. */
export const checkFarcaster: Check = async ({ settings: { farcasterRpcUrl, siteOrigin } }) => {
  if (farcasterRpcUrl === undefined)
    return [skipped('Farcaster: there is no WALLET_FARCASTER_RPC_URL, so there are no logins with it')]
  const { host } = new URL(farcasterRpcUrl)
  try {
    const { result } = await requestRpc(farcasterRpcUrl, 'eth_chainId', [], siteOrigin)
    if (!isHex(result) || hexToBigInt(result) !== OPTIMISM)
      return [todo(`Farcaster: ${host} is no node of Optimism. Correct WALLET_FARCASTER_RPC_URL.`)]
  } catch (error) {
    return [todo(`Farcaster: ${host} ${describeFailure(error)}. Correct WALLET_FARCASTER_RPC_URL.`)]
  }
  try {
    await createRegistry(farcasterRpcUrl)(zeroAddress)
    return [ok(`Farcaster: ${host} is a node of Optimism, and its registry of ids answers`)]
  } catch {
    return [todo(`Farcaster: ${host} does not read the registry of ids. Take another node.`)]
  }
}
