import { SYSTEM_PROGRAM } from './accounts.ts'
import { type Action, BUDGET } from './decode.ts'
import type { SolanaMessage } from './readTransaction.ts'
import type { Key } from './resolveKeys.ts'

/** In lamports, for each signature. */
const SIGNATURE_FEE = 5_000n
/** For each instruction where the transaction names no limit: of the network's own programs, of others, and in all. */
const OWN_UNITS = 3_000n
const UNITS = 200_000n
const MOST_UNITS = 1_400_000n

/** Programs of the network that check signatures. It is paid for each: the first byte says how many. */
const VERIFIERS: readonly (string | undefined)[] = [
  'Ed25519SigVerify111111111111111111111111111',
  'KeccakSecp256k11111111111111111111111111111',
  'Secp256r1SigVerify1111111111111111111111111',
]

/**
 * The fee of the network, in lamports: for all signatures, and the price of priority. Without a limit some networks
 * count each instruction alike: `most` is what those take.
 */
export function feeOf(
  { signers, instructions }: SolanaMessage,
  keys: readonly Key[],
  actions: readonly Action[],
): { least: bigint; most: bigint } {
  let signatures = BigInt(signers)
  let units = 0n
  for (const { program, data } of instructions) {
    const name = keys[program]?.address
    const isVerifier = VERIFIERS.includes(name)
    if (isVerifier) signatures += BigInt(data[0] ?? 0)
    units += isVerifier || name === SYSTEM_PROGRAM || name === BUDGET ? OWN_UNITS : UNITS
  }
  const price = actions.find(({ kind }) => kind === 'computePrice')
  const limit = actions.find(({ kind }) => kind === 'computeLimit')
  const feeFor = (count: bigint) => {
    const asked = limit?.kind === 'computeLimit' ? limit.units : count
    const charged = asked < MOST_UNITS ? asked : MOST_UNITS
    const offered = price?.kind === 'computePrice' ? (price.price * charged + 999_999n) / 1_000_000n : 0n
    return SIGNATURE_FEE * signatures + offered
  }
  return { least: feeFor(units), most: feeFor(UNITS * BigInt(instructions.length)) }
}
