import { checksum } from './checksum.ts'

const ADDRESS = /^0x[0-9a-f]{40}$/i

/** The addresses in a wallet's answer, with their checksums; anything else in it is dropped. */
export function toAddresses(answer: unknown): string[] {
  if (!Array.isArray(answer)) return []
  const texts = answer.filter((value): value is string => typeof value === 'string' && ADDRESS.test(value))
  return texts.map(checksum)
}
