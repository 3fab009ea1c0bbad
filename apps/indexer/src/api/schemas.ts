import * as z from 'zod'

/**
 * Shapes of the read API's answers, for its clients too: this file imports nothing but zod.
 * Amounts and ids are decimal strings, for they exceed what a JSON number holds; addresses and hashes are lower case;
 * times are Unix seconds of the chain's clock.
 */

/** The longest that a 256-bit integer has. */
const MAX_DIGITS = 78
/** The last second that a date can tell: 8.64e15 milliseconds. */
const MAX_TIMESTAMP = 8_640_000_000_000

const decimal = z
  .string()
  .max(MAX_DIGITS)
  .regex(/^\d+$/)
  .meta({ description: 'A non-negative integer, decimal.' })
const hexOf = (digits: RegExp) => z.templateLiteral(['0x', z.string().regex(digits)])
const address = hexOf(/^[0-9a-f]{40}$/)
const hash = hexOf(/^[0-9a-f]{64}$/)
const bytes = hexOf(/^([0-9a-f]{2})*$/)
const count = z.int().nonnegative()
const timestamp = count.max(MAX_TIMESTAMP).meta({ description: 'Unix seconds.' })

/** A time that the AccessManager was given: any number of its 48 bits, so possibly beyond every date. */
const schedule = count.max(2 ** 48 - 1)

const asOfSchema = z
  .object({ blockNumber: count, timestamp })
  .meta({ id: 'AsOf', description: 'The newest block that the answer takes in.' })

const eventId = z
  .string()
  .regex(/^\d{75}$/)
  .meta({ description: 'Of the event; sorts in chain order.' })
const position = { blockNumber: count, timestamp, transactionHash: hash }

/** @property nextCursor null on the last page */
export type Page<item> = {
  asOf: { blockNumber: number; timestamp: number }
  items: item[]
  nextCursor: string | null
}

const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ asOf: asOfSchema, items: z.array(item), nextCursor: z.string().nullable() })

export const purchaseSchema = z
  .object({
    id: eventId,
    purchaseId: decimal,
    buyer: address,
    inviter: address,
    itemId: count,
    quantity: count,
    payToken: address,
    cost: decimal,
    yesAmount: decimal,
    price: decimal.meta({ description: 'USD per YES, 18 decimals.' }),
    reward: decimal.meta({ description: 'What the inviter earned, in units of payToken.' }),
    ...position,
  })
  .meta({ id: 'Purchase' })
export type Purchase = z.infer<typeof purchaseSchema>

export const referralSchema = z
  .object({
    id: eventId,
    user: address,
    inviter: address,
    code: z.string().meta({ description: 'The invitation code that the user got.' }),
    inviterCode: z.string(),
    directCount: count.meta({ description: 'Direct invitees of the inviter after this one.' }),
    ...position,
  })
  .meta({ id: 'Referral' })
export type Referral = z.infer<typeof referralSchema>

export const rewardSchema = z
  .object({ id: eventId, user: address, token: address, amount: decimal, ...position })
  .meta({ id: 'Reward' })
export type Reward = z.infer<typeof rewardSchema>

const withdrawalRequest = {
  id: decimal,
  user: address,
  token: address,
  amount: decimal,
  fee: decimal,
  gasFee: decimal,
  net: decimal.meta({
    description: 'amount − fee − gasFee: what the user receives unless they settle it themselves.',
  }),
  ...position,
}
export const withdrawalSchema = z
  .discriminatedUnion('status', [
    z.object({ status: z.literal('processing'), ...withdrawalRequest }),
    z.object({
      status: z.literal('success'),
      ...withdrawalRequest,
      received: decimal,
      settler: address,
      settledAt: timestamp,
      settledTransactionHash: hash,
    }),
  ])
  .meta({ id: 'Withdrawal' })
export type Withdrawal = z.infer<typeof withdrawalSchema>

export const operationSchema = z
  .object({
    id: eventId,
    hash: hash.meta({ description: 'The operationId of the AccessManager.' }),
    nonce: count,
    status: z.enum(['scheduled', 'executed', 'cancelled']),
    caller: address,
    target: address,
    data: bytes,
    readyAt: schedule.meta({
      description: 'Unix seconds from which it may be executed, for a week; may be beyond every date.',
    }),
    ...position,
  })
  .meta({ id: 'Operation', description: 'An administrative call that was scheduled.' })
export type Operation = z.infer<typeof operationSchema>

export const roleMemberSchema = z
  .object({
    id: eventId,
    role: decimal.meta({ description: 'Number of the role in the AccessManager; 0 is its admin.' }),
    account: address,
    ...position,
  })
  .meta({ id: 'RoleMember', description: 'An account that holds a role, and when it was granted.' })
export type RoleMember = z.infer<typeof roleMemberSchema>

const sales = {
  itemId: count,
  payToken: address,
  purchases: count,
  quantity: decimal,
  cost: decimal,
  yesAmount: decimal,
  reward: decimal,
}
export const totalSchema = z.object(sales).meta({ id: 'Total' })
export type Total = z.infer<typeof totalSchema>

export const dailyTotalSchema = z
  .object({ day: z.iso.date().meta({ description: 'UTC.' }), ...sales })
  .meta({ id: 'DailyTotal' })
export type DailyTotal = z.infer<typeof dailyTotalSchema>

export const rewardBalanceSchema = z
  .object({ token: address, earned: decimal, available: decimal, pending: decimal, claimed: decimal })
  .meta({ id: 'RewardBalance', description: 'Gross; earned = available + pending + claimed.' })
export type RewardBalance = z.infer<typeof rewardBalanceSchema>

export const purchasesPageSchema = pageOf(purchaseSchema).meta({ id: 'PurchasesPage' })
export const referralsPageSchema = pageOf(referralSchema).meta({ id: 'ReferralsPage' })
export const rewardsPageSchema = pageOf(rewardSchema).meta({ id: 'RewardsPage' })
export const withdrawalsPageSchema = pageOf(withdrawalSchema).meta({ id: 'WithdrawalsPage' })
export const operationsPageSchema = pageOf(operationSchema).meta({ id: 'OperationsPage' })
export const rolesPageSchema = pageOf(roleMemberSchema).meta({ id: 'RolesPage' })
export const dailyTotalsPageSchema = pageOf(dailyTotalSchema).meta({ id: 'DailyTotalsPage' })

export const userSchema = z
  .object({
    asOf: asOfSchema,
    address,
    referrer: referralSchema.nullable().meta({ description: 'How the user was bound; null until then.' }),
    directCount: count,
    rewards: z.array(rewardBalanceSchema),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof userSchema>

export const totalsSchema = z
  .object({ asOf: asOfSchema, items: z.array(totalSchema) })
  .meta({ id: 'Totals', description: 'The whole sale, for each item and token.' })

export const summarySchema = z
  .object({
    asOf: asOfSchema,
    buyers: count.meta({ description: 'Wallets that have bought.' }),
    rewards: z.array(rewardBalanceSchema).meta({ description: 'Of all users.' }),
  })
  .meta({ id: 'Summary' })
export type Summary = z.infer<typeof summarySchema>

export const statusSchema = z
  .object({
    status: z
      .enum(['backfilling', 'live', 'stalled'])
      .meta({ description: 'stalled: it was live, and is more than two minutes behind the chain.' }),
    network: z.string(),
    chainId: count,
    lagSeconds: count.meta({ description: 'How far asOf is behind the newest block of the chain.' }),
    asOf: asOfSchema,
  })
  .meta({ id: 'Status' })
export type Status = z.infer<typeof statusSchema>

export const homeSchema = z
  .object({
    asOf: asOfSchema,
    chainId: count,
    lens: address.meta({ description: 'The contract that was asked.' }),
    data: bytes.meta({
      description: 'What `home` of the PresaleLens returns for the zero address, ABI-encoded.',
    }),
  })
  .meta({ id: 'Home' })
export type Home = z.infer<typeof homeSchema>
