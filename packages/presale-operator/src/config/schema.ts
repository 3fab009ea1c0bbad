import { getAddress, isAddress, parseUnits } from 'viem'
import { z } from 'zod'
import { addScheduleIssues, addSupplyIssues } from './rules.ts'

// The YAML is read with every scalar as a string, so that no price passes through floating point
// and no address is taken for a number: the schemas below start from strings.

const FILL_IN = 'is empty; fill it in before deploying'

/** A scalar that must be filled in and match `pattern`. */
const text = (pattern: RegExp, expected: string) =>
  z
    .string({ error: ({ input }) => (input === undefined ? 'is missing' : `must be ${expected}`) })
    .refine((value) => value !== '', { error: FILL_IN, abort: true })
    .refine((value) => pattern.test(value), { error: `must be ${expected}` })

const address = text(/^0x[0-9a-fA-F]{40}$/, 'an address: 0x and 40 hexadecimal digits')
  .refine((value) => isAddress(value), {
    error: 'has a wrong checksum: copy the address again from its source',
  })
  .refine((value) => !/^0x0+$/.test(value), { error: 'must not be the zero address' })
  .transform((value) => getAddress(value))

const integer = (max: number) =>
  text(/^\d{1,15}$/, `a whole number from 0 to ${max}`)
    .transform(Number)
    .refine((value) => value <= max, { error: `must be a whole number from 0 to ${max}` })

/** Decimal number as an integer of 10⁻¹⁸ units. */
export const units = text(/^\d{1,20}(\.\d{1,18})?$/, 'a decimal number with at most 18 decimals').transform(
  (value) => parseUnits(value, 18),
)

/** UTC time as seconds since 1970. */
export const utcTime = text(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, 'a UTC time such as 2025-10-07T13:00:00Z')
  .refine(isOnCalendar, { error: 'is not a date of the calendar' })
  .transform((value) => Date.parse(value) / 1000)

/** `Date` takes 30 February for 2 March; only a date that is there comes back as it was. */
function isOnCalendar(utc: string) {
  const time = Date.parse(utc)
  return !Number.isNaN(time) && new Date(time).toISOString() === utc.replace('Z', '.000Z')
}

const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 } as const
const isTimeUnit = (unit: string): unit is keyof typeof SECONDS => unit in SECONDS

/** Duration such as `2d` or `10s` as seconds. */
const duration = text(/^\d{1,6}[smhd]$/, 'a duration such as 10s, 30m, 12h or 2d').transform((value) => {
  const unit = value.slice(-1)
  return Number(value.slice(0, -1)) * (isTimeUnit(unit) ? SECONDS[unit] : 1)
})

const anyText = text(/^\S+$/, 'text without spaces')

const item = z.strictObject({
  cap: integer(2 ** 32 - 1),
  yesPerUnit: units,
  walletLimit: integer(2 ** 32 - 1),
})

const symbol = text(/^[A-Za-z0-9.]{1,12}$/, 'a token symbol of 1 to 12 letters and digits')

const paymentToken = z.strictObject({
  symbol,
  address,
  decimals: integer(18).refine((value) => value > 0, { error: 'must be 1 to 18' }),
})

/** Schema of `config/<network>.yaml`. Amounts come out as `bigint`, times and durations as seconds. */
export const networkConfigSchema = z
  .strictObject({
    chainId: text(/^(56|97)$/, '56 (BNB smart chain) or 97 (its testnet)').transform((value): 56 | 97 =>
      value === '56' ? 56 : 97,
    ),
    development: text(/^(true|false)$/, 'true or false')
      .transform((value) => value === 'true')
      .default(false),
    publicOpenAt: utcTime,
    roles: z.strictObject({
      adminSafe: address,
      adminDelay: duration,
      operator: address,
      guardian: address,
      keeper: address,
      treasury: address,
      root: address,
      feeRecipient: address,
    }),
    yes: z.strictObject({ cap: units, unlockDeadline: utcTime }),
    nft: z.strictObject({ baseUri: text(/^\S+\/$/, 'a URI that ends with a slash') }),
    items: z.strictObject({ fragment: item, badge: item }),
    schedule: z
      .array(z.strictObject({ at: utcTime, usdPerYes: units }))
      .min(1)
      .max(64),
    tokens: z.array(paymentToken).min(1),
    whitelist: z.strictObject({ baseUrl: anyText }),
  })
  .superRefine((config, context) => {
    addScheduleIssues(config, context)
    addSupplyIssues(config, context)
  })

/** Values of one network: see config/devnet.yaml for an annotated example. */
export type NetworkConfig = z.output<typeof networkConfigSchema> & {
  /** Name of the file without its extension: two networks share chain id 56, so files are told apart by name. */
  network: string
}

/** A role that an account holds. */
export type RoleKey = Exclude<keyof NetworkConfig['roles'], 'adminDelay'>

/** `fragment` is id 1 and `badge` id 2, in the contracts and everywhere else. */
export const ITEM_IDS = { fragment: 1, badge: 2 } as const
