/** Labels that would pass for the operator or a role. The configuration can add more. */
const RESERVED = [
  'account',
  'admin',
  'administrator',
  'airdrop',
  'billing',
  'contact',
  'foyer',
  'gateway',
  'genesis',
  'help',
  'info',
  'localhost',
  'login',
  'mail',
  'moderator',
  'null',
  'official',
  'operator',
  'owner',
  'payment',
  'payments',
  'postmaster',
  'presale',
  'root',
  'security',
  'service',
  'staff',
  'support',
  'system',
  'team',
  'treasury',
  'undefined',
  'wallet',
  'webmaster',
]

/** Characters that pass for another in many fonts. */
const LOOK_ALIKES: Record<string, string> = { 0: 'o', 1: 'l', 5: 's', i: 'l' }

const skeletonOf = (label: string) => label.replace(/[015i]/g, (character) => LOOK_ALIKES[character] ?? '')

/**
 * True if a text can be the label of a name. Only ASCII passes, so that no character of another script does for one of
 * these, and no `--`, so that no label is Punycode.
 */
export const isLabel = (text: string) => /^[a-z0-9-]{4,63}$/.test(text) && !/^-|-$|--/.test(text)

/** Tells reserved labels, and those that look like one. `added` are the operator's own. */
export function createReserved(added: readonly string[]) {
  const skeletons = new Set([...RESERVED, ...added].map(skeletonOf))
  return (label: string) => skeletons.has(skeletonOf(label))
}

const COUNT = 5
const LONGEST = 63

/** Labels near to what a user is typing, the text itself first. */
export function suggestLabels(text: string): string[] {
  const base = text.slice(0, LONGEST).replace(/-+$/, '')
  const near = [base, `${base}-1`, `${base}-wallet`, `the-${base}`, `${base}-2`, `${base}-3`]
  return near.filter(isLabel).slice(0, COUNT)
}
