import { normalize } from 'viem/ens'

/** The longest name that registries encode (DNS), in UTF-16 code units. */
const MAX_LENGTH = 255
/** Full stops that input methods write between labels. ENSIP-15 has none of them, so nothing else can be meant. */
const FULL_STOPS = /[。．｡]/g
/** Marks of direction, which pages put around a name that is copied. */
const DIRECTIONS = /^[\u200e\u200f\u202a-\u202e\u2066-\u2069]+|[\u200e\u200f\u202a-\u202e\u2066-\u2069]+$/g

/**
 * The normal form (ENSIP-15) of a typed name, in which no character passes for another. Undefined for a
 * text that cannot be a name.
 *
 * @example
 * toNormalName('Alice。BNB') // 'alice.bnb'
 * toNormalName('al_ice.bnb') // undefined
 */
export function toNormalName(text: string): string | undefined {
  const name = text.replace(DIRECTIONS, '').trim().replace(FULL_STOPS, '.')
  if (name.length > MAX_LENGTH || name.split('.').includes('')) return undefined
  try {
    return normalize(name)
  } catch {
    return undefined
  }
}
