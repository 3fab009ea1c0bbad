import { ponder } from 'ponder:registry'
import { reward, rewardBalance, withdrawal } from 'ponder:schema'
import { eventPosition } from './eventPosition.ts'

ponder.on('RewardVault:RewardCredited', async ({ event, context: { db } }) => {
  const { user, token, amount } = event.args
  const recorded = await db
    .insert(reward)
    .values({ id: event.id, ...event.args, ...eventPosition(event) })
    .onConflictDoNothing()
  if (recorded === null) return
  await db
    .insert(rewardBalance)
    .values({ user, token, earned: amount, pending: 0n, claimed: 0n })
    .onConflictDoUpdate((balance) => ({ earned: balance.earned + amount }))
})

ponder.on('RewardVault:WithdrawalRequested', async ({ event, context: { db } }) => {
  const { user, token, amount } = event.args
  const recorded = await db
    .insert(withdrawal)
    .values({ ...event.args, ...eventPosition(event) })
    .onConflictDoNothing()
  if (recorded === null) return
  await db.update(rewardBalance, { user, token }).set((balance) => ({ pending: balance.pending + amount }))
})

ponder.on('RewardVault:WithdrawalSettled', async ({ event, context: { db } }) => {
  const { id, user, token, settler, received } = event.args
  const requested = await db.find(withdrawal, { id })
  if (requested === null) throw new Error(`Withdrawal ${id} was settled but never requested.`)
  if (requested.received !== null) return
  const { timestamp, transactionHash } = eventPosition(event)
  await db
    .update(withdrawal, { id })
    .set({ received, settler, settledAt: timestamp, settledTransactionHash: transactionHash })
  const { amount } = requested
  await db.update(rewardBalance, { user, token }).set((balance) => ({
    pending: balance.pending - amount,
    claimed: balance.claimed + amount,
  }))
})
