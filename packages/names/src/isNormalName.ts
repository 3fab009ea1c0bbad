import { normalize } from 'viem/ens'

/** The longest name that is shown, in characters. */
const MAX_LENGTH = 60

/** Whether a name is in its normal form (ENSIP-15), in which no character passes for another, and short enough to show. */
export function isNormalName(name: string): boolean {
  if (name === '' || name.length > MAX_LENGTH) return false
  try {
    return normalize(name) === name
  } catch {
    return false
  }
}
