import * as v from 'valibot'
import type { Address } from 'viem'

/** The faucet waits for two transactions; a block of the development chain takes a second. */
const TIMEOUT_MS = 30_000

const answerSchema = v.object({ sent: v.array(v.object({ symbol: v.string(), amount: v.string() })) })

/**
 * Asks for test money.
 *
 * @returns whether any was sent: an account that has enough gets none
 * @throws the faucet does not answer, refuses, or says something else
 */
export async function askFaucet(faucet: string, address: Address) {
  const response = await fetch(new URL('/give', faucet), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`The faucet answered ${response.status}.`)
  return v.parse(answerSchema, await response.json()).sent.length > 0
}
