import { base58 } from '@scure/base'
import { ASSOCIATED } from './decode.ts'

const END = new TextEncoder().encode('ProgramDerivedAddress')
/** Addresses are tried from the last one down, and every second one fits. */
const TRIES = 32

/** True if this is the address at which everybody looks for an owner's account of a token: it is a digest of both. */
export async function isAssociated(
  address: string,
  { owner, program, mint }: { owner: string; program: string; mint: string },
): Promise<boolean> {
  const seeds = [owner, program, mint].flatMap((name) => [...base58.decode(name)])
  const end = [...base58.decode(ASSOCIATED), ...END]
  for (let bump = 255; bump > 255 - TRIES; bump--) {
    const digest = await crypto.subtle.digest('SHA-256', Uint8Array.from([...seeds, bump, ...end]))
    if (base58.encode(new Uint8Array(digest)) === address) return true
  }
  return false
}
