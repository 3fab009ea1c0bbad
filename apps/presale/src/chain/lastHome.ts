import { presaleLensAbi } from '@foyer/presale-contracts'
import { type Address, decodeFunctionResult, encodeFunctionResult, isHex } from 'viem'
import type { LastKnown } from './createLastKnown.ts'
import type { HomeView } from './homeQuery.ts'

/** The home view that was read last, and when, in milliseconds. */
export type LastHome = { view: HomeView; savedAt: number }

const home = { abi: presaleLensAbi, functionName: 'home' } as const
const slotOf = (account: Address | undefined) => (account === undefined ? 'visitor' : 'account')

/** Kept as the contract encodes it: its ABI is the schema that it is read back by. */
export function saveHome(lastKnown: LastKnown, account: Address | undefined, view: HomeView) {
  lastKnown.save(slotOf(account), account, encodeFunctionResult({ ...home, result: view }))
}

export function loadHome(lastKnown: LastKnown, account: Address | undefined): LastHome | undefined {
  const { data, savedAt = 0 } = lastKnown.load(slotOf(account), account) ?? {}
  if (!isHex(data)) return undefined
  try {
    return { view: decodeFunctionResult({ ...home, data }), savedAt }
  } catch {
    return undefined
  }
}
