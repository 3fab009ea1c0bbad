import { toHex } from '../rpc/quantity.ts'

type Hex = `0x${string}`

/** More calls than that do not fit on a screen that somebody reads. */
export const MAX_CALLS = 10

const WORD = 64
const ID = new RegExp(`^0x[\\da-f]{${WORD}}(?:[\\da-f]{${WORD}}){1,${MAX_CALLS}}$`)

/** The id of calls that are sent as one request: their chain and the hashes of all transactions, so that nothing is kept. */
export const toCallsId = (chainId: number, hashes: readonly Hex[]): Hex =>
  `0x${[toHex(chainId), ...hashes].map((word) => word.slice(2).padStart(WORD, '0')).join('')}`

/** Undefined for what is no id of ours. */
export function readCallsId(id: string): { chainId: number; hashes: Hex[] } | undefined {
  if (!ID.test(id)) return undefined
  const [chainId = '', ...hashes] = id.slice(2).match(new RegExp(`.{${WORD}}`, 'g')) ?? []
  return { chainId: Number(`0x${chainId}`), hashes: hashes.map((hash): Hex => `0x${hash}`) }
}
