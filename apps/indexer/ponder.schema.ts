import { index, onchainTable, primaryKey } from 'ponder'

/**
 * Rows made from one event have the event's id as key. It is unique, and its text order is chain order,
 * so it is what lists are sorted and paged by. A replayed event meets its own row and changes nothing.
 */

/** `Presale.Purchased`. Amounts in units of `payToken`; `price` in USD per YES, 18 decimals. */
export const purchase = onchainTable(
  'purchase',
  (t) => ({
    id: t.text().primaryKey(),
    purchaseId: t.bigint().notNull(),
    buyer: t.hex().notNull(),
    inviter: t.hex().notNull(),
    itemId: t.integer().notNull(),
    quantity: t.integer().notNull(),
    payToken: t.hex().notNull(),
    cost: t.bigint().notNull(),
    yesAmount: t.bigint().notNull(),
    price: t.bigint().notNull(),
    reward: t.bigint().notNull(),
    blockNumber: t.int8({ mode: 'number' }).notNull(),
    timestamp: t.int8({ mode: 'number' }).notNull(),
    transactionHash: t.hex().notNull(),
  }),
  (table) => ({ byBuyer: index().on(table.buyer, table.id) }),
)

/** `Referral.InviterBound`: an edge of the inviter forest. */
export const referral = onchainTable(
  'referral',
  (t) => ({
    id: t.text().primaryKey(),
    user: t.hex().notNull(),
    inviter: t.hex().notNull(),
    code: t.text().notNull(),
    inviterCode: t.text().notNull(),
    /** Direct invitees of `inviter` after this bind. */
    directCount: t.integer().notNull(),
    blockNumber: t.int8({ mode: 'number' }).notNull(),
    timestamp: t.int8({ mode: 'number' }).notNull(),
    transactionHash: t.hex().notNull(),
  }),
  (table) => ({
    byUser: index().on(table.user),
    byInviter: index().on(table.inviter, table.id),
    byCode: index().on(table.code),
    byInviterCode: index().on(table.inviterCode),
  }),
)

/** `RewardVault.RewardCredited`: what an inviter earned from one purchase. */
export const reward = onchainTable(
  'reward',
  (t) => ({
    id: t.text().primaryKey(),
    user: t.hex().notNull(),
    token: t.hex().notNull(),
    amount: t.bigint().notNull(),
    blockNumber: t.int8({ mode: 'number' }).notNull(),
    timestamp: t.int8({ mode: 'number' }).notNull(),
    transactionHash: t.hex().notNull(),
  }),
  (table) => ({ byUser: index().on(table.user, table.id) }),
)

/** A user's rewards in one token, gross, as the vault's `balanceOf`; available = earned − pending − claimed. */
export const rewardBalance = onchainTable(
  'reward_balance',
  (t) => ({
    user: t.hex().notNull(),
    token: t.hex().notNull(),
    earned: t.bigint().notNull(),
    pending: t.bigint().notNull(),
    claimed: t.bigint().notNull(),
  }),
  (table) => ({ key: primaryKey({ columns: [table.user, table.token] }) }),
)

/** `RewardVault.WithdrawalRequested`, joined by `WithdrawalSettled`. The key is the vault's own, which only rises. */
export const withdrawal = onchainTable(
  'withdrawal',
  (t) => ({
    id: t.bigint().primaryKey(),
    user: t.hex().notNull(),
    token: t.hex().notNull(),
    amount: t.bigint().notNull(),
    fee: t.bigint().notNull(),
    gasFee: t.bigint().notNull(),
    net: t.bigint().notNull(),
    blockNumber: t.int8({ mode: 'number' }).notNull(),
    timestamp: t.int8({ mode: 'number' }).notNull(),
    transactionHash: t.hex().notNull(),
    received: t.bigint(),
    settler: t.hex(),
    settledAt: t.int8({ mode: 'number' }),
    settledTransactionHash: t.hex(),
  }),
  (table) => ({
    byUser: index().on(table.user, table.id),
    // The few that are not paid yet, among however many that are.
    bySettledAt: index().on(table.settledAt, table.id),
  }),
)

/** `AccessManager.OperationScheduled`, joined by its end. A call that is scheduled again has the next nonce. */
export const operation = onchainTable(
  'operation',
  (t) => ({
    id: t.text().notNull(),
    /** The operation's id in the AccessManager; `id` is Ponder's own name. */
    hash: t.hex().notNull(),
    nonce: t.integer().notNull(),
    caller: t.hex().notNull(),
    target: t.hex().notNull(),
    data: t.hex().notNull(),
    readyAt: t.int8({ mode: 'number' }).notNull(),
    status: t.text().$type<'scheduled' | 'executed' | 'cancelled'>().notNull(),
    blockNumber: t.int8({ mode: 'number' }).notNull(),
    timestamp: t.int8({ mode: 'number' }).notNull(),
    transactionHash: t.hex().notNull(),
  }),
  (table) => ({
    key: primaryKey({ columns: [table.hash, table.nonce] }),
    byId: index().on(table.id),
  }),
)

/** `AccessManager.RoleGranted`: an account that holds a role, until `RoleRevoked`. */
export const roleMember = onchainTable(
  'role_member',
  (t) => ({
    id: t.text().notNull(),
    role: t.bigint().notNull(),
    account: t.hex().notNull(),
    blockNumber: t.int8({ mode: 'number' }).notNull(),
    timestamp: t.int8({ mode: 'number' }).notNull(),
    transactionHash: t.hex().notNull(),
  }),
  (table) => ({ key: primaryKey({ columns: [table.role, table.account] }) }),
)

/** Sales of one item for one token on one UTC day. The key sorts by day, then item, then token. */
export const dailyTotal = onchainTable('daily_total', (t) => ({
  id: t.text().primaryKey(),
  day: t.text().notNull(),
  itemId: t.integer().notNull(),
  payToken: t.hex().notNull(),
  purchases: t.integer().notNull(),
  quantity: t.bigint().notNull(),
  cost: t.bigint().notNull(),
  yesAmount: t.bigint().notNull(),
  reward: t.bigint().notNull(),
}))
