import type { Profile } from '@foyer/modal-core'
import { cleanIcon, cleanProfileName } from '@foyer/modal-core/page'
import { parseUrl } from '../floor.ts'

/** 0x and no letter above F: what could be taken for an address must not stand for another account. */
const ADDRESS_LIKE = /^0x[a-f\P{L}]*$/iu

/** A profile that is safe to draw, or undefined when nothing is left of the answer. */
export function toProfile(answer: unknown, imageOrigins: readonly string[]): Profile | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const { name: text, image: url } = answer as { name?: unknown; image?: unknown }
  const cleaned = cleanProfileName(text)
  const name = cleaned !== undefined && ADDRESS_LIKE.test(cleaned) ? undefined : cleaned
  const image = cleanIcon(url) ?? remoteImage(url, imageOrigins)
  return name === undefined && image === undefined ? undefined : { name, image }
}

function remoteImage(value: unknown, origins: readonly string[]) {
  const url = typeof value === 'string' ? parseUrl(value) : undefined
  return url?.protocol === 'https:' && origins.includes(url.origin) ? url.href : undefined
}
