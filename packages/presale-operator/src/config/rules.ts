import { parseUrl } from '@foyer/kit'
import { isTooFine, TOO_FINE } from '../schedule/planSteps.ts'

type Step = { at: number; usdPerYes: bigint }
type Item = { cap: number; yesPerUnit: bigint }
type Values = {
  publicOpenAt: number
  schedule: Step[]
  items: Record<'fragment' | 'badge', Item>
  yes: { cap: bigint; unlockDeadline: number }
  nft: { baseUri: string }
  tokens: { symbol: string; address: string }[]
  roles: { adminDelay: number }
  development: boolean
  whitelist: { baseUrl: string }
}

/** Takes one problem and the place in the file it belongs to. */
type Context = { addIssue(issue: { code: 'custom'; path: (string | number)[]; message: string }): void }

const ONE = 10n ** 18n
const MICRO_USD = 10n ** 12n
const MIN_ADMIN_DELAY = 2 * 86_400
const MAX_ADMIN_DELAY = 30 * 86_400

/** Dates follow each other, steps rise in time and price, and no price is finer than a millionth of a dollar, of YES or of an item. */
export function addScheduleIssues({ schedule, items, publicOpenAt, yes }: Values, context: Context) {
  const [first] = schedule
  if (first !== undefined && first.at > publicOpenAt)
    context.addIssue({
      code: 'custom',
      path: ['publicOpenAt'],
      message:
        'is before the first step of the schedule: there is no price yet, and no time for listed buyers',
    })
  if (yes.unlockDeadline <= publicOpenAt)
    context.addIssue({
      code: 'custom',
      path: ['yes', 'unlockDeadline'],
      message: 'must be later than publicOpenAt: from then on anybody may let YES be transferred',
    })
  schedule.forEach((step, index) => {
    const add = (key: string, message: string) =>
      context.addIssue({ code: 'custom', path: ['schedule', index, key], message })
    const previous = schedule[index - 1]
    if (step.usdPerYes === 0n) add('usdPerYes', 'must be above zero')
    if (previous !== undefined && step.at <= previous.at) add('at', 'must be later than the step before')
    if (previous !== undefined && step.usdPerYes <= previous.usdPerYes)
      add('usdPerYes', 'must be higher than in the step before: the price never falls')
    if (isTooFine(step.usdPerYes)) {
      add('usdPerYes', TOO_FINE)
      return
    }
    for (const [name, { yesPerUnit }] of Object.entries(items)) {
      const scaledPrice = step.usdPerYes * yesPerUnit
      if (scaledPrice % (ONE * MICRO_USD) !== 0n)
        add('usdPerYes', `makes one ${name} cost a fraction of 0.000001 USD, which buyers cannot read`)
    }
  })
}

/** Supply fits its cap; payment tokens are distinct; a live network keeps the two-day notice and is read from the web. */
export function addSupplyIssues(
  { items, yes, nft, tokens, roles, development, whitelist }: Values,
  context: Context,
) {
  const add = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message })
  const sold = Object.values(items).reduce((sum, { cap, yesPerUnit }) => sum + BigInt(cap) * yesPerUnit, 0n)
  if (sold > yes.cap)
    add(['yes', 'cap'], `is below the ${sold / ONE} YES that the items mint when all are sold`)
  for (const [name, { cap, yesPerUnit }] of Object.entries(items))
    if (cap === 0 || yesPerUnit === 0n) add(['items', name], 'needs a cap and a yesPerUnit above zero')
  tokens.forEach(({ address, symbol }, index) => {
    if (tokens.findIndex((other) => other.address === address) !== index)
      add(['tokens', index, 'address'], 'is listed twice')
    if (tokens.findIndex((other) => other.symbol === symbol) !== index)
      add(['tokens', index, 'symbol'], 'is listed twice: commands and buyers tell tokens apart by it')
  })
  if (roles.adminDelay > MAX_ADMIN_DELAY)
    add(
      ['roles', 'adminDelay'],
      'must be at most 30d: nothing could be corrected in time, the delay included',
    )
  if (development) return
  if (!isPublicFolder(whitelist.baseUrl, ['https:']))
    add(
      ['whitelist', 'baseUrl'],
      'must begin with https:// outside development, with nothing after the path: buyers read it',
    )
  if (!isPublicFolder(nft.baseUri, ['https:', 'ipfs:', 'ar:']))
    add(['nft', 'baseUri'], 'must begin with ipfs://, ar:// or https:// outside development: wallets read it')
  if (roles.adminDelay < MIN_ADMIN_DELAY)
    add(['roles', 'adminDelay'], 'must be at least 2d outside development: buyers are promised that notice')
}

/** True if anyone can read a folder: its URL has a host, and no credentials, query or placeholders. */
function isPublicFolder(text: string, protocols: readonly string[]) {
  const url = parseUrl(text)
  if (url === undefined || /[<>?#]/.test(text)) return false
  const { protocol, host, username } = url
  return protocols.includes(protocol) && host !== '' && username === ''
}
