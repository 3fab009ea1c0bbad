import { solveChallenge as solve } from 'altcha-lib/v1'
import * as z from 'zod/mini'

/** Altcha's: the number is looked for whose digits behind the salt have this hash. */
const challengeSchema = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string(),
  maxnumber: z.number(),
  salt: z.string(),
  signature: z.string(),
})

/** Solves what a server asks of strangers. The browser hashes beside the page, which stays usable meanwhile. */
export async function solveChallenge(text: string): Promise<string> {
  const { maxnumber, ...challenge } = challengeSchema.parse(JSON.parse(text))
  const solution = await solve(challenge.challenge, challenge.salt, challenge.algorithm, maxnumber).promise
  return btoa(JSON.stringify({ ...challenge, number: solution?.number }))
}
