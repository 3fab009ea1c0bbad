import { isEqual } from '../shared/bytes.ts'
import { type Check, type Finding, ok, todo } from './types.ts'

/** The settings have refused a key ring or a pepper that is missing or of another length. */
export const checkKeys: Check = async ({ settings: { roles } }) => {
  const all = roles.flatMap(({ role, keyRing, pepper }) => [
    ...[...keyRing.keys].map(([kid, key]) => ({ name: `key ${kid} of ${role}`, key })),
    { name: `pepper of ${role}`, key: pepper },
  ])
  const encode = (key: Uint8Array) => Buffer.from(key).toString('base64')
  const shared = all.flatMap(({ name, key }, index): Finding[] =>
    all
      .slice(index + 1)
      .filter((other) => isEqual(encode(key), encode(other.key)))
      .map((other) => todo(`keys: ${name} and ${other.name} are the same. Create one for each.`)),
  )
  if (shared.length > 0) return shared
  return roles.map(({ role, keyRing: { current, keys } }) =>
    ok(
      `keys of ${role}: ${keys.size === 1 ? 'one key' : `${keys.size} keys`}, ${current} is the current one; the pepper has 32 bytes`,
    ),
  )
}
