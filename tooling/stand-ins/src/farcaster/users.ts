import { type Hex, keccak256, toHex } from 'viem'

export type User = { fid: number; username: string; name: string; custodyKey: Hex }

/** For development chains: everybody knows it. */
const keyOf = (fid: number) => keccak256(toHex(`custody key of ${fid}`))

/** Whoever opens the app is one of these. */
export const USERS: readonly User[] = [
  { fid: 1001, username: 'ada', name: 'Ada Lovelace', custodyKey: keyOf(1001) },
  { fid: 1002, username: 'grace.eth', name: 'Grace Hopper', custodyKey: keyOf(1002) },
  { fid: 1003, username: '', name: 'Mary Shaw', custodyKey: keyOf(1003) },
]
